import Foundation
import Waggle

/// The sizes of the buttons that a swipe reveals (C092).
enum SwipeMetrics {
  /// The smallest width of a button.
  static let button: CGFloat = 74
  /// The distance of a label from the sides of its button.
  static let padding: CGFloat = 12
  /// The space between an icon and the title below it.
  static let iconGap: CGFloat = 4
  /// The space above an icon with a title, and below the title.
  static let labelInset: CGFloat = 7
  /// The part of the row over which a swipe performs the first action.
  static let full: CGFloat = 0.6
  /// The part of the buttons that must be seen for the row to stay open.
  static let open: CGFloat = 0.5
}
