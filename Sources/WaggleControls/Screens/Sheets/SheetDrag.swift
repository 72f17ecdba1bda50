import Foundation
import Waggle

/// A sheet under a finger: how high it is, and how far it has been moved down.
///
/// Between the smallest and the greatest height the height follows the finger; beyond them the sheet moves, less above
/// than below.
struct SheetDrag {
  let height: CGFloat
  let offset: CGFloat

  /// - Parameter start: the height when the drag began.
  /// - Parameter translation: how far down the finger has moved since.
  init(
    from start: CGFloat, by translation: CGFloat, in stops: ClosedRange<CGFloat>, isFixed: Bool
  ) {
    let wanted = start - translation
    if wanted > stops.upperBound {
      height = stops.upperBound
      offset = -Self.resisted(wanted - stops.upperBound)
    } else if wanted < stops.lowerBound {
      height = stops.lowerBound
      let below = stops.lowerBound - wanted
      offset = isFixed ? Self.resisted(below) : below
    } else {
      height = wanted
      offset = 0
    }
  }

  /// A distance against which something resists: at most 20 points.
  private static func resisted(_ distance: CGFloat) -> CGFloat {
    20 * (1 - 1 / (distance / 60 + 1))
  }
}
