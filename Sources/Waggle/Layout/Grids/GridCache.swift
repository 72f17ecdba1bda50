import Foundation

/// The data that a grid keeps between calls.
///
/// Always true: the structure, the answers and the measures are those of the cells as they are, but for the cells that are
/// listed as changed. All is made again when cells come or leave, or when the grid itself changes.
public struct _GridLayoutCache {
  let structure: GridStructure
  let columnAnswers: GridAnswers
  /// What was measured for the last proposals, in the order in which they were made.
  var measures: [GridMeasure] = []
  /// The cells that have changed, and whether their layout values and spacing may have changed too.
  var changes: [(cell: LayoutNode, traits: Bool)] = []
  /// Rows that have to be placed where all others are where they were.
  var rowsToPlace: Set<Int> = []
  /// The proposal for which the container knows which cells are where they were.
  var unmovedProposal: ProposedViewSize?

  /// How many proposals a grid keeps the lengths for: the lengths of 1,000 rows take 8 KB.
  private static var limit: Int { 8 }

  init(_ structure: GridStructure) {
    self.structure = structure
    columnAnswers = GridAnswers(columns: structure.columnCount)
  }

  /// Adds what was measured, in place of the oldest if there are too many; returns its index. For what was placed there are
  /// the places too, so it is kept.
  mutating func add(_ measure: GridMeasure) -> Int {
    if measures.count == Self.limit {
      measures.remove(at: measures.firstIndex { $0.places == nil } ?? 0)
    }
    measures.append(measure)
    return measures.count - 1
  }
}

/// The lengths of a grid's tracks for one proposal.
struct GridMeasure {
  let proposal: ProposedViewSize
  let widths: [CGFloat]
  var heights: GridHeights
  private(set) var size = CGSize.zero
  /// Where the tracks are; nil until the grid is placed.
  var places: GridPlaces?

  init(
    _ proposal: ProposedViewSize, _ widths: [CGFloat], _ heights: GridHeights,
    _ structure: GridStructure
  ) {
    self.proposal = proposal
    self.widths = widths
    self.heights = heights
    updateSize(structure)
  }

  /// Adds the lengths and gaps.
  mutating func updateSize(_ structure: GridStructure) {
    size = CGSize(
      width: widths.reduce(structure.totalColumnGap, +),
      height: heights.lengths.reduce(structure.totalRowGap, +))
  }

  /// The size of a cell, which a view in it need not fill.
  func size(of cell: GridStructure.Cell, _ structure: GridStructure) -> CGSize {
    CGSize(width: structure.width(of: cell, widths), height: heights.lengths[cell.row])
  }
}

/// The heights of a grid's rows.
struct GridHeights {
  var lengths: [CGFloat]
  /// The rows' shortest and longest heights, and what they were offered; empty where all have what they want.
  var ranges: [LengthRange] = []
  var offered: [CGFloat] = []

  /// Whether a row answers as it did when the heights were computed.
  func isUnchanged(_ row: Int, _ height: (_ proposed: CGFloat?) -> CGFloat) -> Bool {
    guard !ranges.isEmpty else { return height(nil) == lengths[row] }
    let range = ranges[row]
    let least = range.max == .infinity ? range.min : 0
    return height(0) == range.min && height(.infinity) == range.max
      && max(least, height(offered[row])) == lengths[row]
  }
}
