import Foundation
import TestSupport
import Testing
import Waggle

/// All small grids, compared with stacks, or with the rules computed in another way.
@MainActor @Suite struct GridOracleTests {
  private nonisolated enum Kind: Int, CaseIterable {
    case rigid, greedy, limited, atLeast

    @ViewBuilder nonisolated func view(_ name: String, _ index: Int) -> some View {
      let length = CGFloat(15 + 10 * index)
      switch self {
      case .rigid: box(length, 10, name)
      case .greedy: LeafView.lying(name)
      case .limited: LeafView.lying(name).frame(maxWidth: length)
      case .atLeast: LeafView.lying(name).frame(minWidth: length)
      }
    }
  }

  private static let proposals: [CGFloat?] = [nil, 0, 30, 70, 130]

  /// Each choice of kinds for a number of cells.
  private static func choices(_ count: Int, of kinds: [Kind] = Kind.allCases) -> [[Kind]] {
    (0..<count).reduce([[]]) { choices, _ in choices.flatMap { old in kinds.map { old + [$0] } } }
  }

  @Test func `L082: without spans columns are as wide as columns in a row`() {
    for kinds in Self.choices(4) {
      for spacing: CGFloat in [0, 10] {
        let grid = PlainHost {
          Grid(horizontalSpacing: spacing) {
            GridRow {
              kinds[0].view("a", 0)
              kinds[1].view("b", 1)
            }
            GridRow {
              kinds[2].view("c", 2)
              kinds[3].view("d", 3)
            }
          }
        }
        let stacks = PlainHost {
          HStack(spacing: spacing) {
            VStack {
              kinds[0].view("a", 0)
              kinds[2].view("c", 2)
            }
            VStack {
              kinds[1].view("b", 1)
              kinds[3].view("d", 3)
            }
          }
        }
        for width in Self.proposals {
          #expect(
            grid.size(width, nil).width == stacks.size(width, nil).width,
            "\(kinds) in \(String(describing: width))")
        }
        #expect(
          grid.widths("a", "b", "c", "d") == stacks.widths("a", "b", "c", "d"), "\(kinds)")
      }
    }
  }

  @Test func `L085: rows are as high as rows in a column`() {
    for choice in 0..<16 {
      func cell(_ index: Int) -> some View {
        let name = ["a", "b", "c", "d"][index]
        return choice >> index & 1 == 0
          ? LeafView.standing(name, height: CGFloat(10 + 10 * index))
          : LeafView.standing(name, height: nil)
      }
      for spacing: CGFloat in [0, 10] {
        let grid = PlainHost {
          Grid(verticalSpacing: spacing) {
            GridRow {
              cell(0)
              cell(1)
            }
            GridRow {
              cell(2)
              cell(3)
            }
          }
        }
        let stacks = PlainHost {
          VStack(spacing: spacing) {
            HStack {
              cell(0)
              cell(1)
            }
            HStack {
              cell(2)
              cell(3)
            }
          }
        }
        for height in Self.proposals {
          #expect(grid.size(nil, height).height == stacks.size(nil, height).height)
        }
        #expect(grid.heights("a", "b", "c", "d") == stacks.heights("a", "b", "c", "d"))
      }
    }
  }

  @Test func `L082, L083: with a span columns have the widths of the rules`() {
    for kinds in Self.choices(5, of: [.rigid, .greedy]) {
      for spacing: CGFloat in [0, 10] {
        for width: CGFloat in [0, 30, 70, 130, 200] {
          let tree = PlainHost(width, 100) {
            Grid(horizontalSpacing: spacing) {
              GridRow {
                kinds[0].view("a", 0)
                kinds[1].view("b", 1)
                kinds[2].view("c", 2)
              }
              GridRow {
                kinds[3].view("d", 9).gridCellColumns(2)
                kinds[4].view("e", 3)
              }
            }
          }
          let expected = widths(kinds, in: width, spacing)
          let found = (0..<3).map { columnWidth($0, tree, kinds, expected[$0]) }
          #expect(
            zip(found, expected).allSatisfy { abs($0 - $1) < 0.001 },
            "\(kinds.map(\.rawValue)) in \(width): \(found), not \(expected)")
          #expect(abs(tree.size(width, nil).width - (expected.reduce(2 * spacing, +))) < 0.001)
        }
      }
    }
  }

  /// The width of a greedy cell in a column; of one without it nothing shows.
  private func columnWidth(
    _ column: Int, _ tree: PlainHost, _ kinds: [Kind], _ expected: CGFloat
  ) -> CGFloat {
    let cells = [[(0, "a")], [(1, "b")], [(2, "c"), (4, "e")]][column]
    return cells.first { kinds[$0.0] == .greedy }.map { tree.width($0.1) } ?? expected
  }

  /// The rules, read aloud: rigid widths, then the rigid span, then the flexible columns, then the flexible span.
  private func widths(_ kinds: [Kind], in width: CGFloat, _ spacing: CGFloat) -> [CGFloat] {
    let lengths: [CGFloat] = [15, 25, 35, 105, 45]
    func rigid(_ cell: Int) -> CGFloat { kinds[cell] == .rigid ? lengths[cell] : 0 }
    var base = [rigid(0), rigid(1), max(rigid(2), rigid(4))]
    let isFlexible = [
      kinds[0] == .greedy, kinds[1] == .greedy, kinds[2] == .greedy || kinds[4] == .greedy,
    ]
    let excess = max(0, rigid(3) - base[0] - base[1] - spacing)
    base[0] += excess / 2
    base[1] += excess / 2
    var left = width - 2 * spacing
    for column in 0..<3 where !isFlexible[column] { left -= base[column] }
    let flexible = (0..<3).filter { isFlexible[$0] }.sorted { base[$0] > base[$1] }
    for (served, column) in flexible.enumerated() {
      base[column] = max(base[column], left / CGFloat(flexible.count - served))
      left -= base[column]
    }
    if flexible.isEmpty, kinds[3] == .greedy, left > 0 {
      base[0] += left / 2
      base[1] += left / 2
    }
    return base
  }
}

extension LeafView {
  /// A view 10 points high, as wide as it may be.
  fileprivate nonisolated static func lying(_ name: String) -> LeafView { leaf(name, nil, 10) }

  /// A view 10 points wide.
  fileprivate nonisolated static func standing(_ name: String, height: CGFloat?) -> LeafView {
    leaf(name, 10, height)
  }
}
