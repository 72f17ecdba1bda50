import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Which columns are seen, and how wide they are.
@MainActor @Suite struct ColumnWidthTests: ColumnSuite {
  @Test func `C112: what the binding says is seen`() throws {
    struct Bound: View {
      @Binding var visibility: NavigationSplitViewVisibility
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("one")
        } content: {
          Text("two")
        } detail: {
          Text("three")
        }
      }
    }
    final class Box { var visibility = NavigationSplitViewVisibility.automatic }
    let box = Box()
    let host = host(CGSize(width: 1_200, height: 600)) { [box] in
      Bound(
        visibility: Binding {
          box.visibility
        } set: {
          box.visibility = $0
        })
    }
    #expect(Set(host.text) == ["one", "two", "three"])
    _ = host
    for (visibility, text) in [
      (NavigationSplitViewVisibility.all, ["one", "two", "three"]),
      (.doubleColumn, ["two", "three"]),
      (.detailOnly, ["three"]),
    ] {
      let now = self.host(CGSize(width: 1_200, height: 600)) {
        Bound(visibility: .constant(visibility))
      }
      #expect(Set(now.text) == Set(text))
    }
    let small = self.host(CGSize(width: 900, height: 600)) {
      Bound(visibility: .constant(.automatic))
    }
    #expect(Set(small.text) == ["two", "three"])
  }

  @Test func `C112: a column gets narrower, to its limit, where the detail has too little room`()
    throws
  {
    func width(in window: CGFloat) throws -> CGFloat {
      let host = host(CGSize(width: window, height: 600)) {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Color.red.accessibilityElement().accessibilityLabel(Text("side"))
            .navigationSplitViewColumnWidth(min: 200, ideal: 400, max: 500)
        } detail: {
          Text("detail")
        }
        .navigationSplitViewStyle(.balanced)
      }
      return try host.find(label: "side").frame.width
    }
    #expect(try width(in: 1_000) == 400)
    #expect(try width(in: 620) == 300)
    #expect(try width(in: 601) == 281)
  }

  @Test
  func `C232: over a prominent detail the sidebar is on a dimmed view, and a press closes it`()
    throws
  {
    struct Prominent: View {
      var body: some View {
        NavigationSplitView {
          Text("side")
        } detail: {
          Color.blue.accessibilityElement().accessibilityLabel(Text("map"))
        }
        .navigationSplitViewStyle(.prominentDetail)
      }
    }
    let host = host(wide) { Prominent() }
    #expect(!host.text.contains("side"))
    #expect(try host.find(label: "map").frame.width == 1_100)
    try slide(host) { try host.find(label: "Show Sidebar").tap() }
    host.advance(by: 1)
    #expect(host.text.contains("side"))
    #expect(try host.find(label: "map").frame.width == 1_100)
    try host.find(label: "Hide Sidebar").tap()
    host.advance(by: 1)
    try host.find(label: "Show Sidebar").tap()
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 800, y: 300))
    host.advance(by: 1)
    #expect(!host.text.contains("side"))
  }

  @Test func `C112: columns are mirrored from right to left`() throws {
    let host = host(wide) {
      NavigationSplitView {
        Color.red.accessibilityElement().accessibilityLabel(Text("side"))
      } detail: {
        Color.blue.accessibilityElement().accessibilityLabel(Text("main"))
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try host.find(label: "side").frame.maxX == 1_100)
    #expect(try host.find(label: "main").frame.minX == 0)
    #expect(try host.find(label: "main").frame.width == 780)
  }

  @Test func `a visibility is coded by its name`() throws {
    let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == all)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: Data("[\"none\"]".utf8))
    }
  }
}
