extension UIView {
  /// How content is fitted into a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view.
    case scaleToFill
    /// As large as fits, with its own proportions.
    case scaleAspectFit
    /// As small as covers the view, with its own proportions.
    case scaleAspectFill
    /// As `scaleToFill`.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at the top.
    case top
    /// In its own size, at the bottom.
    case bottom
    /// In its own size, at the left.
    case left
    /// In its own size, at the right.
    case right
    /// In its own size, in this corner.
    case topLeft
    /// In its own size, in this corner.
    case topRight
    /// In its own size, in this corner.
    case bottomLeft
    /// In its own size, in this corner.
    case bottomRight
  }

  /// What of a view's frame follows the size of the view around it.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    public let rawValue: UInt
    /// A mask of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space before the view.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space after the view.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above the view.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below the view.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
