import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a row of an open menu costs, and what it shows.
@MainActor @Suite struct MenuRowWeightTests {
  private enum Kind { case buttons, options, toggles }

  private struct Page: View {
    let kind: Kind
    let count: Int
    @State private var chosen = 0
    @State private var isOn = true

    var body: some View {
      Menu("Menu") {
        switch kind {
        case .buttons: ForEach(0..<count, id: \.self) { Button("Item \($0)") {} }
        case .options:
          Picker("Go", selection: $chosen) {
            ForEach(0..<count, id: \.self) { Text("Item \($0)").tag($0) }
          }
        case .toggles: ForEach(0..<count, id: \.self) { Toggle("Item \($0)", isOn: $isOn) }
        }
      }
    }
  }

  private func opened(_ kind: Kind, _ count: Int) throws -> TestHost {
    let host = TestHost.phone { Page(kind: kind, count: count) }
    try host.find(label: "Menu").tap()
    host.advance(by: 1)
    return host
  }

  private func nodes(_ kind: Kind) throws -> Int {
    let (few, many) = (try opened(kind, 2).counts, try opened(kind, 10).counts)
    return (many.nodesLive - few.nodesLive) / 8
  }

  @Test func `C596: a row of a menu is one node around its content`() throws {
    #expect(try nodes(.buttons) <= 12)
    #expect(try nodes(.options) <= 12)
    #expect(try nodes(.toggles) <= 34)
  }

  @Test func `C596: a row has nodes for its highlight while it is highlighted`() throws {
    let host = try opened(.buttons, 3)
    let before = host.counts.nodesLive
    let row = try host.find(label: "Item 1").frame
    let plain = try host.png()
    host.hover(at: CGPoint(x: row.midX, y: row.midY))
    host.settle()
    #expect(host.counts.nodesLive > before)
    #expect(try host.png() != plain)
    host.hover(at: nil)
    host.settle()
    #expect(host.counts.nodesLive == before)
    #expect(try host.png() == plain)
  }

  @Test func `C596: the mark of an option takes the place that it leaves in the others`() throws {
    let host = try opened(.options, 3)
    let frames = try (0..<3).map { try host.find(label: "Item \($0)").frame }
    #expect(Set(frames.map(\.size.height)).count == 1)
    #expect(Set(frames.map(\.minX)).count == 1)
    #expect(try host.find(label: "Item 0").traits.contains(.isSelected))
    #expect(try !host.find(label: "Item 1").traits.contains(.isSelected))
    try host.find(label: "Item 2").tap()
    host.advance(by: 1)
    try host.find(label: "Menu").tap()
    host.advance(by: 1)
    #expect(try (0..<3).map { try host.find(label: "Item \($0)").frame } == frames)
    #expect(try host.find(label: "Item 2").traits.contains(.isSelected))
  }

  @Test func `C596: a row that a body gives another action performs that one`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Menu("Menu \(count)") {
          Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
          Button("Done") { count += 10 }
        }
      }
    }
    let host = TestHost.phone { Counter() }
    try host.find(label: "Menu 0").tap()
    host.advance(by: 1)
    for _ in 0..<2 {
      try host.find(label: "More").tap()
      host.advance(by: 0.5)
    }
    try host.find(label: "Done").tap()
    host.advance(by: 1)
    #expect(host.text == ["Menu 12"])
  }
}
