import Foundation
import TestSupport
import Testing
import Waggle

/// Where views are in the cells of a grid.
@MainActor @Suite struct GridAlignmentTests {
  @Test func `L086: the alignment of the grid places views in their cells`() {
    expectFrames(60, 40, "a 0 0 20 10, c 30 0 30 20, b 0 30 20 10, d 50 30 10 10") {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box(20, 10, "a")
          box(30, 20, "c")
        }
        GridRow {
          box(20, 10, "b")
          box(10, 10, "d").gridCellAnchor(.trailing)
        }
      }
    }
  }

  @Test func `L086: any cell of one column sets the column's alignment`() {
    expectFrames(68, 28, "a 20 0 20 10, b 48 0 20 10, c 0 18 40 10, d 48 18 20 10") {
      Grid {
        GridRow {
          box(20, 10, "a")
          box(20, 10, "b")
        }
        GridRow {
          box(40, 10, "c").gridColumnAlignment(.trailing)
          box(20, 10, "d")
        }
      }
    }
  }

  @Test func `L086: a span neither sets nor follows the alignment of a column`() {
    expectFrames(48, 46, "a 0 0 20 10, b 28 0 20 10, c 19 18 10 10, d 0 36 20 10") {
      Grid {
        GridRow {
          box(20, 10, "a")
          box(20, 10, "b")
        }
        GridRow { box(10, 10, "c").gridColumnAlignment(.trailing).gridCellColumns(2) }
        GridRow { box(20, 10, "d").gridColumnAlignment(.leading) }
      }
    }
  }

  @Test func `L086: a row's alignment comes before the grid's, an anchor before both`() {
    expectFrames(76, 30, "a 0 20 20 10, b 28 10 20 10, c 56 0 20 30") {
      Grid(alignment: .top) {
        GridRow(alignment: .bottom) {
          box(20, 10, "a")
          box(20, 10, "b").gridCellAnchor(UnitPoint(x: 0, y: 0.5))
          box(20, 30, "c")
        }
      }
    }
  }

  @Test func `L085: a row aligned on baselines is as high as its views together`() {
    expectFrames(60, 23, "a 0 10 26 13, b 34 0 26 20") {
      Grid(alignment: .centerFirstTextBaseline) {
        GridRow {
          textBox(26, "a")
          box(26, 20, "b")
        }
      }
    }
  }

  @Test func `L202: a column is aligned on its guide, and is as wide as its views together`() {
    expectFrames(30, 28, "a 10 0 20 10, b 0 18 20 10") {
      Grid(alignment: Alignment(horizontal: .nameEdge, vertical: .center)) {
        GridRow { box(20, 10, "a").alignmentGuide(.nameEdge) { _ in 0 } }
        GridRow { box(20, 10, "b").alignmentGuide(.nameEdge) { _ in 10 } }
      }
    }
  }

  @Test func `L144: from right to left the columns begin on the right`() {
    expectFrames(68, 28, "a 48 0 20 10, b 0 0 40 10, c 58 18 10 10") {
      Grid(alignment: .leading) {
        GridRow {
          box(20, 10, "a")
          box(40, 10, "b")
        }
        GridRow { box(10, 10, "c") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func `L006: a divider between rows is a line across all columns`() {
    let tree = PlainHost(100, 60) {
      Grid {
        GridRow {
          box(20)
          box(20)
        }
        Divider().named("line")
        GridRow { box(20) }
      }
    }
    #expect(tree.frame("line").size == CGSize(100, 0.5))
  }

  @Test func `L086: a changed alignment of a row, a column or a cell moves its views`() {
    let row = Knob<VerticalAlignment?>(nil)
    let column = Knob(HorizontalAlignment.center)
    let anchor = Knob(UnitPoint.center)
    let tree = PlainHost(68, 30) {
      Turned(row) { row in
        Turned(column) { column in
          Turned(anchor) { anchor in
            Grid {
              GridRow(alignment: row) {
                box(20, 10, "a").gridColumnAlignment(column)
                box(40, 30)
              }
              GridRow {
                box(30, 10)
                box(20, 10, "b").gridCellAnchor(anchor)
              }
            }
          }
        }
      }
    }
    #expect(tree.frame("a").origin == CGPoint(x: 0, y: 1))
    tree.settle { row.value = .top }
    #expect(tree.frame("a").origin == CGPoint(x: 0, y: -9))
    tree.settle { column.value = .trailing }
    #expect(tree.frame("a").origin == CGPoint(x: 5, y: -9))
    tree.settle { anchor.value = .trailing }
    #expect(tree.frame("b").maxX == 73)
  }
}

private enum NameEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  fileprivate static let nameEdge = HorizontalAlignment(NameEdge.self)
}
