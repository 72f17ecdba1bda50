import Foundation
import Waggle

/// A custom guide, by default in the middle.
enum CustomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  static let custom = VerticalAlignment(CustomGuide.self)
}
