import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What links, values and bindings of a column show in the next.
@MainActor @Suite struct ColumnLinkTests: ColumnSuite {
  @Test func `C231: a view that a link puts into a column is gone when a row is selected`() throws {
    struct Mixed: View {
      @Bindable var meadow: Meadow
      var body: some View {
        NavigationSplitView {
          List(selection: $meadow.hive) {
            ForEach(1..<4) { Text("Hive \($0)").tag($0) }
            NavigationLink("About") { Text("all of bees") }
          }
        } detail: {
          Text(meadow.hive.map { "bees of \($0)" } ?? "none chosen")
        }
      }
    }
    for size in [wide, narrow] {
      let meadow = Meadow()
      let host = host(size) { Mixed(meadow: meadow) }
      try slide(host) { try host.find(label: "About").tap() }
      #expect(host.text.contains("all of bees"))
      if size == narrow { slide(host) { host.back() } }
      try slide(host) { try host.find(label: "Hive 2").tap() }
      #expect(host.text.contains("bees of 2") && !host.text.contains("all of bees"))
    }
  }

  @Test(arguments: [false, true])
  func `C231: a value in the sidebar is the root of the next column`(_ isNarrow: Bool) throws {
    struct Values: View {
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("one", value: 1)
            NavigationLink("two", value: 2)
            NavigationLink("more") { Text("other list") }.isDetailLink(false)
          }
          .navigationDestination(for: Int.self) { ColumnCounter(name: "value \($0)") }
        } detail: {
          Text("empty")
        }
      }
    }
    let host = host(isNarrow ? narrow : wide) { Values() }
    try slide(host) { try host.find(label: "one").tap() }
    #expect(host.text.contains("value 1 0") && !host.text.contains("empty"))
    try host.find(label: "value 1 0").tap()
    if isNarrow { slide(host) { host.back() } }
    try slide(host) { try host.find(label: "two").tap() }
    #expect(host.text.contains("value 2 0") && host.diagnostics.isEmpty)
    if isNarrow { slide(host) { host.back() } }
    try slide(host) { try host.find(label: "more").tap() }
    #expect(host.text.contains("other list") && !host.text.contains("one"))
    #expect(host.text.contains("value 2 0") != isNarrow)
  }

  @Test(arguments: [false, true])
  func `C231: a value shows in the stack of the next column, over its root`(_ isNarrow: Bool) throws
  {
    struct Values: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("one", value: 1)
            NavigationLink("two", value: 2)
            Text("path \(path.description)")
          }
        } detail: {
          NavigationStack(path: $path) {
            Text("empty").navigationDestination(for: Int.self) { Text("value \($0)") }
          }
        }
      }
    }
    let host = host(isNarrow ? narrow : wide) { Values() }
    try slide(host) { try host.find(label: "one").tap() }
    #expect(host.text.contains("value 1") && !host.text.contains("empty"))
    if isNarrow { for _ in 0..<2 { slide(host) { host.back() } } }
    try slide(host) { try host.find(label: "two").tap() }
    #expect(host.text.contains("value 2") && host.text.contains("path [2]") != isNarrow)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C106: a value in a column for which nothing is declared is reported`() throws {
    let host = host(wide) {
      NavigationSplitView {
        NavigationLink("one", value: 1)
      } detail: {
        Text("empty")
      }
    }
    try slide(host) { try host.find(label: "one").tap() }
    #expect(host.diagnostics.map(\.id) == ["W-NAV"])
    #expect(count(host, "No destination") == 1)
  }

  @Test(arguments: [false, true])
  func `C231: what a binding presents in a column is shown in the next`(_ isNarrow: Bool) throws {
    struct Bound: View {
      @Bindable var meadow: Meadow
      @State private var isOpen = false
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("flag", isActive: $isOpen) { Text("flag page") }
            NavigationLink("tag 1", tag: 1, selection: $meadow.hive) { Text("tag page 1") }
            NavigationLink("tag 2", tag: 2, selection: $meadow.hive) { Text("tag page 2") }
          }
          .navigationTitle("Hives")
          .navigationDestination(item: $meadow.bee) { Text("bee page \($0)") }
        } detail: {
          Text("empty")
        }
      }
    }
    let meadow = Meadow()
    let host = host(isNarrow ? narrow : wide) { Bound(meadow: meadow) }
    for (link, page) in [("tag 1", "tag page 1"), ("tag 2", "tag page 2")] {
      try slide(host) { try host.find(label: link).tap() }
      #expect(host.text.contains(page))
      if isNarrow {
        slide(host) { host.back() }
        #expect(meadow.hive == nil && host.path == 0)
      }
    }
    slide(host) { host.frame { meadow.hive = nil } }
    #expect(host.text.contains("empty") != isNarrow)
    slide(host) { host.frame { meadow.bee = 4 } }
    #expect(host.text.contains("bee page 4"))
    slide(host) { host.frame { meadow.bee = nil } }
    #expect(host.text.contains("empty") != isNarrow && host.path == 0)
    try slide(host) { try host.find(label: "flag").tap() }
    #expect(host.text.contains("flag page"))
  }

  @Test func `C231: the row of a link to what the next column shows is marked, from the start too`()
    throws
  {
    struct Tagged: View {
      @State private var chosen: Int? = 2
      var body: some View {
        NavigationView {
          List {
            ForEach(1..<4) { number in
              NavigationLink("Hive \(number)", tag: number, selection: $chosen) {
                Text("bees of \(number)")
              }
            }
          }
          Text("none chosen")
        }
        .navigationViewStyle(.columns)
      }
    }
    /// The texts that are drawn next on the grounds of selected rows.
    func marked(_ host: TestHost) -> [Substring] {
      host.displayList.description.split(separator: "#D1D1D6").dropFirst().compactMap {
        $0.firstMatch(of: /text "(Hive \d)"/)?.1
      }
    }
    let host = host(wide) { Tagged() }
    host.settle()
    #expect(host.text.contains("bees of 2"))
    #expect(marked(host) == ["Hive 2"])
    try slide(host) { try host.find(label: "Hive 3").tap() }
    #expect(host.text.contains("bees of 3"))
    #expect(marked(host) == ["Hive 3"])
  }
}
