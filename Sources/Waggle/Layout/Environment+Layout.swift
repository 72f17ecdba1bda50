public import Foundation

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct EmbeddingLevelKey: EnvironmentKey {
  static var defaultValue: EmbeddingLevel { .leftToRight }
}

extension EnvironmentValues {
  /// How many pixels a point has.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The direction in which lines of text, and so leading and trailing, run.
  public var layoutDirection: LayoutDirection {
    get { embeddingLevel.direction }
    set { embeddingLevel = embeddingLevel.inside(newValue) }
  }

  /// The layout direction, and how often it turned on the way from the root.
  package var embeddingLevel: EmbeddingLevel {
    get { self[EmbeddingLevelKey.self] }
    set { if newValue != embeddingLevel { self[EmbeddingLevelKey.self] = newValue } }
  }
}
