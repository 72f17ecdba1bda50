import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// What a reader who knows SwiftUI stumbled over.
@MainActor @Suite struct ReadersFaultTests {
  @Test(arguments: [true, false])
  func `C087: while a list is edited a tap on a link selects its row and pushes nothing`(
    _ canSelect: Bool
  ) throws {
    struct Rows: View {
      let canSelect: Bool
      @State private var selection: Set<Int> = []

      var body: some View {
        NavigationStack {
          List(selection: canSelect ? $selection : nil) {
            ForEach(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
              .onDelete { _ in }
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
          .navigationTitle("\(selection.count) selected")
          .toolbar { EditButton() }
        }
      }
    }
    let host = TestHost.phone { Rows(canSelect: canSelect) }
    try host.find(label: "Edit").tap()
    host.settle()
    host.tap(at: CGPoint(x: 200, y: try host.find(label: "Row 1").frame.midY))
    host.settle()
    #expect(host.path == 0)
    #expect(host.title == (canSelect ? "1 selected" : "0 selected"))
    try host.find(label: "Done").tap()
    host.settle()
    host.tap(at: CGPoint(x: 200, y: try host.find(label: "Row 1").frame.midY))
    host.settle()
    #expect(host.path == 1)
  }

  @Test func `C040: a wheel fits a lower frame, and leaves the touches beside it`() throws {
    var presses = 0
    let host = TestHost.phone {
      VStack(spacing: 0) {
        Button("Above") { presses += 1 }.frame(height: 60)
        Picker("Wheel", selection: .constant(30)) {
          ForEach(1..<60) { Text("\($0) s").tag($0) }
        }
        .pickerStyle(.wheel).frame(height: 100)
        Button("Below") { presses += 1 }.frame(height: 60)
      }
    }
    try host.find(label: "Above").tap()
    try host.find(label: "Below").tap()
    #expect(presses == 2 && host.text.contains("30 s"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C040: a wheel beside nothing is as high as ever, and selects what is tapped`() throws
  {
    struct Wheel: View {
      @State private var chosen = 3

      var body: some View {
        VStack {
          Picker("Wheel", selection: $chosen) { ForEach(0..<9) { Text("\($0) s").tag($0) } }
            .pickerStyle(.wheel).accessibilityIdentifier("wheel")
          Text("chosen \(chosen)")
        }
      }
    }
    let host = TestHost.phone { Wheel() }
    #expect(try host.find(identifier: "wheel").frame.height == 216)
    let middle = try host.find(identifier: "wheel").frame.midY
    host.tap(at: CGPoint(x: 195, y: middle + 32))
    host.settle()
    #expect(host.text.contains("chosen 4"))
  }

  @Test func `C239: a wheel is not the content of a page, whose large title stays`() throws {
    let host = TestHost.phone {
      NavigationStack {
        VStack {
          Picker("Wheel", selection: .constant(30)) { ForEach(1..<60) { Text("\($0) s").tag($0) } }
            .pickerStyle(.wheel)
        }
        .navigationTitle("Game")
      }
    }
    #expect(host.text.contains("Game"))
    #expect(try host.find(label: "Game").frame.height > 36)
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

  @Test func `R160: a sheet gives no text field the focus, an alert does`() throws {
    struct Fields: View {
      @State private var isSheet = false
      @State private var isAlert = false
      @State private var text = ""
      @FocusState private var isInSheet: Bool
      @FocusState private var isInAlert: Bool

      var body: some View {
        VStack {
          Button("Sheet") { isSheet = true }
          Button("Alert") { isAlert = true }
          Text(isInAlert ? "in the alert" : "not in the alert")
        }
        .sheet(isPresented: $isSheet) {
          VStack {
            TextField("Name", text: $text).focused($isInSheet)
            Text(isInSheet ? "typing" : "reading")
            Button("Finish") { isSheet = false }
          }
        }
        .alert("Name", isPresented: $isAlert) {
          TextField("In alert", text: $text).focused($isInAlert)
          Button("OK") {}
        }
      }
    }
    let host = TestHost.phone { Fields() }
    try host.find(label: "Sheet").tap()
    host.settle()
    #expect(host.text.contains("reading"))
    try host.find(role: .textField).tap()
    host.settle()
    #expect(host.text.contains("typing"))
    try host.find(label: "Finish").tap()
    host.advance(by: 2)
    try host.find(label: "Alert").tap()
    host.advance(by: 1)
    #expect(host.text.contains("in the alert"))
  }

  @Test func `R160: a sheet that a key opens gives its first text field the focus`() throws {
    struct Fields: View {
      @State private var isSheet = false
      @FocusState private var isInSheet: Bool

      var body: some View {
        Button("Sheet") { isSheet = true }
          .sheet(isPresented: $isSheet) {
            TextField("Name", text: .constant("")).focused($isInSheet)
            Text(isInSheet ? "typing" : "reading")
          }
      }
    }
    let host = TestHost.phone { Fields() }
    host.key(.tab)
    host.key(.space)
    host.advance(by: 1)
    #expect(host.text.contains("typing"))
  }

  @Test func `C039: a divider in a picker separates its options, and cannot be chosen`() throws {
    let host = TestHost.phone {
      Picker("Letter", selection: .constant("b")) {
        Text("A").tag("a")
        Divider()
        Text("B").tag("b")
      }
      .pickerStyle(.menu)
    }
    try host.find(label: "Letter").tap()
    host.settle()
    let options = host.elements.filter { ["A", "B"].contains($0.label) }
    #expect(options.count == 2)
    #expect(try host.find(label: "B").frame.minY - host.find(label: "A").frame.maxY < 20)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `C237: spacers keep the items of a bar at the bottom apart, in whole words`(_ isGroup: Bool)
    throws
  {
    let host = TestHost.phone {
      NavigationStack {
        Text("x").toolbar {
          if isGroup {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Archive") {}
              Spacer()
              Text("1 selected")
              Spacer()
              Button("Delete") {}
            }
          } else {
            ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Text("1 selected") }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
          }
        }
      }
    }
    #expect(host.text.suffix(3) == ["Archive", "1 selected", "Delete"])
    let frames = try ["Archive", "1 selected", "Delete"].map { try host.find(label: $0).frame }
    #expect(frames[0].minX < 40 && abs(frames[1].midX - 195) < 20 && frames[2].maxX > 350)
    #expect(frames.allSatisfy { $0.height <= 50 })
  }

  @Test(arguments: [false, true])
  func `C237: a spacer at an end of a bar at the bottom moves its items to the other`(
    _ isFirst: Bool
  )
    throws
  {
    let host = TestHost.phone {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            if isFirst { Spacer() }
            Button("Archive") {}
            if !isFirst { Spacer() }
          }
        }
      }
    }
    let frame = try host.find(label: "Archive").frame
    #expect(isFirst ? frame.maxX > 350 : frame.minX < 40)
  }

  @Test func `C111: a text by itself in a bar has the room of a button`() throws {
    let host = TestHost.phone {
      NavigationStack { Text("x").toolbar { ToolbarItem { Text("7") } } }
    }
    let ground = try #require(capsules(host).first)
    #expect(ground.width >= 44 && ground.height >= 44)
  }

  @Test func `C111: an image or a shape by itself in a bar has the room of a button's label`()
    throws
  {
    func ground(_ item: some View) throws -> CGRect {
      let host = TestHost.phone { NavigationStack { Text("x").toolbar { ToolbarItem { item } } } }
      return try #require(capsules(host).first)
    }
    let button = try ground(Button("", systemImage: "heart") {})
    #expect(try ground(Image(systemName: "heart").onTapGesture {}) == button)
    for width in [8, 32, 80] as [CGFloat] {
      let frame = try ground(Color.red.frame(width: width, height: 20))
      #expect(frame.width == max(width + 24, 44) && frame.height == 44)
    }
  }

  /// The frames of shapes that are drawn in a material.
  private func capsules(_ host: TestHost) -> [CGRect] {
    var found: [CGRect] = []
    host.host.displayList.forEachItem { node, transform in
      if case .fill(_, let frame, .material, _) = node.content {
        found.append(frame.applying(transform))
      }
    }
    return found
  }

  @Test func `C040: the options of an inline picker have the colour of text`() throws {
    let host = TestHost.phone {
      Form {
        Picker("Letter", selection: .constant("b")) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        .pickerStyle(.inline)
      }
    }
    let primary = Color.primary.resolve(in: EnvironmentValues().colorContext)
    host.host.displayList.forEachItem { node, _ in
      guard case .text(let layout, _) = node.content, ["A", "B"].contains(layout.shownString)
      else { return }
      #expect(layout.text.runs[0].color == primary)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `C012: the levels of the background are those of what is grouped on it`(
    _ scheme: ColorScheme
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let colors = environment.colorContext
    func color(_ style: some ShapeStyle) -> ResolvedColor { style.paint(in: environment).color }
    #expect(color(.background) == Color(.systemBackground).resolve(in: colors))
    #expect(color(.background.secondary) == Color(.secondarySystemBackground).resolve(in: colors))
    #expect(color(.background.tertiary) == Color(.tertiarySystemBackground).resolve(in: colors))
  }
}
