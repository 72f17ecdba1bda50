import Foundation
import Waggle

/// What a row knows of its swipe: measured and registered while it is laid out, read while it is swiped.
final class SwipeState {
  /// The row's width.
  var width: CGFloat = 0
  /// The width of all buttons at each edge.
  var openWidths: [HorizontalEdge: CGFloat] = [:]
  /// What the first button at each edge does.
  var first: [HorizontalEdge: () -> Void] = [:]
  /// Where the row was when the swipe began.
  var start: CGFloat = 0
  /// Where the pointer was then.
  var origin: CGFloat = 0

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum SwipeKey: EnvironmentKey {
    static var defaultValue: SwipePlace? { nil }
  }

  /// The place of a button that a swipe reveals.
  var swipePlace: SwipePlace? {
    get { self[SwipeKey.self] }
    set { self[SwipeKey.self] = newValue }
  }
}

/// Where a button is among those that a swipe reveals.
struct SwipePlace {
  let state: SwipeState
  let edge: HorizontalEdge
  let isFirst: Bool
  /// Whether any part of the button is seen.
  let isRevealed: Bool
  /// Closes the row.
  let close: () -> Void
}
