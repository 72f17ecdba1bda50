import Foundation
import WaggleGraph

/// A view that a lazy container has made.
final class LazyEntry {
  let element: LazyElement
  /// Where the element is listed, as of the last time that it was looked up.
  var item: LazyItem
  /// The node that the container places.
  var layout: LayoutNode
  /// The position along the axis and across it when it was last placed, and the proposal.
  var origin = CGPoint.zero
  var proposal = ProposedViewSize.unspecified
  /// Whether one of the container's lines has it.
  var isListed = false
  /// Whether a line has been found that has it, while the lines are looked through.
  var isInLine = false
  /// Whether the view is on screen.
  var isShown = false
  /// The frame in which it left the visible area.
  var leftFrame = 0
  /// The time until which the row is drawn and kept though it is not visible: it left with an animation. In seconds; negative
  /// for one that left without.
  var leavesUntil: TimeInterval = -1
  /// The length of the line that begins with it, as it was counted for the estimate.
  var countedLength: CGFloat?
  private var isWatched = false

  init(_ element: LazyElement, _ item: LazyItem) {
    self.element = element
    self.item = item
    layout = element.node.layout
  }

  /// Calls `action` when the view is freed. Only the first call counts.
  func onRemoval(_ action: @escaping () -> Void) {
    guard !isWatched else { return }
    isWatched = true
    element.inputs.subgraph.onRemoval(action)
  }
}

/// One line of a lazy container: a row of a stack, the cells of a grid beside one another, a header or a footer.
struct LazyLine {
  /// The number of the first element.
  var number: Int
  var entries: [LazyEntry]
  var sizes: [CGSize]
  /// The length along the axis.
  var length: CGFloat
  /// The start along the axis, in the container's coordinates.
  var position: CGFloat = 0
  /// The number of the first cell's track.
  var firstTrack = 0

  var end: CGFloat { position + length }
  /// The number of the element after the line.
  var next: Int { number + entries.count }
  var role: LazyRole { entries[0].item.role }
  var section: LazySection? { entries[0].item.section }

  /// The length, in points, below which a part in the visible area is a rounding error and not visible.
  static let sliver: CGFloat = 1e-6

  /// Whether the line is in a part of the axis; one without length is if it starts there.
  func meets(_ range: ClosedRange<CGFloat>) -> Bool {
    guard reaches(range.lowerBound) else { return false }
    return length == 0
      ? position <= range.upperBound : position < range.upperBound - Self.sliver
  }

  /// Whether some of the line is after a position, or all of one without length.
  func reaches(_ start: CGFloat) -> Bool {
    length == 0 ? position >= start : end > start + Self.sliver
  }
}

/// A line that a program scrolls to. It is known by its first view: making the rows before it changes its number.
struct RequestedLine {
  weak var entry: LazyEntry?
  var position: CGFloat
  let length: CGFloat
  /// The last frame in which the line is left at its position.
  let frame: Int
}
