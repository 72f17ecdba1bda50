import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a menu costs while it is closed.
@MainActor @Suite struct ContextMenuWeightTests {
  @MainActor @Observable final class Setting {
    var isEnabled = true
    var hasDelete = true
    var name = "Call"
    var log = ""
  }

  /// Counts how often the items are made, and how often one appears.
  final class Log {
    nonisolated(unsafe) static var bodies = 0
    nonisolated(unsafe) static var appearances = 0
  }

  private struct Items: View {
    let setting: Setting
    @State private var count = 0

    var body: some View {
      let _ = Log.bodies += 1
      Button(setting.name) {
        count += 1
        setting.log = "called \(count)"
      }
      .disabled(!setting.isEnabled)
      .onAppear { Log.appearances += 1 }
      if setting.hasDelete { Button("Delete") { setting.log = "deleted" } }
    }
  }

  private func column(_ rows: Int, items: Int? = nil) -> TestHost {
    let host = TestHost.phone(height: 600) {
      VStack {
        ForEach(0..<rows, id: \.self) { row in
          if let items {
            Text("Row \(row)").contextMenu {
              ForEach(0..<items, id: \.self) { Button("Item \($0)") {} }
            }
          } else {
            Text("Row \(row)")
          }
        }
      }
    }
    host.settle()
    return host
  }

  private func nodes(_ items: Int?) -> Int {
    (column(9, items: items).counts.nodesLive - column(1, items: items).counts.nodesLive) / 8
  }

  @Test func `C568: the items of a closed menu have no nodes, and the menu itself has three`() {
    #expect(nodes(2) == nodes(nil) + 3)
    #expect(nodes(50) == nodes(2))
  }

  @Test func `C568: rows with menus are laid out as often as rows without`() {
    #expect(column(40, items: 20).counts.layouts == column(40).counts.layouts)
  }

  @Test
  func
    `C568: finding, drawing and frames make no items; asking for the actions makes them once`()
    throws
  {
    let setting = Setting()
    let host = TestHost.phone(height: 600) {
      Text("Ada").contextMenu { Items(setting: setting) }
    }
    (Log.bodies, Log.appearances) = (0, 0)
    host.settle()
    let text = try host.find(label: "Ada")
    host.frame { setting.name = "Ring" }
    host.settle()
    #expect(Log.bodies == 0)
    try text.perform("Ring")
    #expect(setting.log == "called 1" && Log.bodies == 1)
    let nodes = host.counts.nodesLive
    try text.perform("Ring")
    host.settle()
    #expect(setting.log == "called 2" && Log.bodies == 1)
    #expect(host.counts.nodesLive == nodes && Log.appearances == 0)
  }

  @Test func `C568: actions that have been asked for follow their buttons`() {
    let setting = Setting()
    let host = TestHost.phone(height: 600) {
      Text("Ada").contextMenu { Items(setting: setting) }
    }
    host.settle()
    func names(_ host: TestHost) -> [String] {
      let all = host.host.accessibilityElements.flatMap(\.flattened)
      return all.first { $0.label == "Ada" }?.actionLabels ?? []
    }
    #expect(names(host) == ["Call", "Delete"])
    for change: (Setting) -> Void in [
      { $0.hasDelete = false }, { $0.name = "Ring" }, { $0.isEnabled = false },
      { $0.hasDelete = true }, { $0.isEnabled = true }, { $0.name = "Call" },
    ] {
      host.frame { change(setting) }
      host.settle()
      let fresh = TestHost.phone(height: 600) {
        Text("Ada").contextMenu { Items(setting: setting) }
      }
      fresh.settle()
      #expect(names(host) == names(fresh))
    }
    #expect(names(host) == ["Call", "Delete"])
  }

  @Test func `C568: what was made for the actions is freed with the view`() throws {
    let setting = Setting()
    let host = TestHost.phone(height: 600) {
      VStack {
        if setting.isEnabled { Text("Ada").contextMenu { Button("Call") {} } }
        Text("Bea")
      }
    }
    host.settle()
    func turn() {
      host.frame { setting.isEnabled.toggle() }
      host.settle()
    }
    turn()
    let without = host.counts.nodesLive
    turn()
    try host.find(label: "Ada").perform("Call")
    turn()
    #expect(host.counts.nodesLive == without)
  }
}
