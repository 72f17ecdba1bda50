import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Columns that are left leave nothing.
@MainActor @Suite struct ColumnReleaseTests: ColumnSuite {
  @Test func `selections, links and slides that are cut short leave nothing`() throws {
    let meadow = Meadow()
    let host = host(narrow) { ThreeColumns(meadow: meadow) }
    func round(_ number: Int) {
      guard number.isMultiple(of: 20) else {
        // Without motion, which takes many frames.
        var transaction = Transaction()
        transaction.disablesAnimations = true
        host.frame {
          withTransaction(transaction) { (meadow.hive, meadow.bee) = (1 + number % 3, 1) }
        }
        host.frame { withTransaction(transaction) { (meadow.hive, meadow.bee) = (nil, nil) } }
        return host.settle()
      }
      host.frame { meadow.hive = 1 + number % 3 }
      if number.isMultiple(of: 60) { host.advance(by: 0.1) } else { host.advance(by: 0.4) }
      host.frame { meadow.bee = 1 + number % 2 }
      if number.isMultiple(of: 4) { host.advance(by: 0.1) } else { host.advance(by: 0.4) }
      if number.isMultiple(of: 10) {
        host.frame { (meadow.hive, meadow.bee) = (nil, nil) }
      } else {
        host.back()
        host.advance(by: 0.4)
        host.back()
      }
      host.advance(by: 0.4)
      host.settle()
    }
    for number in 0..<4 { round(number) }
    #expect((host.path, meadow.hive, meadow.bee) == (0, nil, nil))
    let live = host.counts.nodesLive
    for number in 0..<severalRounds { round(number) }
    #expect(host.counts.nodesLive == live)
    #expect(host.path == 0)
  }

  @Test func `a host that is dropped while a column slides leaves nothing behind`() throws {
    struct Links: View {
      @Bindable var meadow: Meadow
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $meadow.column) {
          NavigationLink("open") { Text("page \(meadow.hive ?? 0)") }
        } detail: {
          Text("none chosen")
        }
      }
    }
    for time in [0, 0.1, 0.3] {
      weak var kept: Meadow?
      do {
        let meadow = Meadow()
        kept = meadow
        let host = host(narrow) { Links(meadow: meadow) }
        try host.find(label: "open").tap()
        if time > 0 { host.advance(by: time) }
        host.back()
        if time > 0 { host.advance(by: time) }
      }
      #expect(kept == nil)
    }
  }
}
