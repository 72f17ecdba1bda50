import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// The columns of a split view as pages of a narrow window.
@MainActor @Suite struct NavigationColumnTests: ColumnSuite {
  @Test func `C230: columns keep their state and screens when a window gets narrow and wide again`()
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

  @Test func `C113: three columns are three screens, and back goes through them`() throws {
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

  @Test func `C113: rows that are marked for an action lead to no other column`() throws {
    struct Marked: View {
      @State private var hives = Set<Int>()

      var body: some View {
        NavigationSplitView {
          List(selection: $hives) { ForEach(0..<5) { Text("Hive \($0)").tag($0) } }
            .toolbar { EditButton() }
        } detail: {
          Text("chosen \(hives.sorted().map(String.init).joined(separator: ", "))")
        }
      }
    }
    let host = host(narrow) { Marked() }
    try slide(host) { try host.find(label: "Edit").tap() }
    for hive in [1, 3, 2, 3] {
      try slide(host) { try host.find(role: .row, label: "Hive \(hive)").tap() }
      #expect(host.path == 0)
    }
    try slide(host) { try host.find(label: "Done").tap() }
    #expect(host.path == 0)
    resize(host, wide)
    #expect(host.text.contains("chosen 1, 2"))
  }

  @Test func `C545: what is selected in the detail stays as the detail arrives and is left`() throws
  {
    struct Frames: View {
      @State private var hive: Int?
      @State private var frame: Int? = 2

      var body: some View {
        NavigationSplitView {
          List(selection: $hive) { ForEach(0..<5) { Text("Hive \($0)").tag($0) } }
            .navigationTitle("chosen \(frame.map(String.init) ?? "none")")
        } detail: {
          List(selection: $frame) { ForEach(0..<5) { Text("Frame \($0)").tag($0) } }
            .navigationTitle("chosen \(frame.map(String.init) ?? "none")")
        }
      }
    }
    let host = host(narrow) { Frames() }
    try slide(host) { try host.find(role: .row, label: "Hive 1").tap() }
    #expect((host.path, host.title) == (1, "chosen 2"))
    try slide(host) { try host.find(role: .row, label: "Frame 3").tap() }
    #expect((host.path, host.title) == (1, "chosen 3"))
    slide(host) { host.back() }
    #expect((host.path, host.title) == (0, "chosen 3"))
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

  @Test
  func `C521: a column that a swipe has uncovered disappears again when the swipe is taken back`()
    throws
  {
    let meadow = Meadow()
    let host = host(narrow) {
      NavigationSplitView {
        NavigationLink("open") { Text("opened") }
          .onAppear { meadow.log.append("appears") }
          .onDisappear { meadow.log.append("disappears") }
      } detail: {
        Text("none")
      }
    }
    try slide(host) { try host.find(label: "open").tap() }
    #expect(meadow.log == ["appears", "disappears"])
    slide(host) { host.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300)) }
    #expect(host.text.contains("opened"))
    #expect(meadow.log == ["appears", "disappears", "appears", "disappears"])
  }

  @Test func `C234: a screen without a back button is not left by a swipe`() throws {
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
}
