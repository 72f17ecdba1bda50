import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What the actions, the menu and the mark of a row cost while they are not seen.
@MainActor @Suite struct RowWeightTests {
  private func list<Row: View>(
    _ rows: Int, @ViewBuilder _ row: @escaping (Int) -> Row
  ) -> TestHost {
    let host = TestHost.phone(height: 844) {
      NavigationStack { List { ForEach(0..<rows, id: \.self) { row($0) } } }
    }
    host.settle()
    return host
  }

  private func nodes<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) -> Int {
    (list(9, row).counts.nodesLive - list(1, row).counts.nodesLive) / 8
  }

  @MainActor @Observable final class Setting {
    var swipes = false
    var hasMenu = false
    var hasBackground = false
  }

  private struct Rows: View {
    let setting: Setting
    var body: some View {
      List {
        ForEach(0..<3, id: \.self) { row in
          Text("Row \(row)")
            .swipeActions { if setting.swipes { Button("Delete") {} } }
            .contextMenu(
              setting.hasMenu ? ContextMenu(menuItems: { Button("Copy") {} }) : nil
            )
            .listRowBackground(setting.hasBackground ? Color.mint : nil)
        }
        .onDelete(perform: setting.swipes ? { _ in } : nil)
      }
    }
  }

  @Test func `C569: the actions of a closed row have no nodes, however many there are`() {
    let text = nodes { Text("Row \($0)") }
    let one = nodes { Text("Row \($0)").swipeActions { Button("Delete") {} } }
    let many = nodes { row in
      Text("Row \(row)")
        .swipeActions { ForEach(0..<8, id: \.self) { Button("Item \($0)") {} } }
        .swipeActions(edge: .leading) { ForEach(0..<8, id: \.self) { Button("More \($0)") {} } }
        .contextMenu { ForEach(0..<8, id: \.self) { Button("Choice \($0)") {} } }
    }
    #expect(one <= text + 30)
    #expect(many <= one + 8)
  }

  @Test func `C569: the buttons exist from a swipe until the row is closed`() throws {
    let host = list(3) { Text("Row \($0)").swipeActions { Button("Delete") {} } }
    let closed = (host.counts.nodesLive, host.displayList.description)
    let row = try host.find(label: "Row 1").frame
    func swipe(by way: CGFloat) {
      let start = CGPoint(x: 300, y: row.midY)
      host.press(at: start)
      for step in 1...8 {
        host.move(to: CGPoint(x: start.x + way * CGFloat(step) / 8, y: start.y))
      }
      host.release(at: CGPoint(x: start.x + way, y: start.y))
      host.advance(by: 2)
      host.settle()
    }
    for _ in 0..<3 {
      swipe(by: -80)
      #expect(host.counts.nodesLive > closed.0 && host.displayList.description.contains("Delete"))
      swipe(by: 80)
      #expect(host.counts.nodesLive == closed.0 && host.displayList.description == closed.1)
    }
    swipe(by: -80)
    host.tap(at: CGPoint(x: 60, y: row.midY))
    host.advance(by: 2)
    host.settle()
    #expect(host.counts.nodesLive == closed.0 && host.displayList.description == closed.1)
  }

  @Test func `C569: a row that begins or ends to have actions is as one that is made with them`() {
    let setting = Setting()
    let host = TestHost.phone(height: 600) { Rows(setting: setting) }
    host.settle()
    for number in 1..<16 {
      host.frame {
        setting.swipes = number & 1 != 0
        setting.hasMenu = number & 2 != 0
        setting.hasBackground = (number ^ number >> 1) & 4 != 0
      }
      host.settle()
      let fresh = TestHost.phone(height: 600) { Rows(setting: setting) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description)
      #expect(host.counts.nodesLive == fresh.counts.nodesLive)
    }
  }

  @Test func `C569: a row that is not open has the names of its actions, the moves first`() throws {
    var log: [String] = []
    let host = TestHost.phone(height: 600) {
      List {
        ForEach(0..<3, id: \.self) { row in
          Text("Row \(row)")
            .swipeActions(edge: .leading) { Button("Pin") { log.append("pin \(row)") } }
            .swipeActions { Button("Burn") { log.append("burn \(row)") } }
            .contextMenu { Button("Copy") { log.append("copy \(row)") } }
        }
        .onMove { _, _ in log.append("moved") }
      }
    }
    host.settle()
    let row = host.host.accessibilityElements.flatMap(\.flattened).first { $0.label == "Row 1" }
    #expect(row?.actionLabels == ["Copy", "Move Up", "Move Down", "Pin", "Burn"])
    for name in ["Copy", "Move Up", "Pin", "Burn"] {
      try host.find(label: "Row 1").perform(name)
    }
    #expect(log == ["copy 1", "moved", "pin 1", "burn 1"])
  }

  private struct UsualRow: View {
    let row: Int

    var body: some View {
      NavigationLink {
        Text("There")
      } label: {
        HStack {
          Image(systemName: "star")
          VStack(alignment: .leading) {
            Text("Row \(row)")
            Text("Below").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .swipeActions { Button("Delete", role: .destructive) {} }
      .contextMenu { Button("Copy") {} }
    }
  }

  @Test func `C594: a link with a symbol, two texts, a swipe and a menu has few nodes`() {
    #expect(nodes { UsualRow(row: $0) } <= 66)
  }

  @MainActor @Observable final class Extras {
    var badge: Int?
    var inset: CGFloat?
    var hasBackground = false
    var hasMenu = true
    var isEditing = false
    var chosen: Set<Int> = []
    var selects = false
  }

  private struct ChangingRows: View {
    @Bindable var extras: Extras

    var body: some View {
      NavigationStack {
        List(selection: extras.selects ? $extras.chosen : nil) {
          ForEach(0..<3, id: \.self) { row in
            link(row)
              .swipeActions { Button("Delete") {} }
              .contextMenu(
                extras.hasMenu ? ContextMenu(menuItems: { Button("Copy") {} }) : nil
              )
              .badge(extras.badge.map { Text("\($0)") })
              .listRowInsets(
                extras.inset.map { EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: $0) }
              )
              .listRowBackground(extras.hasBackground ? Color.mint : nil)
          }
        }
        .environment(\.editMode, .constant(extras.isEditing ? .active : .inactive))
      }
    }

    @ViewBuilder private func link(_ row: Int) -> some View {
      if row == 2 {
        Button("Button") {}
      } else {
        NavigationLink {
          Text("There")
        } label: {
          HStack {
            Image(systemName: "star")
            Text("Row \(row)")
          }
        }
      }
    }
  }

  @Test func `C594: rows that change are drawn and read as new ones are`() throws {
    var random = SeededGenerator(seed: 11)
    let extras = Extras()
    func page() -> TestHost {
      let host = TestHost.phone(height: 400) { ChangingRows(extras: extras) }
      host.settle()
      return host
    }
    let host = page()
    for step in 0..<32 {
      host.frame {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: extras.badge = extras.badge == nil ? 3 : nil
        case 1: extras.inset = [nil, 0, 16, 40].randomElement(using: &random)!
        case 2: extras.hasBackground.toggle()
        case 3: extras.hasMenu.toggle()
        case 4: extras.isEditing.toggle()
        case 5: extras.chosen = Set((0..<3).filter { _ in Bool.random(using: &random) })
        default: extras.selects.toggle()
        }
      }
      host.advance(by: 2)
      let fresh = page()
      fresh.advance(by: 2)
      #expect(try host.png() == fresh.png(), "step \(step)")
      #expect(host.elements.map(\.description) == fresh.elements.map(\.description))
      #expect(host.counts.nodesLive == fresh.counts.nodesLive, "step \(step)")
    }
  }
}
