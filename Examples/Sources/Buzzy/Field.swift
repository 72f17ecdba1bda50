import SwiftUI

/// The flowers of a game, each a button.
struct Field: View {
  let game: Game
  let pick: @MainActor (Int) -> Void

  var body: some View {
    FieldLayout(arrangement: game.arrangement) {
      ForEach(game.numbers.prefix(game.flowers), id: \.self) { number in
        Button {
          pick(number)
        } label: {
          Flower(number: number, isVisited: game.visited.contains(number))
        }
        .buttonStyle(BouncyButtonStyle())
        .landmark(.place(.flower(number)), color: Flower.color(of: number))
        .accessibilityLabel("Flower \(number)")
        .accessibilityValue(game.visited.contains(number) ? "visited" : "full of nectar")
        .accessibilityHint(FlowerKind(number).rawValue)
        .transition(.scale.combined(with: .opacity))
      }
    }
  }
}

/// Gives each flower a cell of a grid, and a position in it that looks random. The same arrangement gives the same
/// positions.
struct FieldLayout: Layout {
  /// The ratio of height to width of a flower with its stem, which is below its frame.
  static let heightWithStem: CGFloat = 1.5
  static let largestFlower: CGFloat = 84

  let arrangement: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 400))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = frames(of: subviews.count, in: bounds)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  /// A frame for each of `count` flowers.
  func frames(of count: Int, in bounds: CGRect) -> [CGRect] {
    guard count > 0 else { return [] }
    var chance = Chance(seed: UInt64(arrangement))
    let side = Self.side(of: count, in: bounds.size)
    let cells = Self.cells(of: count, rows: side.rows, in: bounds)
    let frames = cells.map { cell in
      CGRect(
        x: cell.minX + (cell.width - side.length) * .random(in: 0.1...0.9, using: &chance),
        y: cell.minY
          + (cell.height - side.length * Self.heightWithStem) * .random(in: 0...1, using: &chance),
        width: side.length, height: side.length)
    }
    return frames.shuffled(using: &chance)
  }

  /// The number of rows that lets the flowers be largest, and how wide they are then.
  private static func side(of count: Int, in size: CGSize) -> (rows: Int, length: CGFloat) {
    let choices = (1...count).map { rows in
      let columns = (count + rows - 1) / rows
      let length = min(
        size.width / CGFloat(columns) * 0.85, size.height / CGFloat(rows) / heightWithStem * 0.95,
        largestFlower)
      return (rows: rows, length: max(length, 0))
    }
    let largest = choices.map(\.length).max() ?? 0
    // Of equally good numbers of rows the middle one, so that the flowers spread to all sides.
    let best = choices.filter { $0.length == largest }
    return best[best.count / 2]
  }

  /// Cells in rows; the rows differ by one cell at most.
  private static func cells(of count: Int, rows: Int, in bounds: CGRect) -> [CGRect] {
    (0..<rows).flatMap { row in
      let columns = (row + 1) * count / rows - row * count / rows
      let size = CGSize(
        width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
      return (0..<columns).map { column in
        CGRect(
          x: bounds.minX + size.width * CGFloat(column),
          y: bounds.minY + size.height * CGFloat(row), width: size.width, height: size.height)
      }
    }
  }
}

/// Pseudo-random numbers, the same for the same seed (SplitMix64).
private struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A button that shrinks under the finger.
struct BouncyButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.snappy(duration: 0.15), value: configuration.isPressed)
  }
}
