import Foundation
import Waggle

extension HorizontalAlignment {
  private enum BarItemLeading: OutermostGuide {
    static var edge: HorizontalEdge { .leading }
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.leading] }
  }

  private enum BarItemTrailing: OutermostGuide {
    static var edge: HorizontalEdge { .trailing }
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.trailing] }
  }

  /// Where the first button of an item of a bar begins.
  static let barItemLeading = HorizontalAlignment(BarItemLeading.self)
  /// Where the last button of an item of a bar ends.
  static let barItemTrailing = HorizontalAlignment(BarItemTrailing.self)
}
