/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps, gestures and hovering (M128).
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of the view beside its context menu. It has nothing to do here: such a menu shows no picture of the view.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline that assistive technology draws. It has nothing to do here: elements are rectangles for screen readers.
  public static let accessibility = ContentShapeKinds(rawValue: 8)
}
