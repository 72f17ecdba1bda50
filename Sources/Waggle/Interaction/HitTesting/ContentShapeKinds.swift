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
}
