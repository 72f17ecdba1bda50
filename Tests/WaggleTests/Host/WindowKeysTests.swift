import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleTestKit
import WaggleWindow

/// The keys that every program has in the windows of a desktop.
@MainActor @Suite(.serialized) struct WindowKeysTests {
  private typealias Desktop = DesktopWindowsTests.Desktop

  private struct Garden: App {
    var body: some Scene {
      WindowGroup("Garden") { Text("Meadow").onDisappear { Self.gone += 1 } }
      Settings { Text("Nothing to set") }
    }

    @MainActor static var gone = 0
  }

  @Test func `C757: Ctrl-N opens a window of the first group, and Ctrl-W closes the one in front`()
    async
  {
    Garden.gone = 0
    let desktop = Desktop(Garden.self)
    await desktop.press("n", .command, in: desktop.shown[0])
    await desktop.press("n", .command, in: desktop.shown[1])
    #expect(desktop.open.count == 3 && desktop.shown[2].title == "Garden")
    #expect(desktop.labels(desktop.shown[1]) == ["Meadow"])
    await desktop.press("w", .command, in: desktop.shown[1])
    #expect(desktop.open.count == 2 && desktop.shown[1].isClosed)
    await desktop.press("w", .command, in: desktop.shown[0])
    #expect(desktop.open.count == 1 && Garden.gone == 2 && desktop.quits == 0)
    await desktop.press(",", .command, in: desktop.shown[2])
    #expect(desktop.open.count == 2)
    await desktop.press("w", .command, in: desktop.shown[3])
    await desktop.press("w", [.command, .capsLock], in: desktop.shown[2])
    #expect(desktop.open.isEmpty && desktop.quits == 1)
  }

  @Test func `C757: Ctrl-Q ends the program, and Ctrl-M minimizes a window`() async {
    let desktop = Desktop(Garden.self)
    await desktop.press("n", .command, in: desktop.shown[0])
    await desktop.press("m", .command, in: desktop.shown[1])
    #expect(desktop.shown[1].minimized == 1 && desktop.shown[0].minimized == 0)
    await desktop.press("q", [.command, .shift], in: desktop.shown[1])
    #expect(desktop.quits == 0)
    await desktop.press("q", .command, in: desktop.shown[1])
    #expect(desktop.open.isEmpty && desktop.quits == 1)
  }

  private struct Fixed: App {
    @State private var saves = 0

    var body: some Scene {
      Window("Fixed", id: "fixed") { Text("Saved \(saves)") }
        .commands {
          CommandGroup(replacing: .appTermination) { EmptyView() }
          CommandGroup(replacing: .saveItem) {
            Button("Save and close") { saves += 1 }.keyboardShortcut("w")
          }
          CommandGroup(after: .windowSize) { EmptyView() }
        }
    }
  }

  @Test func `C757: a group that the program replaces has the program's keys alone`() async {
    let desktop = Desktop(Fixed.self)
    for key in ["q", "n", "w"] {
      await desktop.press(KeyEquivalent(Character(key)), .command, in: desktop.shown[0])
    }
    #expect(desktop.open.count == 1 && desktop.labels(desktop.shown[0]) == ["Saved 1"])
    await desktop.press("m", .command, in: desktop.shown[0])
    #expect(desktop.shown[0].minimized == 1)
  }

  private struct Groups: App {
    var body: some Scene {
      WindowGroup("Garden") { Text("Meadow") }
        .commands { CommandGroup(replacing: .newItem) {} }
    }
  }

  @Test func `C757: a program whose new things are others has no key for a new window`() async {
    let desktop = Desktop(Groups.self)
    await desktop.press("n", .command, in: desktop.shown[0])
    #expect(desktop.open.count == 1)
  }
}
