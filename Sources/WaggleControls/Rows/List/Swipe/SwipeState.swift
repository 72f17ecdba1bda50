import Foundation
import Waggle

/// What a row knows of its swipe while it is swiped.
final class SwipeState {
  /// Asks for the row's width.
  let row = SizeQuery()
  /// Whether a finger or pointer is moving the row.
  var isSliding = false
  /// Ask for the width of all buttons at an edge.
  private let leading = SizeQuery()
  private let trailing = SizeQuery()
  /// What the first button at each edge does.
  var first: [HorizontalEdge: () -> Void] = [:]
  /// Where the row was when the swipe began.
  var start: CGFloat = 0
  /// Where the pointer was then.
  var origin: CGFloat = 0

  nonisolated init() {}

  /// The row's width.
  var width: CGFloat { row.currentWidth ?? 0 }

  func query(_ edge: HorizontalEdge) -> SizeQuery { edge == .leading ? leading : trailing }

  /// The width of all buttons at an edge, as they are in the height of the row; 0 without any.
  func openWidth(_ edge: HorizontalEdge) -> CGFloat { query(edge).idealWidth ?? 0 }
}

extension EnvironmentValues {
  private enum SwipeKey: EnvironmentKey {
    static var defaultValue: SwipeContext? { nil }
  }

  /// The place of a button that a swipe reveals.
  var swipeContext: SwipeContext? {
    get { self[SwipeKey.self] }
    set { self[SwipeKey.self] = newValue }
  }
}

/// Where a button is among those that a swipe reveals.
struct SwipeContext {
  let state: SwipeState
  let edge: HorizontalEdge
  let isFirst: Bool
  /// Whether any part of the button is seen.
  let isRevealed: Bool
  /// Closes the row.
  let close: () -> Void
}
