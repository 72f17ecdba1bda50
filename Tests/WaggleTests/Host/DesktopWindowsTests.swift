import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleRender
import WaggleWindow

/// The windows of a program on a desktop: each has a tree, and they share the program.
@MainActor @Suite(.serialized) struct DesktopWindowsTests {
  /// A window that a test opens and closes.
  final class FakeWindow: QuietDesktop {
    private var kept: WindowSession?
    let look: WindowLook
    var isClosed = false
    var presented = 0
    var minimized = 0
    var title: String
    var contentSize: CGSize?
    var leastSize: CGSize?
    private let didClose: @MainActor (FakeWindow) -> Void

    init(
      _ host: ViewHost, _ look: WindowLook, didClose: @escaping @MainActor (FakeWindow) -> Void
    ) {
      (self.look, self.didClose, title) = (look, didClose, look.title)
      super.init()
      kept = open(host)
      try? session.resize(to: look.size, scale: 1)
    }

    override func present() { presented += 1 }
    override func minimize() { minimized += 1 }
    override func close() {
      guard !isClosed else { return }
      isClosed = true
      didClose(self)
    }
    override func setTitle(_ title: String) { self.title = title }
    override func setLeastSize(_ size: CGSize) { leastSize = size }
    override func setContentSize(_ size: CGSize) {
      contentSize = size
      try? session.resize(to: size, scale: 1)
    }
  }

  /// A program whose windows a test opens.
  @MainActor final class Desktop {
    var shown: [FakeWindow] = []
    var quits = 0
    private(set) var windows: DesktopWindows!

    init<Program: App>(_ type: Program.Type) {
      let (app, states) = (type.init(), ProgramStates())
      func host<Content: View>(_ size: CGSize, _ content: @escaping () -> Content) -> ViewHost {
        let parts = RenderSystem.make()
        let runtime = Runtime(measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
        runtime.programStates = ProgramStates.Tree(states)
        return ViewHost(
          runtime: runtime, size: size, environment: EnvironmentValues(), content: content)
      }
      let program = WindowProgram(
        title: "Program", identifier: "program", size: nil, colorScheme: nil
      ) { size, _ in
        host(size) { AppView(app, desk: DesktopDesk(), closesAlone: true) }
      } makeWindow: { open, windows, size, _ in
        let host = host(size) {
          AppWindowView(app, open).environment(\.openedWindow, open)
            .presented(by: open.presentation)
        }
        host.open(in: windows)
        return host
      }
      windows = DesktopWindows(program) { [weak self] in
        self?.quits += 1
      } show: { [weak self] host, look in
        let window = FakeWindow(host, look) { [weak self] in self?.windows.didClose($0) }
        self?.shown.append(window)
        return window
      }
      windows.open()
    }

    isolated deinit { for window in shown { window.session.close() } }

    /// The windows that are open.
    var open: [FakeWindow] { shown.filter { !$0.isClosed } }

    /// Runs what is due in all windows.
    func settle() async {
      for _ in 0..<30 {
        await Task.yield()
        for window in open {
          window.requests = 0
          window.session.tick()
        }
      }
    }

    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, in window: FakeWindow) async {
      for phase in [KeyPress.Phases.down, .up] {
        window.session.handle(
          .key(
            KeyPressEvent(
              key: key, modifiers: modifiers, phase: phase, time: window.session.clock())))
      }
      await settle()
    }

    /// Presses the element with a label.
    func press(_ label: String, in window: FakeWindow) async throws {
      let all = window.session.host.accessibilityTree.flatMap(\.flattened)
      let element = try #require(all.first { $0.label == label })
      window.session.frame { element.press() }
      await settle()
    }

    func labels(_ window: FakeWindow) -> [String] {
      window.session.host.accessibilityTree.flatMap(\.flattened).compactMap(\.label)
    }
  }

  @MainActor final class Log { static var lines: [String] = [] }

  final class Hive: ObservableObject {
    @Published var honey = 0
    @MainActor static var made = 0
    @MainActor init() { Hive.made += 1 }
  }

  @Observable final class Queen { var name = "Ada" }

  struct Controls: View {
    @Binding var count: Int
    @ObservedObject var hive: Hive
    let queen: Queen
    @State private var own = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Text("Count \(count) honey \(hive.honey) queen \(queen.name) own \(own)")
        Button("Add") { count += 1 }
        Button("Gather") { hive.honey += 1 }
        Button("Crown") { queen.name = "Bea" }
        Button("Own") { own += 1 }
        Button("Open") { openWindow(id: "notes") }
        Button("Clover") { openWindow(value: "Clover") }
        Button("Statistics") { openWindow(id: "statistics") }
        Button("Map") { openWindow(id: "map") }
        Button("Close") { dismissWindow() }
        Button("Dismiss notes") { dismissWindow(id: "notes") }
      }
      .onDisappear { Log.lines.append("gone") }
    }
  }

  struct Apiary: App {
    @State private var count = 0
    @StateObject private var hive = Hive()
    @State private var queen = Queen()

    var body: some Scene {
      WindowGroup("Apiary") { Controls(count: $count, hive: hive, queen: queen) }
        .onChange(of: count) { Log.lines.append("count \(count)") }
        .commands {
          CommandMenu("Bees") { Button("Add ten") { count += 10 }.keyboardShortcut("b") }
        }
      WindowGroup("Notes", id: "notes") { Controls(count: $count, hive: hive, queen: queen) }
      Window("Map", id: "map") { Color.green.frame(minWidth: 150, minHeight: 90) }
        .windowResizability(.contentMinSize)
      WindowGroup("Flower", for: String.self) { $name in
        VStack {
          Text("Flower \(name ?? "none")")
          Button("Rename") { name = "Heather" }
        }
      }
      Window("Statistics", id: "statistics") {
        Text("12 hives").frame(width: 120, height: 80)
      }
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
      .defaultPosition(.topTrailing)
      Settings { Text("Settings of bees") }
    }
  }

  private func text(_ desktop: Desktop, _ index: Int) -> String {
    desktop.labels(desktop.shown[index]).first { $0.hasPrefix("Count") } ?? ""
  }

  @Test func `C624: values and objects of a program are the same in all of its windows`()
    async throws
  {
    (Log.lines, Hive.made) = ([], 0)
    let desktop = Desktop(Apiary.self)
    try await desktop.press("Open", in: desktop.shown[0])
    try await desktop.press("Open", in: desktop.shown[0])
    #expect(desktop.open.count == 3 && Hive.made == 1)
    for (index, label) in ["Add", "Gather", "Crown", "Own"].enumerated() {
      try await desktop.press(label, in: desktop.shown[index % 3])
    }
    #expect(text(desktop, 0) == "Count 1 honey 1 queen Bea own 1")
    #expect(text(desktop, 1) == "Count 1 honey 1 queen Bea own 0")
    #expect(text(desktop, 2) == "Count 1 honey 1 queen Bea own 0")
    // A window that is opened later begins with the newest values.
    try await desktop.press("Open", in: desktop.shown[2])
    #expect(text(desktop, 3) == "Count 1 honey 1 queen Bea own 0")
    #expect(Log.lines == ["count 1"])
  }

  @Test func `C624, C380: a window for a value is opened once, and comes to the front`()
    async throws
  {
    let desktop = Desktop(Apiary.self)
    try await desktop.press("Clover", in: desktop.shown[0])
    try await desktop.press("Clover", in: desktop.shown[0])
    #expect(desktop.open.count == 2)
    #expect(desktop.labels(desktop.shown[1]).contains("Flower Clover"))
    #expect(desktop.shown[1].title == "Flower" && desktop.shown[1].presented >= 1)
    try await desktop.press("Rename", in: desktop.shown[1])
    #expect(desktop.labels(desktop.shown[1]).contains("Flower Heather"))
  }

  @Test
  func `C624, C381: windows are closed by the program and by the user, and the last one ends it`()
    async throws
  {
    Log.lines = []
    let desktop = Desktop(Apiary.self)
    try await desktop.press("Open", in: desktop.shown[0])
    try await desktop.press("Close", in: desktop.shown[1])
    #expect(desktop.open.count == 1 && Log.lines == ["gone"])
    try await desktop.press("Open", in: desktop.shown[0])
    try await desktop.press("Open", in: desktop.shown[0])
    try await desktop.press("Dismiss notes", in: desktop.shown[0])
    #expect(desktop.open.count == 1 && desktop.quits == 0)
    desktop.shown[0].close()
    #expect(desktop.quits == 1)
  }

  @Test
  func
    `C624: when the first window is closed its views disappear, and the program runs on with its commands`()
    async throws
  {
    Log.lines = []
    let desktop = Desktop(Apiary.self)
    try await desktop.press("Open", in: desktop.shown[0])
    desktop.shown[0].close()
    await desktop.settle()
    #expect(Log.lines == ["gone"] && desktop.quits == 0)
    await desktop.press("b", .command, in: desktop.shown[1])
    #expect(text(desktop, 1).hasPrefix("Count 10 "))
    #expect(Log.lines == ["gone", "count 10"])
    await desktop.press(",", .command, in: desktop.shown[1])
    #expect(desktop.open.count == 2)
    #expect(desktop.labels(desktop.shown[2]) == ["Settings of bees"])
    desktop.windows.closeAll()
    #expect(desktop.quits == 1 && desktop.open.isEmpty)
  }

  @Test func `C625: a window has the size, the place and the frame that its scene says`()
    async throws
  {
    let desktop = Desktop(Apiary.self)
    #expect(desktop.shown[0].look.size == WindowProgram.standardSize)
    #expect(desktop.shown[0].look.frame == .titleBar && !desktop.shown[0].look.fitsContent)
    try await desktop.press("Statistics", in: desktop.shown[0])
    let look = desktop.shown[1].look
    #expect(look.size == CGSize(width: 120, height: 80) && look.fitsContent)
    #expect(look.frame == .hiddenTitleBar && look.position == .topTrailing)
    #expect(look.title == "Statistics")
    try await desktop.press("Map", in: desktop.shown[0])
    #expect(desktop.shown[2].leastSize == CGSize(width: 150, height: 90))
    #expect(!desktop.shown[2].look.fitsContent && desktop.shown[1].leastSize == nil)
  }

  @Test func `C624: nothing of a window is left when it is closed`() async throws {
    let desktop = Desktop(Apiary.self)
    for _ in 0..<3 {
      try await desktop.press("Open", in: desktop.shown[0])
      weak let runtime = desktop.shown.last?.session.host.runtime
      #expect(runtime != nil)
      desktop.shown.last?.close()
      await desktop.settle()
      desktop.shown.removeLast()
      await desktop.settle()
      #expect(runtime == nil)
    }
  }
}
