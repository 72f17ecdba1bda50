import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleTestKit

/// The windows of a program beside its first one.
@MainActor @Suite struct WindowsTests {
  private struct Hives: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var opensSeveral

    var body: some View {
      VStack {
        Text(opensSeveral ? "several" : "one")
        Button("Weather") { openWindow(id: "weather") }
        Button("Hive 1") { openWindow(value: 1) }
        Button("Hive 2") { openWindow(id: "hive", value: 2) }
        Button("Any hive") { openWindow(id: "hive") }
        Button("Nothing") { openWindow(id: "nothing") }
        Button("Settings") { openSettings() }
        Button("Close weather") { dismissWindow(id: "weather") }
        Button("Close hive 1") { dismissWindow(value: 1) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private struct Hive: View {
    @Binding var number: Int
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @SceneStorage("notes") private var notes = 0

    var body: some View {
      VStack {
        Text("hive \(number), notes \(notes)")
        Button("Next") { number += 1 }
        Button("Note") { notes += 1 }
        Button("Done") { dismissWindow() }
        Button("Dismiss") { dismiss() }
      }
    }
  }

  private struct Apiary: App {
    @State private var bees = 1

    var body: some Scene {
      WindowGroup { Hives() }
      Window("Weather", id: "weather") {
        Button("\(bees) bees") { bees += 1 }
      }
      .keyboardShortcut("w", modifiers: [.command, .shift])
      .defaultSize(width: 300, height: 200)
      .defaultPosition(.topLeading)
      WindowGroup("Hive", id: "hive", for: Int.self) { $number in
        Hive(number: $number)
      } defaultValue: {
        7
      }
      Settings { Text("Nothing to set").frame(width: 400, height: 250) }
    }
  }

  private func makeHost(width: CGFloat = 1_000, scheme: ColorScheme = .light) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 700), colorScheme: scheme) {
      shown(Apiary())
    }
    host.settle()
    return host
  }

  private func press(_ label: String, in host: TestHost) throws {
    try host.find(role: .button, label: label).tap()
    host.advance(by: 0.5)
  }

  private func windows(_ host: TestHost) -> [String] {
    host.elements.filter { $0.role == .dialog }.map { $0.label ?? "" }
  }

  @Test
  func `C380: a window is opened by its name, beside the first one, and has the program's state`()
    throws
  {
    let host = makeHost()
    #expect(host.text.first == "several")
    try press("Weather", in: host)
    #expect(windows(host) == ["Weather"])
    #expect(host.dialog?.title == "Weather")
    try press("1 bees", in: host)
    #expect(host.text.contains("2 bees"))
    // What is behind is within reach.
    try press("Weather", in: host)
    #expect(windows(host) == ["Weather"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func
    `C380: each value has one window, which may change it, and a window without one the default`()
    throws
  {
    let host = makeHost()
    let hives = { host.text.filter { $0.hasPrefix("hive") } }
    for label in ["Hive 1", "Hive 2", "Hive 1"] { try press(label, in: host) }
    #expect(hives() == ["hive 1, notes 0", "hive 2, notes 0"])
    try press("Close", in: host)
    #expect(windows(host) == ["Hive"])
    try press("Any hive", in: host)
    #expect(hives().last == "hive 7, notes 0")
    // It is in front.
    let next = try #require(host.elements.last { $0.label == "Next" })
    host.tap(at: CGPoint(x: next.frame.midX, y: next.frame.midY))
    host.settle()
    #expect(hives().last == "hive 8, notes 0")
    #expect(windows(host) == ["Hive", "Hive"])
  }

  @Test
  func `C381: windows close by their button, by dismissing, by their name and by their value`()
    throws
  {
    let host = makeHost()
    for closing in ["Done", "Dismiss", "Close", "Close hive 1"] {
      try press("Hive 1", in: host)
      #expect(windows(host) == ["Hive"])
      try press(closing, in: host)
      #expect(windows(host) == [], "\(closing)")
    }
    try press("Weather", in: host)
    try press("Close weather", in: host)
    #expect(windows(host) == [])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C382: settings are opened by a link, by an action and by Command-comma`() throws {
    struct Program: App {
      var body: some Scene {
        WindowGroup { SettingsLink() }
        Settings { Text("Nothing to set").frame(width: 400, height: 250) }
      }
    }
    let host = TestHost(size: CGSize(width: 1_000, height: 700)) { shown(Program()) }
    try press("Settings…", in: host)
    #expect(host.dialog?.title == "Settings")
    let frame = try host.find(role: .dialog).frame
    #expect(frame.size == CGSize(width: 400, height: 250 + 44 + 0.5))
    #expect(abs(frame.midX - 500) <= 0.5 && abs(frame.midY - 350) <= 0.5)
    try press("Close", in: host)
    host.key(",", modifiers: .command)
    host.advance(by: 0.5)
    #expect(windows(host) == ["Settings"])
    host.key(",", modifiers: .command)
    host.advance(by: 0.5)
    #expect(windows(host) == ["Settings"])
  }

  @Test func `C383: a scene's shortcut opens its window, at its place and in its size`() throws {
    let host = makeHost()
    host.key("w", modifiers: [.command, .shift])
    host.advance(by: 0.5)
    let window = try host.find(role: .dialog, label: "Weather")
    #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `C384: a window is moved by its bar, and made larger at its corner`() throws {
    let host = makeHost()
    try press("Weather", in: host)
    host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 250, y: 120))
    host.settle()
    let moved = try host.find(role: .dialog, label: "Weather").frame
    #expect(moved == CGRect(x: 100, y: 100, width: 300, height: 200))
    host.drag(from: CGPoint(x: 395, y: 295), to: CGPoint(x: 495, y: 345))
    host.settle()
    let larger = try host.find(role: .dialog, label: "Weather").frame
    #expect(larger.size == CGSize(width: 400, height: 250))
  }

  @Test func `C384: in a narrow page a window covers it, and Escape closes it`() throws {
    let host = makeHost(width: 390)
    try press("Weather", in: host)
    #expect(
      try host.find(role: .dialog, label: "Weather").frame
        == CGRect(x: 0, y: 0, width: 390, height: 700))
    #expect(throws: (any Error).self) { try host.find(role: .button, label: "Any hive") }
    host.key(.escape)
    host.advance(by: 0.5)
    #expect(windows(host) == [])
  }

  @Test func `R243: a window has its own values of SceneStorage`() throws {
    let host = makeHost()
    try press("Hive 1", in: host)
    try press("Note", in: host)
    try press("Hive 2", in: host)
    #expect(
      host.text.filter { $0.hasPrefix("hive") } == ["hive 1, notes 1", "hive 2, notes 0"])
  }

  @Test func `a window that no scene has is reported, and so are missing settings`() throws {
    let host = makeHost()
    try press("Nothing", in: host)
    #expect(windows(host) == [])
    #expect(host.diagnostics.map(\.id) == ["W-WINDOW"])
    #expect(host.diagnostics.first?.message.contains("openWindow(id: \"nothing\")") == true)
  }

  @Test func `a test of a view knows which windows it has asked for`() throws {
    let host = TestHost { Hives() }
    for label in ["Weather", "Hive 1", "Hive 2", "Settings"] { try press(label, in: host) }
    #expect(
      host.openedWindows == [
        OpenedWindow(id: "weather"), OpenedWindow(value: 1), OpenedWindow(id: "hive", value: 2),
        OpenedWindow(isSettings: true),
      ])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `what a later scene observes and commands is there without its window`() {
    struct Program: App {
      var seen: @MainActor (String) -> Void = { _ in }
      @State private var count = 0

      var body: some Scene {
        WindowGroup { Text("first") }
        Settings { Text("settings") }
          .onChange(of: count, initial: true) { seen("count \(count)") }
          .commands {
            CommandMenu("Count") { Button("Count") { count += 1 }.keyboardShortcut("k") }
          }
      }

      init() {}
      init(seen: @escaping @MainActor (String) -> Void) { self.seen = seen }
    }
    var log: [String] = []
    let host = TestHost { shown(Program { log.append($0) }) }
    host.settle()
    host.key("k", modifiers: .command)
    host.settle()
    #expect(log == ["count 0", "count 1"])
    #expect(host.text == ["first"])
  }

  @Test func `a program whose first scene is its settings shows the window after it`() {
    struct Program: App {
      var body: some Scene {
        Settings { Text("settings") }
        WindowGroup { Text("window") }
      }
    }
    #expect(TestHost { shown(Program()) }.text == ["window"])
  }
}

/// A program with all of its windows, as a composition root shows it.
private func shown<Program: App>(_ program: Program) -> AppView<Program, WindowDesk> {
  AppView(program, desk: WindowDesk())
}
