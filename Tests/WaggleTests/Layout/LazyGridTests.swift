import Foundation
import TestSupport
import Testing
import Waggle

@MainActor @Suite struct LazyGridTests {
  private func host<Content: View>(
    _ width: CGFloat, _ columns: [GridItem], alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> PlainHost {
    PlainHost(width, 400) {
      LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, content: content)
        .named("grid").frame(height: 400, alignment: .top)
    }
  }

  @Test func `L095: each flexible track takes its share within its limits`() {
    let columns = [GridItem(.flexible(minimum: 20)), GridItem(.flexible(minimum: 110))]
    let host = host(150, columns) {
      greedy("a")
      greedy("b")
    }
    #expect(host.frame("grid").width == 189)
    #expect([host.frame("a").width, host.frame("b").width] == [90.5, 110])
  }

  @Test func `L097: a grid wider than its proposal makes its tracks again, which may overflow`() {
    let columns = [GridItem(.flexible(minimum: 20)), GridItem(.flexible(minimum: 110))]
    let host = host(150, columns) {
      greedy("a")
      greedy("b")
    }
    let grid = host.frame("grid")
    #expect(grid.minX == -19.5)
    #expect(host.frame("a").minX == grid.minX + (189 - 208.5) / 2)
    #expect(host.frame("b").minX == host.frame("a").maxX + 8)
  }

  @Test func `L096: an adaptive item has as many tracks as fit into its share`() {
    let columns = [
      GridItem(.fixed(50), spacing: 10), GridItem(.adaptive(minimum: 30), spacing: 10),
    ]
    let host = host(200, columns) { ForEach(0..<5) { greedy("\($0)") } }
    #expect((0..<4).map { host.frame("\($0)").width } == [50, 40, 40, 40])
    #expect((0..<4).map { host.frame("\($0)").minX } == [0, 60, 110, 160])
    #expect(host.frame("4") == CGRect(0, 18, 50, 10))
  }

  @Test func `L097: without a proposal the tracks have their least lengths`() {
    let columns = [GridItem(.flexible(minimum: 20)), GridItem(.adaptive(minimum: 30))]
    let width = measure(nil, nil) { LazyVGrid(columns: columns) { box(1) } }.width
    #expect(width == 58)
  }

  @Test func `L098: cells flow by line, lines are as tall as the tallest cell and 8 apart`() {
    let columns = [GridItem(.fixed(40)), GridItem(.fixed(40))]
    let host = host(100, columns) {
      box(10, 10, "a")
      box(10, 30, "b")
      box(10, 10, "c")
    }
    #expect(host.frame("a") == CGRect(21, 10, 10, 10))
    #expect(host.frame("b") == CGRect(69, 0, 10, 30))
    #expect(host.frame("c") == CGRect(21, 38, 10, 10))
    #expect(host.frame("grid").height == 48)
  }

  @Test func `L098: a cell has its item's alignment, or else the grid's`() {
    let columns = [GridItem(.fixed(40), alignment: .topLeading), GridItem(.fixed(40))]
    let host = host(88, columns, alignment: .trailing) {
      box(10, 10, "a")
      box(10, 10, "b")
      box(10, 30, "c")
      box(10, 30, "d")
      box(10, 10, "e")
      box(10, 30, "f")
    }
    #expect(host.frame("e").origin == CGPoint(x: 0, y: 56))
    #expect(host.frame("b").origin == CGPoint(x: 78, y: 0))
    #expect(host.frame("a").origin == CGPoint(x: 0, y: 0))
  }

  @Test func `L098: a header and a footer are separate lines, after which a new line begins`() {
    let columns = [GridItem(.fixed(40)), GridItem(.fixed(40))]
    let host = host(88, columns, spacing: 0) {
      box(10, 10, "before")
      Section {
        ForEach(0..<3) { box(10, 10, "\($0)") }
      } header: {
        greedy("header")
      } footer: {
        box(20, 10, "footer")
      }
      box(10, 10, "after")
    }
    #expect(host.frame("before").minY == 0)
    #expect(host.frame("header") == CGRect(0, 10, 88, 10))
    #expect((0..<3).map { host.frame("\($0)").minY } == [20, 20, 30])
    #expect(host.frame("footer") == CGRect(34, 40, 20, 10))
    #expect(host.frame("after").origin == CGPoint(x: 15, y: 50))
    #expect(host.frame("grid").height == 60)
  }

  @Test func `L095: a horizontal grid has rows for tracks`() {
    let rows = [GridItem(.fixed(20)), GridItem(.fixed(30), alignment: .bottom)]
    let host = PlainHost(400, 100) {
      LazyHGrid(rows: rows, spacing: 5) { ForEach(0..<3) { box(10, 10, "\($0)") } }
        .frame(width: 400, height: 58, alignment: .leading).frame(height: 100, alignment: .top)
    }
    #expect(host.frame("0") == CGRect(0, 5, 10, 10))
    #expect(host.frame("1") == CGRect(0, 48, 10, 10))
    #expect(host.frame("2") == CGRect(15, 5, 10, 10))
  }

  @Test func `W-TRACK: a track that cannot be is reported, and the grid is shown`() {
    for size in [
      GridItem.Size.fixed(-3), .fixed(.nan), .flexible(minimum: 50, maximum: 20),
      .adaptive(minimum: 0), .adaptive(minimum: .nan), .flexible(maximum: .nan),
    ] {
      let host = host(100, [GridItem(size, spacing: .nan)]) { ForEach(0..<3) { greedy("\($0)") } }
      #expect(host.frame("0").minY == 0)
      #expect(host.frame("grid").width.isFinite)
    }
    #expect(host(100, [GridItem(.fixed(-3))]) { greedy() }.diagnostics.map(\.kind) == [.gridItem])
    #expect(host(100, []) { greedy("a") }.frame("a").minY == 0)
  }
}
