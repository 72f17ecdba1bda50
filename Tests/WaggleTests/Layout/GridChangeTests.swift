import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable @MainActor private final class GridCellModel {
  var value: Int
  init(_ value: Int) { self.value = value }
}

@MainActor private func gridTree(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
  let host = TestHost(size: CGSize(width: 200, height: 400), content: content)
  host.settle()
  return host
}

/// What a grid asks and places again where cells have changed and nothing else.
@MainActor @Suite struct GridChangeTests {
  private struct Work: Equatable {
    var cells: Int
    var layouts: Int
  }

  /// The work of a change in the middle cell of the third of `count` rows, whose picture has to be that of a new tree.
  private func work(
    _ count: Int, _ alignment: Alignment = .center, scrolls: Bool = true,
    @ViewBuilder _ cell: @escaping (Int) -> some View
  ) -> Work {
    func tree(_ model: GridCellModel) -> TestHost {
      gridTree {
        ScrollView(scrolls ? .vertical : []) {
          ThirdOfRows(count: count, alignment: alignment, model: model, cell: cell)
        }
      }
    }
    let model = GridCellModel(0)
    let host = tree(model)
    let before = host.runtime.counts
    host.frame { model.value = 1 }
    let after = host.runtime.counts
    #expect(host.displayList.description == tree(GridCellModel(1)).displayList.description)
    host.host.checkInvariants()
    return Work(
      cells: after.cellsAsked - before.cellsAsked, layouts: after.layouts - before.layouts)
  }

  @Test
  func `in tracks that stay as long, a changed cell and its row are asked and no others (L196)`() {
    func works(_ count: Int) -> [Work] {
      [
        work(count) { Color.red.frame(width: CGFloat(10 - 4 * $0), height: 8) },
        work(count, .bottomTrailing) { Color.red.frame(width: CGFloat(6 + $0), height: 8) },
        work(count, .topLeading) { Color.red.frame(width: 10, height: CGFloat(5 + $0)) },
        work(count, scrolls: false) { Color.red.frame(width: CGFloat(10 - 4 * $0), height: 8) },
        work(count) { Text($0 == 0 ? "a" : "i").font(.system(size: 8)) },
        work(count, scrolls: false) {
          Text($0 == 0 ? "a" : "i").font(.system(size: 8)).fixedSize()
        },
        work(count) { value in
          Color.red.frame(width: 5, height: 5).alignmentGuide(HorizontalAlignment.center) { _ in
            CGFloat(value)
          }
        },
      ]
    }
    let few = works(20)
    #expect(few == works(80))
    #expect(few.allSatisfy { 1...120 ~= $0.cells })
  }

  @Test
  func `a cell that changes its column or its row moves what is beside and below it (L196)`() {
    _ = work(20) { Color.red.frame(width: CGFloat(10 + 30 * $0), height: 8) }
    _ = work(20) { Color.red.frame(width: CGFloat(40 - 30 * $0), height: 8) }
    _ = work(20) { Color.red.frame(width: 10, height: CGFloat(8 + 10 * $0)) }
    _ = work(20, scrolls: false) { Color.red.frame(width: 10, height: CGFloat(30 - 22 * $0)) }
    _ = work(20, .topLeading) { Color.red.frame(width: 10, height: 8).gridCellColumns(1 + $0) }
    _ = work(20) {
      Color.red.frame(width: 5, height: 8)
        .gridColumnAlignment($0 == 0 ? .leading : .trailing)
    }
    _ = work(20) { value in
      Color.red.frame(width: 5, height: 8)
        .gridCellUnsizedAxes(value == 0 ? [] : [.horizontal, .vertical])
    }
    _ = work(20) { Text("a").font(.system(size: CGFloat(10 + 20 * $0))) }
  }

  @Test(arguments: 0..<24)
  func `after any changes of cells a grid is as if it were new (L196)`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = GridModel(&random)
    func made() -> TestHost { gridTree { ChangingGrid(model: model, kind: seed) } }
    let host = made()
    for _ in 0..<14 {
      host.frame {
        for _ in 0...Int.random(in: 0...2, using: &random) { model.change(&random) }
      }
      host.settle()
      #expect(host.displayList.description == made().displayList.description)
      host.host.checkInvariants()
    }
  }
}

/// A grid of three columns; the third row has a cell that follows a model.
private struct ThirdOfRows<Cell: View>: View {
  let count: Int
  let alignment: Alignment
  let model: GridCellModel
  @ViewBuilder let cell: (Int) -> Cell

  var body: some View {
    Grid(alignment: alignment, horizontalSpacing: 4) {
      ForEach(0..<count, id: \.self) { row in
        GridRow {
          Color.blue.frame(width: 6, height: 6)
          if row == 2 {
            GridCell(model: model, cell: cell)
          } else {
            Color.blue.frame(width: 10, height: 8)
          }
          Color.blue.frame(width: 4, height: 20)
        }
      }
    }
  }
}

private struct GridCell<Cell: View>: View {
  let model: GridCellModel
  @ViewBuilder let cell: (Int) -> Cell

  var body: some View { cell(model.value) }
}

@Observable @MainActor private final class GridModel {
  var rows = Array(0..<12)
  let cells: [GridCellModel]
  private var last = 11

  init(_ random: inout SeededGenerator) {
    cells = (0..<90).map { _ in GridCellModel(Int.random(in: 0..<64, using: &random)) }
  }

  /// Changes a cell, which mostly keeps its kind, or the list of rows.
  func change(_ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<rows.count, using: &random)
    let cell = cells[3 * rows[place] + Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<16, using: &random) {
    case 0 where last < 29:
      last += 1
      rows.insert(last, at: place)
    case 1 where rows.count > 4: rows.remove(at: place)
    case 2: cell.value = Int.random(in: 0..<64, using: &random)
    default: cell.value = cell.value / 8 * 8 + Int.random(in: 0..<8, using: &random)
    }
  }
}

private struct ChangingGrid: View {
  let model: GridModel
  let kind: Int

  private var alignment: Alignment {
    [
      .center, .topLeading, .bottomTrailing,
      Alignment(horizontal: .trailing, vertical: .firstTextBaseline),
    ][kind % 4]
  }

  var body: some View {
    Group {
      if kind % 3 == 0 {
        HStack(alignment: .firstTextBaseline) {
          grid
          Text("beside")
        }
      } else {
        ScrollView(kind % 3 == 1 ? .vertical : [.horizontal, .vertical]) { grid }
      }
    }
    .environment(\.layoutDirection, kind < 16 ? .leftToRight : .rightToLeft)
  }

  private var grid: some View {
    Grid(
      alignment: alignment, horizontalSpacing: kind % 2 == 0 ? nil : 5,
      verticalSpacing: kind % 5 < 3 ? nil : 2
    ) {
      ForEach(model.rows, id: \.self) { row in
        if row % 7 == 6 {
          GridCell(model: model.cells[3 * row]) { AnyGridCell(value: $0) }
        } else {
          GridRow(alignment: row % 5 == 4 ? .bottom : nil) {
            ForEach(0..<3, id: \.self) {
              GridCell(model: model.cells[3 * row + $0]) { AnyGridCell(value: $0) }
            }
          }
        }
      }
    }
  }
}

/// Eight kinds of cells, each with eight variants.
private struct AnyGridCell: View {
  let value: Int

  var body: some View {
    let part = value % 8
    let length = CGFloat(part)
    switch value / 8 {
    case 0: Color.red.frame(width: 4 + length, height: 3 + length / 2)
    case 1: Text(["a", "ab", "abc def", "a\nb", "i", "", "ab ab ab ab ab", "W"][part])
    case 2: Color.blue.frame(minWidth: length, maxHeight: 6)
    case 3: Color.green.frame(width: 6 + length, height: 5).gridCellColumns(1 + part % 3)
    case 4: Text("x").gridColumnAlignment(part % 2 == 0 ? .leading : .trailing)
    case 5:
      Color.red.frame(width: 5 + length, height: 5)
        .gridCellAnchor(UnitPoint(x: length / 8, y: 0.5))
    case 6:
      Color.gray.frame(height: 2 + length)
        .gridCellUnsizedAxes(part % 2 == 0 ? .horizontal : [.horizontal, .vertical])
    default:
      Color.red.frame(width: 6, height: 5)
        .alignmentGuide(HorizontalAlignment.leading) { _ in length }
        .alignmentGuide(VerticalAlignment.center) { _ in length - 3 }
    }
  }
}
