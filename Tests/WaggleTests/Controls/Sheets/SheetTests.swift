import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTestKit

private struct NoteKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Notes: View {
  var detents: Set<PresentationDetent> = [.large]
  var isFixed = false
  var log: Log?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack {
      Text(verbatim: "\(isPresented), \(width == .compact ? "compact" : "regular")")
      Button("Done") { dismiss() }
      Text("Fixed").interactiveDismissDisabled(isFixed)
    }
    .preference(key: NoteKey.self, value: "inside")
    .presentationDetents(detents)
    .onDisappear { log?.add("gone") }
  }
}

private struct Page<Presented: View>: View {
  var log: Log?
  var refuses = false
  @ViewBuilder let notes: Presented
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      Button("Count") { log?.add("count") }
    }
    .sheet(isPresented: shown, onDismiss: { log?.add("dismissed") }) { notes }
    .onDisappear { log?.add("page gone") }
  }

  private var shown: Binding<Bool> {
    Binding {
      isOpen
    } set: {
      if !refuses { isOpen = $0 }
    }
  }
}

@MainActor private func open<V: View>(
  width: CGFloat = 390, _ log: Log? = nil, refuses: Bool = false, @ViewBuilder _ notes: () -> V
) throws -> TestHost {
  let notes = notes()
  let host = TestHost(size: CGSize(width: width, height: 844)) {
    Page(log: log, refuses: refuses) { notes }
  }
  try host.find(label: "Open").tap()
  host.advance(by: 2)
  return host
}

@MainActor extension TestHost {
  fileprivate var isOpen: Bool { dialog != nil }
  fileprivate var sheet: CGRect {
    get throws { try find(role: .dialog).frame.rounded }
  }

  fileprivate func drag(_ from: CGFloat, _ to: CGFloat) {
    drag(from: CGPoint(x: 100, y: from), to: CGPoint(x: 100, y: to), steps: 8)
    advance(by: 2)
  }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
  }
}

/// The top edge of the white panel as it is drawn.
@MainActor private func drawnTop(_ host: TestHost) -> CGFloat {
  let lines = host.displayList.description.split(separator: "\n")
  let panel = lines.last { $0.hasSuffix("#FFFFFF") && $0.contains("rect (") }
  let numbers = panel?.split(separator: "(").last?.split(separator: " ") ?? []
  return numbers.count > 1 ? CGFloat(Double(numbers[1]) ?? -1) : -1
}

@MainActor @Suite struct SheetTests {
  @Test func `C130: a large sheet begins 31 points below the top edge, a medium one floats`() throws
  {
    #expect(try open { Notes() }.sheet == CGRect(x: 0, y: 31, width: 390, height: 813))
    let medium = try open { Notes(detents: [.medium]) }
    #expect(try medium.sheet == CGRect(x: 6, y: 394, width: 378, height: 444))
    let (first, last) = (try medium.find(label: "true, compact"), try medium.find(label: "Fixed"))
    #expect(abs(first.frame.midX - 195) < 1)
    #expect(abs((first.frame.minY + last.frame.maxY) / 2 - 616) < 1)
  }

  @Test func `C130: a sheet slides in, and is in the tree at once`() throws {
    let host = TestHost.phone(height: 844) { Page { Notes() } }
    try host.find(label: "Open").tap()
    #expect(try host.sheet.minY == 31)
    #expect(drawnTop(host) > 800)
    host.advance(by: 0.1)
    #expect((100..<800).contains(drawnTop(host)))
    try host.find(label: "Done").tap()
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }

  @Test func `C130: with reduced motion it fades where it is`() throws {
    let host = TestHost.phone(height: 844) { Page { Notes() } }
    host.reducesMotion = true
    try host.find(label: "Open").tap()
    #expect(try host.sheet.minY == 31)
  }

  @Test func `C130: on macOS the sheet is in the middle, 20 points around its content`() throws {
    let host = TestHost(size: CGSize(width: 800, height: 600)) {
      Color.clear
        .sheet(isPresented: .constant(true)) { Color.red.frame(width: 200, height: 100) }
        .environment(\.platformMetrics, .macOS26)
    }
    #expect(try host.sheet == CGRect(x: 280, y: 230, width: 240, height: 140))
  }

  @Test func `C131: a sheet begins at its smallest height; a drag makes it higher, and closes it`()
    throws
  {
    let host = try open { Notes(detents: [.medium, .large, .height(200)]) }
    #expect(try host.sheet.height == 200)
    host.drag(660, 420)
    #expect(try host.sheet.height == 444)
    host.drag(420, 60)
    #expect(try host.sheet.height == 813)
    host.drag(60, 640)
    #expect(try host.sheet.height == 200)
    host.drag(660, 840)
    #expect(!host.isOpen)
  }

  @Test func `C131: a short drag changes nothing`() throws {
    let host = try open { Notes() }
    host.drag(60, 100)
    #expect(try host.sheet.minY == 31)
  }

  @Test func `C131: the selection is shown, a drag writes it, and another is ignored`() throws {
    struct Selected: View {
      @State private var height = PresentationDetent.large
      var body: some View {
        VStack {
          Text(verbatim: "\(height)")
          Button("Third") { height = .fraction(0.3) }
          Button("Half") { height = .medium }
        }
        .presentationDetents([.medium, .large], selection: $height)
      }
    }
    let host = try open { Selected() }
    #expect(try host.sheet.height == 813)
    try host.find(label: "Half").tap()
    host.advance(by: 2)
    #expect(try host.sheet.height == 444)
    try host.find(label: "Third").tap()
    host.advance(by: 2)
    #expect(try host.sheet.height == 444)
    host.drag(420, 60)
    #expect(host.text.contains(".large"))
  }

  @Test func `C131: a fraction, and a height of a type's own`() throws {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? {
        context.colorScheme == .light ? context.maxDetentValue / 3 : nil
      }
    }
    #expect(try open { Notes(detents: [.custom(Third.self)]) }.sheet.height == 271)
    #expect(try open { Notes(detents: [.fraction(0.5)]) }.sheet.height == 407)
  }

  @Test(
    arguments: [
      [], [.height(0)], [.height(-5)], [.height(.nan)], [.fraction(.nan)], [.fraction(0)],
    ] as [Set<PresentationDetent>])
  func `C131: heights that cannot be used are left out, and reported`(
    detents: Set<PresentationDetent>
  ) throws {
    let host = try open { Notes(detents: detents) }
    #expect(try host.sheet.height == 813)
    #expect(host.diagnostics.map(\.id) == ["W-DETENT"])
  }

  @Test(arguments: [CGFloat.infinity, 5000])
  func `C131: a height beyond the window is that of a large sheet`(height: CGFloat) throws {
    #expect(try open { Notes(detents: [.height(height)]) }.sheet.height == 813)
  }

  @Test func `C132: a view that disables the dismissal stops drags, touches and Escape`() throws {
    let host = try open { Notes(isFixed: true) }
    host.drag(60, 840)
    #expect(try host.sheet.minY == 31)
    host.tap(at: CGPoint(x: 200, y: 5))
    host.key(.escape)
    host.advance(by: 2)
    #expect(host.isOpen)
    try host.find(label: "Done").tap()
    host.advance(by: 2)
    #expect(!host.isOpen)
  }

  @Test(arguments: ["Escape", "touch", "drag", "dismiss"])
  func `C133: whatever closes it, the content disappears, then onDismiss is called, once`(
    way: String
  ) throws {
    let log = Log()
    let host = try open(log) { Notes(log: log) }
    switch way {
    case "Escape": host.key(.escape)
    case "touch": host.tap(at: CGPoint(x: 200, y: 5))
    case "drag": host.drag(60, 800)
    default: try host.find(label: "Done").tap()
    }
    host.advance(by: 2)
    #expect(log.take() == ["gone", "dismissed"])
    #expect(!host.isOpen)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C133: a binding that refuses keeps the sheet`() throws {
    let host = try open(refuses: true) { Notes() }
    host.drag(60, 800)
    host.key(.escape)
    host.advance(by: 2)
    #expect(try host.sheet.minY == 31)
  }

  @Test func `C135: content knows that it is presented, and has the width of its sheet`() throws {
    #expect(try open { Notes() }.text.contains("true, compact"))
    #expect(try open(width: 1000) { Notes() }.text.contains("true, compact"))
  }

  @Test func `R161: what a sheet writes stops at it`() throws {
    let host = try open { Notes() }
    #expect(host.preference(NoteKey.self)?.isEmpty ?? true)
  }

  @Test func `R160: a colour scheme that a sheet prefers is that of the sheet`() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: "\(scheme)") }
    }
    let host = TestHost {
      Scheme().sheet(isPresented: .constant(true)) { Scheme().preferredColorScheme(.dark) }
    }
    #expect(host.text == ["light", "dark"])
  }

  @Test func `C130: behind a sheet that lets one through, buttons act and nothing is dim`() throws {
    let log = Log()
    let host = try open(log) {
      Notes(detents: [.height(200), .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
    }
    try host.find(label: "Count").tap()
    #expect(log.take() == ["count"])
    host.drag(660, 60)
    #expect(throws: (any Error).self) { try host.find(label: "Count").tap() }
  }

  @Test(arguments: [true, false])
  func `C131: a drag in a scroll view makes the sheet higher first, unless it is to scroll`(
    scrolls: Bool
  ) throws {
    let host = try open {
      ScrollView { Color.red.frame(height: 3000).accessibilityIdentifier("long") }
        .presentationDetents([.medium, .large])
        .presentationContentInteraction(scrolls ? .scrolls : .automatic)
    }
    let top = try host.find(identifier: "long").frame.minY
    host.drag(700, 400)
    #expect(try (host.sheet.height == 813) == !scrolls)
    #expect(try (host.find(identifier: "long").frame.minY < top - 200))
    guard !scrolls else { return }
    host.drag(700, 400)
    #expect(try host.find(identifier: "long").frame.minY < 0)
  }

  @Test(arguments: [false, true])
  func `C131: content at its top is dragged down with the sheet, which closes`(hasBar: Bool) throws
  {
    let host = try open {
      if hasBar {
        NavigationStack {
          Form { ForEach(0..<40) { Text(verbatim: "row \($0)") } }.navigationTitle("In")
        }
      } else {
        ScrollView { Color.red.frame(height: 3000).accessibilityIdentifier("long") }
      }
    }
    if !hasBar {
      host.drag(600, 400)
      #expect(try host.find(identifier: "long").frame.minY < 0)
      host.drag(400, 500)
      #expect(host.dialog != nil)
      host.drag(300, 700)
    }
    host.drag(hasBar ? 70 : 300, 800)
    host.settle()
    #expect(host.dialog == nil)
  }

  @Test func `C093, C131: content that is loaded again is pulled in a sheet, too`() throws {
    let log = Log()
    let host = try open {
      List { Text("row") }.refreshable { log.add("loads") }
    }
    host.drag(300, 700)
    #expect(host.dialog != nil)
  }

  @Test func `C131: a sideways drag is for what is in the sheet`() throws {
    struct Loud: View {
      @State private var loud = 0.0
      var body: some View {
        Slider(value: $loud).padding().presentationDetents([.medium, .large])
        Text(verbatim: loud > 0.3 ? "loud" : "quiet")
      }
    }
    let host = try open { Loud() }
    let slider = try host.find(role: .slider).frame
    let start = CGPoint(x: slider.minX + 14, y: slider.midY)
    host.drag(from: start, to: CGPoint(x: slider.midX, y: slider.midY + 10), steps: 8)
    #expect(host.text.contains("loud"))
    #expect(try host.sheet.height == 444)
  }

  @Test func `C136: a cover takes the whole window, and no drag closes it`() throws {
    let host = TestHost.phone(height: 844) {
      Color.clear.fullScreenCover(isPresented: .constant(true)) { Notes() }
    }
    #expect(try host.sheet == CGRect(x: 0, y: 0, width: 390, height: 844))
    host.drag(60, 800)
    #expect(host.isOpen)
  }

  @Test func `C130: content keeps clear of the window's safe area`() throws {
    let insets = EdgeInsets(top: 60, leading: 0, bottom: 34, trailing: 0)
    let host = TestHost(size: CGSize(width: 390, height: 844), safeArea: insets) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityElement().accessibilityLabel("area")
      }
    }
    #expect(try host.sheet == CGRect(x: 0, y: 71, width: 390, height: 773))
    #expect(try host.find(label: "area").frame == CGRect(x: 0, y: 71, width: 390, height: 739))
  }

  @Test func `C131: a fraction of a sheet keeps its height while the keyboard is there`() throws {
    let host = TestHost.phone {
      Text("a").sheet(isPresented: .constant(true)) {
        Color.clear.accessibilityElement().accessibilityIdentifier("sheet")
          .presentationDetents([.fraction(0.6), .large])
      }
    }
    let before = try host.find(identifier: "sheet").frame.height
    host.keyboard = 200
    host.settle()
    #expect(abs(try host.find(identifier: "sheet").frame.height - before) < 40)
  }
}
