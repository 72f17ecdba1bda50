import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleRender
import WaggleWindow

/// A window without a desktop: input at once, frames when the screen asks, and nothing at rest.
@MainActor @Suite struct WindowSessionTests {
  /// A desktop that does what a test says.
  final class Desktop: QuietDesktop {
    var areas: [DamagedArea] = []
    var titles: [String] = []
    var cursors: [String] = []
    var contentSizes: [CGSize] = []
    var copied: [String] = []
    var data: [[ClipboardContent.Item]] = []
    var items: [NSItemProvider]?
    var selected: [String] = []
    var selection: String?
    var opened: [URL] = []
    var carets: [CGRect?] = []
    var problems: [any Error] = []

    override func show(_ area: DamagedArea) { areas.append(area) }
    override func setTitle(_ title: String) { titles.append(title) }
    override func setContentSize(_ size: CGSize) { contentSizes.append(size) }
    override func setCursor(_ name: String) { cursors.append(name) }
    override func copy(_ content: ClipboardContent) {
      copied.append(content.text ?? "")
      data.append(content.data)
    }
    override func pasteItems(_ receive: @escaping @MainActor ([NSItemProvider]?) -> Void) {
      receive(items)
    }
    override func select(_ text: String) { selected.append(text) }
    override func readSelection(_ receive: @escaping @MainActor (String?) -> Void) {
      receive(selection)
    }
    override func open(_ url: URL) -> Bool {
      opened.append(url)
      return true
    }
    override func fail(_ problem: any Error) { problems.append(problem) }
    override func setTextInput(_ caret: CGRect?) { carets.append(caret) }
  }

  /// A window whose time a test sets.
  @MainActor final class Window {
    let desktop = Desktop()
    let session: WindowSession
    var time = 0.0

    init<Content: View>(
      _ size: CGSize = CGSize(width: 200, height: 120),
      @ViewBuilder _ content: @escaping () -> Content
    ) throws {
      let parts = RenderSystem.make()
      let runtime = Runtime(measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
      let host = ViewHost(
        runtime: runtime, size: size, environment: EnvironmentValues(), content: content)
      session = desktop.open(host)
      session.clock = { [unowned self] in time }
      try session.resize(to: size, scale: 1)
      settle()
    }

    isolated deinit { session.close() }

    /// The frames that the screen is asked for, up to a number. Returns how many there were.
    @discardableResult func settle(_ limit: Int = 240) -> Int {
      for count in 0..<limit {
        guard desktop.requests > 0 else { return count }
        desktop.requests = 0
        time += 1.0 / 60
        session.tick()
      }
      return limit
    }

    func hover(_ x: CGFloat, _ y: CGFloat) {
      session.handle(.hover(HoverEvent(location: CGPoint(x: x, y: y), time: time)))
      settle()
    }

    func scroll(_ dy: CGFloat, _ phase: ScrollEvent.Phase) {
      session.handle(
        .scroll(
          ScrollEvent(
            location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: dy), phase: phase,
            time: time)))
    }

    func click(_ x: CGFloat, _ y: CGFloat) {
      for phase in [PointerEvent.Phase.began, .ended] {
        session.handle(
          .pointer(
            PointerEvent(
              id: 1, kind: .mouse, phase: phase, location: CGPoint(x: x, y: y), time: time)))
      }
    }

    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
      for phase in [KeyPress.Phases.down, .up] {
        session.handle(
          .key(KeyPressEvent(key: key, modifiers: modifiers, phase: phase, time: time)))
      }
    }
  }

  @Observable final class Model {
    var count = 0
    var text = "bee"
    var keys = ""
  }

  private struct Counter: View {
    let model: Model

    var body: some View {
      Button("Count \(model.count)") { model.count += 1 }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  struct Field: View {
    @Bindable var model: Model
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: $model.text).focused($isFocused).onAppear { isFocused = true }
        .onKeyPress("x") {
          model.keys += "x"
          return .handled
        }
    }
  }

  @Test
  func `C603: a click acts at once, is drawn with the next frame, and then no frame is asked for`()
    throws
  {
    let model = Model()
    let window = try Window { Counter(model: model) }
    let (frames, areas) = (window.session.framesDrawn, window.desktop.areas.count)
    window.click(100, 60)
    #expect(model.count == 1)
    #expect(window.session.framesDrawn == frames && window.desktop.requests > 0)
    #expect(window.settle() < 60)
    #expect(window.desktop.areas.count > areas)
    #expect(
      window.desktop.areas.dropFirst(areas).allSatisfy { $0.rects.allSatisfy { $0.height < 80 } })
    #expect(window.settle() == 0)
  }

  @Test func `C603: an animation asks for each frame until it ends`() throws {
    let model = Model()
    let window = try Window {
      Color.red.frame(width: 20, height: 20).offset(x: CGFloat(model.count * 50))
        .animation(.linear(duration: 0.5), value: model.count)
    }
    model.count = 1
    window.session.handle(.windowFocus(true))
    let count = window.settle()
    #expect(count >= 30 && count < 40)
  }

  @Test
  func
    `C601: a window of another size is drawn as a whole, and a frame without a change not at all`()
    throws
  {
    let window = try Window { Counter(model: Model()) }
    window.desktop.areas = []
    try window.session.resize(to: CGSize(width: 300, height: 150), scale: 2)
    window.settle()
    #expect(window.desktop.areas.first?.rects == [CGRect(x: 0, y: 0, width: 600, height: 300)])
    #expect(window.session.host.rootEnvironment.displayScale == 2)
    let frames = window.session.framesDrawn
    window.session.handle(.hover(HoverEvent(location: CGPoint(x: 1, y: 1), time: window.time)))
    window.settle()
    #expect(window.session.framesDrawn == frames)
  }

  @Test func `C603: a window is called as its content is, and only a new title is reported`() throws
  {
    let model = Model()
    let window = try Window {
      NavigationStack { Text("Bees").navigationTitle("Bees \(model.count)") }
    }
    model.count = 1
    window.session.handle(.windowFocus(true))
    window.settle()
    window.session.handle(.windowFocus(true))
    window.settle()
    #expect(window.desktop.titles == ["Bees 0", "Bees 1"])
  }

  @Test func `C604: what is composed is in the field, and the binding is written when it is done`()
    throws
  {
    let model = Model()
    let window = try Window { Field(model: model) }
    #expect(window.desktop.carets.last.flatMap(\.self) != nil)
    for (text, caret) in [("n", 1), ("に", 1), ("にほ", 2), ("日本", 2)] {
      window.session.compose(text, caret: caret)
      window.settle()
      #expect(window.session.host.input.textInput?.text == "bee" + text)
      #expect(model.text == "bee")
    }
    window.session.commit("日本")
    window.settle()
    #expect(model.text == "bee日本")
    #expect(window.session.host.input.textInput?.selectedRange == 5..<5)
  }

  @Test func `C604: a composition that is given up leaves the text as it was`() throws {
    let model = Model()
    let window = try Window { Field(model: model) }
    window.session.compose("ni", caret: 2)
    window.session.compose("", caret: 0)
    window.settle()
    #expect(window.session.host.input.textInput?.text == "bee" && model.text == "bee")
    window.session.commit("日本")
    #expect(model.text == "bee日本")
  }

  @Test func `C604, M151: a character that nothing composes is a key, which views handle first`()
    throws
  {
    let model = Model()
    let window = try Window { Field(model: model) }
    for text in ["a", "x", "é"] { window.session.commit(text) }
    #expect(model.text == "beeaé" && model.keys == "x")
  }

  @Test func `C604: an input method deletes text around the caret, and reads it`() throws {
    let model = Model()
    let window = try Window { Field(model: model) }
    model.text = "日本語"
    window.session.handle(.windowFocus(true))
    window.press(.end)
    let around = try #require(window.session.textAroundCaret)
    #expect(around == ("日本語", 9))
    window.session.delete(from: -2, count: 1)
    #expect(model.text == "日語")
  }

  @Test func `C604: text is copied to the desktop's clipboard, and pasted from it`() throws {
    let model = Model()
    let window = try Window { Field(model: model) }
    window.press("a", .command)
    window.press("c", .command)
    #expect(window.desktop.copied == ["bee"])
    window.desktop.pasted = "hive"
    window.press("a", .command)
    window.press("v", .command)
    #expect(model.text == "hive")
  }

  @Test
  func
    `C603: a window that is closed in a press, in a composition or while it moves asks for nothing more`()
    throws
  {
    for step in 0..<4 {
      let model = Model()
      let window = try Window {
        VStack {
          Field(model: model); Counter(model: model)
        }
      }
      switch step {
      case 0:
        window.session.handle(
          .pointer(
            PointerEvent(
              id: 1, kind: .mouse, phase: .began, location: CGPoint(x: 100, y: 80), time: 0)))
      case 1: window.session.compose("に", caret: 1)
      case 2: withAnimation { model.count = 5 }
      default: break
      }
      window.session.close()
      window.desktop.requests = 0
      model.count += 1
      window.session.handle(.windowFocus(false))
      window.session.tick()
      #expect(window.desktop.requests == 0 && window.settle() == 0)
    }
  }
}
