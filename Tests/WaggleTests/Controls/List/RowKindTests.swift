import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a row of a list is made of.
@MainActor @Suite struct RowKindTests: WeighingRows {
  @Test func `C578: a row of a text has as many nodes as its text and 19 others`() {
    let text = TestHost.phone(height: 1200) { VStack { Text("Row") } }
    let two = TestHost.phone(height: 1200) {
      VStack {
        Text("Row"); Text("Row")
      }
    }
    text.settle()
    two.settle()
    #expect(nodes { Text("Row \($0)") } <= two.counts.nodesLive - text.counts.nodesLive + 19)
  }

  @MainActor @Observable final class Setting {
    var selects = false
    var badge: Int?
    var swipes = false
    var hasBackground = false
    var appeared: [String] = []
  }

  private struct Counter: View {
    let row: Int
    let setting: Setting
    @State private var count = 0
    var body: some View {
      Button("Row \(row): \(count)") { count += 1 }
        .onAppear { setting.appeared.append("+\(row)") }
        .onDisappear { setting.appeared.append("-\(row)") }
    }
  }

  private struct Rows: View {
    let setting: Setting
    var body: some View {
      List(selection: setting.selects ? .constant(Set<Int>()) : nil) {
        ForEach(0..<3, id: \.self) { row in
          Counter(row: row, setting: setting)
            .badge(setting.badge.map { Text("\($0)") })
            .listRowBackground(setting.hasBackground ? Color.mint : nil)
            .swipeActions { if setting.swipes { Button("Delete") {} } }
        }
      }
    }
  }

  @Test func `C578: a row that becomes one of another kind is as one that is made so`() {
    let setting = Setting()
    let host = TestHost.phone(height: 600) { Rows(setting: setting) }
    host.settle()
    for number in 1...40 {
      let changes = number &* 37 % 16
      host.frame {
        setting.selects = changes & 1 != 0
        setting.badge = changes & 2 != 0 ? number % 3 : nil
        setting.swipes = changes & 4 != 0
        setting.hasBackground = changes & 8 != 0
      }
      host.settle()
      let fresh = TestHost.phone(height: 600) { Rows(setting: setting) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description)
      #expect(host.counts.nodesLive == fresh.counts.nodesLive)
    }
  }

  @Test func `C578: a row of another kind keeps its place, its state and its neighbours`() throws {
    let setting = Setting()
    let host = TestHost.phone(height: 600) { Rows(setting: setting) }
    host.settle()
    try host.find(label: "Row 1: 0").tap()
    try host.find(label: "Row 1: 1").tap()
    setting.appeared = []
    host.frame { setting.hasBackground = true }
    host.settle()
    #expect(host.text.contains("Row 1: 2") && host.text.contains("Row 0: 0"))
    host.frame { setting.hasBackground = false }
    host.settle()
    #expect(host.text.contains("Row 1: 2"))
  }
}
