#if Window
  import CGTK
  import Foundation

  extension Int32 {
    /// The longest side of a window of X, in its units.
    private static let longest: CGFloat = 32_767

    /// A length or a place as GTK has them: whole units, at most as long as a window can be; 0 for what is not a number.
    init(length: CGFloat) {
      self = length.isNaN ? 0 : Int32(Swift.min(Swift.max(length, -Self.longest), Self.longest))
    }
  }

  extension GdkRectangle {
    /// Whole units; of a rectangle without bounds the part that a window can show.
    init(_ rect: CGRect) {
      self.init(
        x: Int32(length: rect.minX), y: Int32(length: rect.minY), width: Int32(length: rect.width),
        height: Int32(length: rect.height))
    }
  }
#endif
