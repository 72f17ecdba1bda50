import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Bars and titles of columns.
@MainActor @Suite struct ColumnBarTests: ColumnSuite {
  @Test func `C230: a stack in a column has the only bar and the only back button`() throws {
    struct Stacked: View {
      @Bindable var meadow: Meadow
      var body: some View {
        NavigationSplitView {
          NavigationStack {
            List(selection: $meadow.hive) { ForEach(1..<4) { Text("Hive \($0)").tag($0) } }
              .navigationTitle("Hives")
          }
        } detail: {
          NavigationStack {
            NavigationLink("deeper") { Text("deep").navigationTitle("Deep") }
              .navigationTitle("Bees")
          }
        }
      }
    }
    let meadow = Meadow()
    let host = host(wide) { Stacked(meadow: meadow) }
    #expect(count(host, "Hide Sidebar") == 1)
    let alone = self.host(wide) {
      NavigationStack { NavigationLink("deeper") { Text("deep") }.navigationTitle("Bees") }
    }
    #expect(try host.find(label: "deeper").frame.midY == alone.find(label: "deeper").frame.midY)
    try slide(host) { try host.find(label: "Hive 1").tap() }
    try slide(host) { try host.find(label: "deeper").tap() }
    #expect(count(host, "Back") == 1)
    resize(host, narrow)
    #expect((host.path, host.title) == (2, "Deep"))
    #expect(count(host, "Back") == 1)
    slide(host) { host.back() }
    #expect((host.path, host.title) == (1, "Bees"))
    #expect(count(host, "Back") == 1)
    slide(host) { host.back() }
    #expect((host.path, host.title, meadow.hive) == (0, "Hives", nil))
    #expect(count(host, "Back") == 0)
  }

  @Test func `C236: columns with items in their bars are left and shown again`() throws {
    struct Items: View {
      @Bindable var meadow: Meadow
      var body: some View {
        NavigationSplitView {
          List(selection: $meadow.hive) { ForEach(1..<4) { Text("Hive \($0)").tag($0) } }
            .toolbar { Button("Add") {} }
        } detail: {
          if let hive = meadow.hive {
            Text("bees of \(hive)").toolbar { Button("Feed \(hive)") {} }
          } else {
            Text("none chosen").toolbar { Button("Help") {} }
          }
        }
      }
    }
    let meadow = Meadow()
    let host = host(narrow) { Items(meadow: meadow) }
    for number in [1, 2, 1] {
      try slide(host) { try host.find(label: "Hive \(number)").tap() }
      #expect(host.text.contains("Feed \(number)"))
      slide(host) { host.back() }
      #expect(host.text.contains("Add"))
      resize(host, wide)
      #expect(host.text.contains("Help") && host.text.contains("Add"))
      resize(host, narrow)
    }
  }

  @Test func `C112: of columns beside each other the last with a title names the window`() {
    let meadow = Meadow()
    let host = host(wide) { TwoColumns(meadow: meadow) }
    #expect(host.title == "None")
    slide(host) { host.frame { meadow.hive = 2 } }
    #expect(host.title == "Hive 2")
  }

  @Test func `R159: columns beside each other all write, and in a narrow window the one on top`() {
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let host = host(wide) {
      NavigationSplitView {
        Text("a").preference(key: Names.self, value: ["side"])
      } detail: {
        Text("b").preference(key: Names.self, value: ["main"])
      }
    }
    #expect(host.preference(Names.self) == ["side", "main"])
    resize(host, narrow)
    #expect(host.preference(Names.self) == ["side"])
    resize(host, wide)
    #expect(host.preference(Names.self) == ["side", "main"])
  }
}
