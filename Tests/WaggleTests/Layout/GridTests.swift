import Foundation
import TestSupport
import Testing
import Waggle

/// The rows and columns of a grid, and the widths of its columns.
@MainActor @Suite struct GridTests {
  @Test func `L080: a short row leaves cells empty`() {
    expectFrames(100, 40, "a 5 5 20 10, b 35 5 30 10, c 75 5 20 10, d 5 25 20 10, e 35 25 30 10") {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box(20, 10, "a")
          box(30, 10, "b")
          box(20, 10, "c")
        }
        GridRow {
          box(20, 10, "d")
          box(30, 10, "e")
        }
      }
    }
  }

  @Test func `L080: the widest row in columns decides, spans included`() {
    expectFrames(96, 18, "a 10 -5 76 10, b 10 13 20 10, c 38 13 20 10, d 66 13 20 10") {
      Grid {
        GridRow { box(76, 10, "a").gridCellColumns(3) }
        GridRow {
          box(20, 10, "b")
          box(20, 10, "c")
          box(20, 10, "d")
        }
      }
    }
  }

  @Test func `L080: a view in no row is a whole row, across all columns`() {
    expectFrames(68, 28, "a 0 0 20 10, b 28 0 40 10, c 0 18 68 1, d 0 27 68 1") {
      Grid {
        GridRow {
          box(20, 10, "a")
          box(40, 10, "b")
        }
        greedy("c").frame(height: 1)
        greedy("d").frame(height: 1)
      }
    }
  }

  @Test func `L080: a modifier on a row applies to each of its cells`() {
    expectFrames(80, 30, "a 5 10 20 10, b 45 10 30 10") {
      Grid(horizontalSpacing: 10) {
        GridRow {
          box(20, 10, "a")
          box(30, 10, "b")
        }
        .padding(5)
      }
    }
    expectFrames(80, 10, "a 10 0 20 10, b 50 0 20 10") {
      Grid(horizontalSpacing: 10) {
        GridRow {
          box(20, 10, "a")
          box(20, 10, "b")
        }
        .gridCellColumns(2)
        .frame(width: 30)
      }
      .frame(width: 80)
    }
  }

  @Test func `L080: rows are found in groups, branches, erased views, loops and bodies`() {
    expectFrames(
      50, 78,
      "a 0 0 20 10, b 28 0 20 10, c 0 18 20 10, d 0 36 20 10, e 28 36 20 10, f 0 54 20 10"
        + ", g 28 54 20 10"
    ) {
      Grid(alignment: .topLeading) {
        Group {
          GridRow {
            box(20, 10, "a")
            box(20, 10, "b")
          }
        }
        if true { GridRow { box(20, 10, "c") } }
        AnyView(
          GridRow {
            box(20, 10, "d")
            AnyView(box(20, 10, "e"))
          })
        ForEach([1], id: \.self) { _ in RowOfTwo(first: "f", second: "g") }
      }
      .frame(width: 50, height: 78, alignment: .topLeading)
    }
  }

  @Test func `L080: the rows of a nested grid are not those of the outer one`() {
    expectFrames(68, 46, "a 0 18 20 10, b 28 0 40 10, c 28 18 40 10, d 28 36 40 10") {
      Grid {
        GridRow {
          box(20, 10, "a")
          Grid {
            GridRow { box(40, 10, "b") }
            box(40, 10, "c")
            GridRow { box(40, 10, "d") }
          }
        }
      }
    }
  }

  @Test func `L200: a row outside of a grid is a group of its views`() {
    expectFrames(20, 28, "a 0 0 20 10, b 0 18 20 10") {
      VStack {
        GridRow {
          box(20, 10, "a")
          box(20, 10, "b")
        }
      }
    }
    expectFrames(48, 10, "a 0 0 20 10, b 28 0 20 10") {
      HStack {
        GridRow {
          box(20, 10, "a")
          box(20, 10, "b")
        }
      }
    }
  }

  @Test func `L081: a gap is the largest that the cells which touch across it prefer`() {
    expectFrames(100, 60, "a 0 0 30 13, c 38 0 30 13, b 0 20.5 30 10, d 38 20.5 30 10") {
      Grid(alignment: .topLeading) {
        GridRow {
          textBox(30, "a")
          textBox(30, "c")
        }
        GridRow {
          box(30, 10, "b")
          box(30, 10, "d")
        }
      }
      .frame(width: 100, height: 60, alignment: .topLeading)
    }
  }

  @Test func `L081: a spacer wants no gap, and another cell in its column does`() {
    #expect(
      measure(nil, nil) {
        Grid {
          GridRow {
            box(20); Spacer(); box(20)
          }
        }
      }.width == 48)
    #expect(
      measure(nil, nil) {
        Grid {
          GridRow {
            box(20); Spacer(); box(20)
          }
          GridRow {
            box(20); box(20); box(20)
          }
        }
      }.width == 76)
  }

  @Test func `L082: columns with a flexible cell share what the others and the gaps leave`() {
    expectFrames(200, 10, "a 0 0 40 10, b 50 0 70 10, c 130 0 70 10") {
      Grid(horizontalSpacing: 10) {
        GridRow {
          box(40, 10, "a")
          greedy("b")
          greedy("c")
        }
      }
    }
    expectFrames(100, 28, "a 0 0 60 10, b 60 0 40 10, c 0 18 60 10, d 60 18 40 10") {
      Grid(horizontalSpacing: 0) {
        GridRow {
          greedy("a").frame(height: 10)
          greedy("b").frame(height: 10)
        }
        GridRow {
          box(60, 10, "c")
          greedy("d").frame(height: 10)
        }
      }
    }
  }

  @Test func `L082: a wider rigid span spreads its excess equally over its columns`() {
    expectFrames(100, 28, "a 0 0 100 10, b 8 18 20 10, c 52 18 40 10") {
      Grid {
        GridRow { box(100, 10, "a").gridCellColumns(2) }
        GridRow {
          box(20, 10, "b")
          box(40, 10, "c")
        }
      }
    }
  }

  @Test func `L083: a flexible span gives its columns equal parts of what they leave`() {
    expectFrames(108, 19, "a 10 0 20 10, b 58 0 40 10, c 0 18 108 1") {
      Grid {
        GridRow {
          box(20, 10, "a")
          box(40, 10, "b")
        }
        greedy("c").frame(height: 1)
      }
    }
  }

  @Test func `L201: beside a flexible column a flexible span makes its empty columns flexible`() {
    expectFrames(124, 10, "a 0 0 25 10, b 33 0 25 10, c 66 0 58 10") {
      Grid {
        GridRow {
          greedy("a").frame(height: 10)
          greedy("b").frame(height: 10)
          greedy("c").frame(height: 10).gridCellColumns(2)
        }
      }
    }
  }

  @Test func `L204: a span with a longest width is served before endlessly flexible columns`() {
    expectFrames(300, 20, "a 0 0 150 10, b 22.5 10 20 10, c 87.5 10 40 10, d 150 10 150 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { leaf("a", nil, 10).frame(maxWidth: 150).gridCellColumns(2) }
        GridRow {
          box(20, 10, "b")
          box(40, 10, "c")
          leaf("d", nil, 10)
        }
      }
    }
  }

  @Test func `L083: for no width and for an infinite one columns have their ideal widths`() {
    for width in [nil, CGFloat.infinity] {
      let size = measure(width, nil) {
        Grid {
          GridRow {
            greedy()
            box(20, 10)
          }
          greedy().gridCellColumns(2)
        }
      }
      #expect(size == CGSize(38, 28))
    }
  }

  @Test func `L084: an unsized cell makes no track larger, then fills it`() {
    expectFrames(100, 100, "a 35 32 30 20, b 35 60 30 8") {
      Grid {
        GridRow { box(30, 20, "a") }
        greedy("b").frame(height: 8).gridCellUnsizedAxes(.horizontal)
      }
    }
    expectFrames(100, 100, "a 16 40 30 20, b 54 40 30 20") {
      Grid {
        GridRow {
          box(30, 20, "a")
          greedy("b").frame(width: 30).gridCellUnsizedAxes(.vertical)
        }
      }
    }
    #expect(
      measure(200, 200) {
        Grid {
          GridRow {
            box(30)
            greedy().gridCellUnsizedAxes([.horizontal, .vertical])
          }
        }
      } == CGSize(38, 10))
  }

  @Test func `L085: flexible rows share the height as the views of a column do`() {
    expectFrames(20, 90, "a 0 0 20 90") { Grid { GridRow { greedy("a").frame(width: 20) } } }
    expectFrames(20, 100, "a 0 0 20 30, b 0 38 20 27, c 0 73 20 27") {
      Grid {
        GridRow { box(20, 30, "a") }
        GridRow { greedy("b") }
        greedy("c")
      }
    }
  }

  @Test func `L085: without a height a flexible cell fills what its row needs`() {
    expectFrames(58, 30, "a 0 0 20 30, b 28 0 30 30") {
      Grid {
        GridRow {
          box(20, 30, "a")
          greedy("b").frame(width: 30)
        }
      }
      .fixedSize()
    }
  }
}

private struct RowOfTwo: View {
  let first: String
  let second: String

  var body: some View {
    GridRow {
      box(20, 10, first)
      box(20, 10, second)
    }
  }
}

/// Grids under the proposals of the containers around them.
@MainActor @Suite struct GridProposalTests {
  @Test func `L082: texts wrap in their columns as in a row`() {
    let first = "a few words that wrap", second = "quite a lot of other words that wrap too"
    for width: CGFloat in [60, 120, 200, 400] {
      let grid = measure(width, nil) {
        Grid(horizontalSpacing: 8) {
          GridRow {
            Text(first)
            Text(second)
          }
        }
      }
      let row = measure(width, nil) {
        HStack(spacing: 8) {
          Text(first)
          Text(second)
        }
      }
      #expect(grid == row)
    }
  }

  @Test func `L085: in a stack a grid takes what is left, and shares it with another`() {
    expectFrames(100, 128, "a 0 0 100 20, b 0 28 46 100, c 54 28 46 100") {
      VStack {
        box(100, 20, "a")
        Grid {
          GridRow {
            greedy("b")
            greedy("c")
          }
        }
      }
    }
    expectFrames(208, 20, "a 0 0 100 20, b 108 0 100 20") {
      HStack {
        Grid { GridRow { greedy("a") } }
        Grid { GridRow { greedy("b") } }
      }
    }
  }

  @Test func `L022: a grid has its shortest lengths for 0, and its ideal ones for nil`() {
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      measure(width, height) {
        Grid(horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow {
            box(20, 30)
            greedy()
          }
          GridRow { greedy().gridCellColumns(2) }
        }
      }
    }
    #expect(size(nil, nil) == CGSize(35, 45))
    #expect(size(0, 0) == CGSize(25, 35))
    #expect(size(100, 100) == CGSize(100, 100))
  }

  @Test func `L007: a grid without cells is an empty stack`() {
    let empty = ask({ Grid {} }) { ($0.size(for: .unspecified), $0.spacing, $0.layoutPriority) }
    #expect(empty.0 == .zero && empty.1 == .zero && empty.2 == -.infinity)
    #expect(
      measure(nil, nil) {
        Grid {
          GridRow {}; GridRow { box(20) }
        }
      } == CGSize(20, 10))
  }

  @Test func `L080: a number of columns that cannot be is reported and counts as 1`() {
    let tree = PlainHost(100, 100) {
      Grid {
        GridRow {
          box(20, 10, "a").gridCellColumns(0)
          box(20, 10, "b").gridCellColumns(-5)
        }
      }
    }
    #expect(tree.frame("b").minX == tree.frame("a").maxX + 8)
    #expect(tree.diagnostics.map(\.id) == ["E-COLUMNS", "E-COLUMNS"])
    let spaced = PlainHost(100, 100) {
      Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
        GridRow {
          box(20)
          box(20)
        }
        GridRow { box(20) }
      }
    }
    #expect(spaced.diagnostics.map(\.id).contains("E-SPACING"))
  }

  @Test
  func `L080: after rows and cells are inserted and removed the grid is as if made with them`() {
    let count = Knob(2)
    let tree = PlainHost(200, 200) {
      Turned(count) { count in
        Grid(alignment: .topLeading) {
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              ForEach(0...row, id: \.self) { box(CGFloat(10 + $0), 10, "\(row) \($0)") }
            }
          }
        }
      }
    }
    for new in [3, 1, 4, 0, 2] {
      tree.settle { count.value = new }
      let fresh = PlainHost(200, 200) {
        Grid(alignment: .topLeading) {
          ForEach(0..<new, id: \.self) { row in
            GridRow {
              ForEach(0...row, id: \.self) { box(CGFloat(10 + $0), 10, "\(row) \($0)") }
            }
          }
        }
      }
      for row in 0..<new {
        for cell in 0...row {
          #expect(tree.frame("\(row) \(cell)") == fresh.frame("\(row) \(cell)"))
        }
      }
    }
  }

  @Test func `L071: a cell whose size stays costs the grid nothing`() {
    let other = Knob(0)
    let tree = PlainHost(200, 200) {
      Grid {
        ForEach(0..<20, id: \.self) { _ in
          GridRow {
            box(20)
            box(20)
          }
        }
        GridRow {
          Turned(other) { ($0 == 0 ? Color.red : Color.blue).frame(width: 20, height: 10) }
        }
      }
    }
    let layouts = tree.runtime.counts.layouts
    tree.settle { other.value = 1 }
    #expect(tree.runtime.counts.layouts - layouts < 8)
  }
}
