import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What a split view of three columns shows, changed by a test.
@MainActor @Observable final class Meadow {
  var hive: Int?
  var bee: Int?
  var column = NavigationSplitViewColumn.sidebar
  @ObservationIgnored var log: [String] = []
}

struct ColumnCounter: View {
  let name: String
  @State private var taps = 0

  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

struct TwoColumns: View {
  @Bindable var meadow: Meadow

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $meadow.column) {
      List(selection: $meadow.hive) {
        ForEach(1..<5) { Text("Hive \($0)").tag($0) }
        ColumnCounter(name: "side")
      }
      .navigationTitle("Hives")
    } detail: {
      VStack {
        Text(meadow.hive.map { "bees of \($0)" } ?? "none chosen")
        ColumnCounter(name: "main")
        NavigationLink("deeper") { Text("deep").navigationTitle("Deep") }
      }
      .navigationTitle(meadow.hive.map { "Hive \($0)" } ?? "None")
    }
  }
}

struct ThreeColumns: View {
  @Bindable var meadow: Meadow

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $meadow.column) {
      List(selection: $meadow.hive) { ForEach(1..<5) { Text("Hive \($0)").tag($0) } }
        .navigationTitle("Hives")
    } content: {
      List(selection: $meadow.bee) { ForEach(1..<5) { Text("Bee \($0)").tag($0) } }
        .navigationTitle("Bees")
    } detail: {
      Text(meadow.bee.map { "wings of \($0)" } ?? "no bee").navigationTitle("Wings")
    }
  }
}

/// What tests of columns have in common.
@MainActor protocol ColumnSuite {}

extension ColumnSuite {
  var wide: CGSize { CGSize(width: 1_100, height: 600) }
  var narrow: CGSize { CGSize(width: 390, height: 600) }

  func host<Root: View>(_ size: CGSize, @ViewBuilder _ root: @escaping () -> Root)
    -> TestHost
  {
    let host = TestHost(size: size, content: root)
    host.settle()
    return host
  }

  func slide(_ host: TestHost, _ change: () throws -> Void) rethrows {
    try change()
    host.settle()
    host.advance(by: 0.4)
    host.settle()
  }

  func resize(_ host: TestHost, _ size: CGSize) {
    host.size = size
    host.frame {}
    host.settle()
  }

  func count(_ host: TestHost, _ label: String) -> Int {
    host.elements.filter { $0.label == label }.count
  }
}
