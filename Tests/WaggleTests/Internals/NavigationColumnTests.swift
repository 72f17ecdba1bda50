import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@testable import WaggleControls

/// What a split view of three columns shows, changed by a test.
@MainActor @Observable private final class Meadow {
  var hive: Int?
  var bee: Int?
  var column = NavigationSplitViewColumn.sidebar
  @ObservationIgnored var log: [String] = []
}

private struct Counter: View {
  let name: String
  @State private var taps = 0

  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

private struct TwoColumns: View {
  @Bindable var meadow: Meadow

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $meadow.column) {
      List(selection: $meadow.hive) {
        ForEach(1..<5) { Text("Hive \($0)").tag($0) }
        Counter(name: "side")
      }
      .navigationTitle("Hives")
    } detail: {
      VStack {
        Text(meadow.hive.map { "bees of \($0)" } ?? "none chosen")
        Counter(name: "main")
        NavigationLink("deeper") { Text("deep").navigationTitle("Deep") }
      }
      .navigationTitle(meadow.hive.map { "Hive \($0)" } ?? "None")
    }
  }
}

private struct ThreeColumns: View {
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

@MainActor @Suite struct NavigationColumnTests {
  private let wide = CGSize(width: 1_100, height: 600)
  private let narrow = CGSize(width: 390, height: 600)

  private func host<Root: View>(_ size: CGSize, @ViewBuilder _ root: @escaping () -> Root)
    -> TestHost
  {
    let host = TestHost(size: size, content: root)
    host.settle()
    return host
  }

  private func slide(_ host: TestHost, _ change: () throws -> Void) rethrows {
    try change()
    host.settle()
    host.advance(by: 0.4)
    host.settle()
  }

  private func resize(_ host: TestHost, _ size: CGSize) {
    host.size = size
    host.frame {}
    host.settle()
  }

  private func count(_ host: TestHost, _ label: String) -> Int {
    host.elements.filter { $0.label == label }.count
  }

  @Test func `C230: columns keep their state and pages when a window gets narrow and wide again`()
    throws
  {
    let meadow = Meadow()
    let host = host(wide) { TwoColumns(meadow: meadow) }
    try host.find(label: "side 0").tap()
    try slide(host) { try host.find(label: "Hive 2").tap() }
    try host.find(label: "main 0").tap()
    try slide(host) { try host.find(label: "deeper").tap() }
    #expect(host.text.contains("deep") && host.text.contains("side 1"))
    resize(host, narrow)
    #expect(host.text.contains("deep") && !host.text.contains("side 1"))
    #expect((host.path, host.title) == (2, "Deep"))
    slide(host) { host.back() }
    #expect(host.text.contains("main 1") && host.title == "Hive 2")
    resize(host, wide)
    #expect(host.text.contains("main 1") && host.text.contains("side 1"))
    resize(host, narrow)
    slide(host) { host.back() }
    #expect(host.text.contains("side 1") && meadow.hive == nil)
    resize(host, wide)
    #expect(host.text.contains("side 1") && host.text.contains("main 1"))
  }

  @Test func `C113: three columns are three pages, and back goes through them`() throws {
    let meadow = Meadow()
    let host = host(narrow) { ThreeColumns(meadow: meadow) }
    #expect((host.path, host.title) == (0, "Hives"))
    try slide(host) { try host.find(label: "Hive 1").tap() }
    #expect((host.path, host.title) == (1, "Bees"))
    #expect(meadow.column == .content)
    try slide(host) { try host.find(label: "Bee 3").tap() }
    #expect((host.path, host.title) == (2, "Wings"))
    #expect(host.text.contains("wings of 3") && meadow.column == .detail)
    slide(host) { host.back() }
    #expect((host.path, meadow.bee, meadow.hive) == (1, nil, 1))
    slide(host) { host.back() }
    #expect((host.path, meadow.hive) == (0, nil))
    #expect(meadow.column == .sidebar && !host.back())
  }

  @Test func `C113: the program clears the selection, and the sidebar is shown again`() throws {
    let meadow = Meadow()
    let host = host(narrow) { TwoColumns(meadow: meadow) }
    try slide(host) { try host.find(label: "Hive 1").tap() }
    #expect(host.path == 1)
    slide(host) { host.frame { meadow.hive = nil } }
    #expect((host.path, host.title) == (0, "Hives"))
    resize(host, wide)
    #expect(host.text.contains("none chosen"))
  }

  @Test func `C113: a selection that is there at the start leads on without a slide`() {
    let meadow = Meadow()
    (meadow.hive, meadow.bee) = (1, 2)
    let host = host(narrow) { ThreeColumns(meadow: meadow) }
    #expect((host.path, host.title) == (2, "Wings"))
    #expect(host.text.contains("wings of 2") && !host.text.contains("Hive 1"))
    #expect(meadow.column == .detail)
  }

  @Test func `C113: the preferred column is shown, and the program goes back by it`() throws {
    let meadow = Meadow()
    meadow.column = .detail
    let host = host(narrow) { TwoColumns(meadow: meadow) }
    #expect(host.text.contains("none chosen") && host.path == 1)
    slide(host) { host.frame { meadow.column = .sidebar } }
    #expect((host.path, host.title) == (0, "Hives"))
    slide(host) { host.frame { meadow.column = .detail } }
    #expect(host.path == 1)
    slide(host) { host.back() }
    #expect(meadow.column == .sidebar)
  }

  @Test func `C113: a row that stays selected leads on again`() throws {
    struct Exact: View {
      @State private var hive = 1
      var body: some View {
        NavigationSplitView {
          List(selection: $hive) { ForEach(1..<4) { Text("Hive \($0)").tag($0) } }
        } detail: {
          Text("bees of \(hive)")
        }
      }
    }
    let host = host(narrow) { Exact() }
    #expect(host.text.contains("bees of 1"))
    slide(host) { host.back() }
    #expect(host.text.contains("Hive 1") && host.path == 0)
    try slide(host) { try host.find(label: "Hive 1").tap() }
    #expect(host.text.contains("bees of 1"))
  }

  @Test func `C113: a swipe moves the column on top, and goes back to the one before`() throws {
    let meadow = Meadow()
    let host = host(narrow) { TwoColumns(meadow: meadow) }
    try slide(host) { try host.find(label: "Hive 1").tap() }
    host.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300))
    host.advance(by: 0.5)
    host.settle()
    #expect((host.path, meadow.hive) == (1, 1))
    host.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 340, y: 300))
    host.advance(by: 0.5)
    host.settle()
    #expect((host.path, meadow.hive) == (0, nil))
    #expect(host.text.contains("Hive 1") && !host.text.contains("main 0"))
  }

  @Test func `C234: a page without a back button is not left by a swipe`() throws {
    struct Fixed: View {
      @Bindable var meadow: Meadow
      var body: some View {
        NavigationSplitView {
          List(selection: $meadow.hive) { Text("Hive 1").tag(1) }.navigationTitle("Hives")
        } detail: {
          Text("detail").navigationBarBackButtonHidden()
        }
      }
    }
    let meadow = Meadow()
    let host = host(narrow) { Fixed(meadow: meadow) }
    try slide(host) { try host.find(label: "Hive 1").tap() }
    #expect(!host.back())
    host.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 380, y: 300))
    host.advance(by: 0.5)
    #expect(host.path == 1)
    let stack = self.host(narrow) {
      NavigationStack {
        NavigationLink("go") { Text("page").navigationBarBackButtonHidden() }
      }
    }
    try slide(stack) { try stack.find(label: "go").tap() }
    stack.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 380, y: 300))
    stack.advance(by: 0.5)
    #expect(stack.path == 1)
  }

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
          .navigationDestination(for: Int.self) { Counter(name: "value \($0)") }
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

  @Test func `a thousand selections, links and slides that are cut short leave nothing`() throws {
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
      if number.isMultiple(of: 40) { host.advance(by: 0.1) } else { host.advance(by: 0.4) }
      if number.isMultiple(of: 100) {
        host.frame { (meadow.hive, meadow.bee) = (nil, nil) }
      } else {
        host.back()
        host.advance(by: 0.4)
        host.back()
      }
      host.advance(by: 0.4)
      host.settle()
    }
    for number in 0..<30 { round(number) }
    #expect((host.path, meadow.hive, meadow.bee) == (0, nil, nil))
    let live = host.counts.nodesLive
    for number in 0..<1_000 { round(number) }
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

  @Test func `C235: a picker of links pushes its options, and choosing one goes back`() throws {
    struct Form: View {
      @State private var flower = "Clover"
      var body: some View {
        NavigationStack {
          List {
            Picker("Flower", selection: $flower) {
              Text("Clover").tag("Clover")
              Text("Sage").tag("Sage")
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    let host = host(narrow) { Form() }
    #expect(host.text.contains("Flower") && host.text.contains("Clover"))
    try slide(host) { try host.find(role: .button).tap() }
    #expect(host.path == 1 && host.text.contains("Sage"))
    try slide(host) { try host.find(label: "Sage").tap() }
    #expect(host.path == 0 && host.text.contains("Sage") && !host.text.contains("Clover"))
  }

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
    #expect(ColumnWidth(min: 300, ideal: 100, max: 200)?.ideal == 300)
    #expect(ColumnWidth(min: nil, ideal: .nan, max: nil) == nil)
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

  @Test func `C113: from right to left a swipe from the right edge goes back`() throws {
    let meadow = Meadow()
    let host = host(narrow) {
      TwoColumns(meadow: meadow).environment(\.layoutDirection, .rightToLeft)
    }
    try slide(host) { try host.find(label: "Hive 1").tap() }
    host.drag(from: CGPoint(x: 388, y: 300), to: CGPoint(x: 40, y: 300))
    host.advance(by: 0.5)
    #expect(host.path == 0)
  }

  @Test func `a visibility is coded by its name`() throws {
    let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == all)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: Data("[\"none\"]".utf8))
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
