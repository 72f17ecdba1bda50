import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// The commands of a program.
@MainActor @Suite struct CommandsTests {
  /// What commands have done.
  @MainActor private final class Garden {
    static let current = Garden()
    var log: [String] = []
  }

  private struct PlantCommands: Commands {
    let isOpen: Bool
    @FocusedValue(\.plant) private var plant

    var body: some Commands {
      CommandMenu("Plants") {
        Button("Water") { Garden.current.log.append("water \(plant ?? "nothing")") }
          .keyboardShortcut("w", modifiers: [.command, .shift])
        Button("Unreached") { Garden.current.log.append("unreached") }
      }
      if isOpen {
        CommandGroup(after: .newItem) {
          Button("Sow") { Garden.current.log.append("sow") }.keyboardShortcut("s")
        }
      }
    }
  }

  private struct Program: App {
    @State private var isOpen = false

    var body: some Scene {
      WindowGroup {
        Button("Open") { isOpen = true }.focusedValue(\.plant, "Clover")
      }
      .commands {
        PlantCommands(isOpen: isOpen)
        CommandGroup(replacing: .help) { EmptyView() }
      }
    }
  }

  private func makeHost() -> TestHost {
    Garden.current.log = []
    return TestHost(size: CGSize(width: 200, height: 100)) { AppView(Program()) }
  }

  @Test func `the shortcuts of commands act, and their properties are those of the focus`() {
    let host = makeHost()
    host.key("w", modifiers: [.command, .shift])
    host.key(.tab)
    host.key("w", modifiers: [.command, .shift])
    #expect(Garden.current.log == ["water nothing", "water Clover"])
  }

  @Test func `commands are there while the program's body has them`() throws {
    let host = makeHost()
    host.key("s", modifiers: .command)
    #expect(Garden.current.log.isEmpty)
    try host.find(role: .button, label: "Open").tap()
    host.key("s", modifiers: .command)
    #expect(Garden.current.log == ["sow"])
  }

  @Test func `commands are neither seen nor read, and take no space`() {
    let host = makeHost()
    #expect(host.text == ["Open"])
    #expect(throws: (any Error).self) { try host.find(label: "Water") }
    #expect(host.diagnostics.isEmpty)
  }
}

/// The commands that every program may have.
@MainActor @Suite struct ColumnCommandsTests {
  private struct Program: App {
    var body: some Scene {
      WindowGroup {
        NavigationSplitView {
          Text("Hives")
        } detail: {
          Editor()
        }
      }
      .commands {
        SidebarCommands()
        InspectorCommands()
      }
    }
  }

  private struct Editor: View {
    @State private var isOpen = false

    var body: some View {
      Text("A hive").inspector(isPresented: $isOpen) { Text("Petals") }
    }
  }

  private func shown(width: CGFloat, pressing keys: [KeyEquivalent]) -> [Set<String>] {
    let host = TestHost(size: CGSize(width: width, height: 600)) { AppView(Program()) }
    host.settle()
    return keys.map { key in
      host.key(key, modifiers: [.control, .command])
      host.advance(by: 3)
      return Set(host.text).intersection(["Hives", "A hive", "Petals"])
    }
  }

  @Test func `C368: Control-Command-S hides the sidebar and shows it again`() {
    #expect(shown(width: 1_100, pressing: ["s", "s"]) == [["A hive"], ["Hives", "A hive"]])
  }

  @Test func `C368: Control-Command-I shows the inspector and hides it again`() {
    #expect(
      shown(width: 1_100, pressing: ["i", "i"]) == [
        ["Hives", "A hive", "Petals"], ["Hives", "A hive"],
      ])
  }
}

extension FocusedValues {
  fileprivate var plant: String? {
    get { self[PlantFocusKey.self] }
    set { self[PlantFocusKey.self] = newValue }
  }
}

private struct PlantFocusKey: FocusedValueKey { typealias Value = String }
