public import Foundation

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct EmbeddingLevelKey: EnvironmentKey {
  static var defaultValue: EmbeddingLevel { .leftToRight }
}

extension EnvironmentValues {
  /// Pixels per point. Default: 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The direction of leading to trailing. Setting it affects layout and text. Default: left to right.
  public var layoutDirection: LayoutDirection {
    get { embeddingLevel.direction }
    set { embeddingLevel = embeddingLevel.inside(newValue) }
  }

  /// The layout direction, and how many times it has changed since the root.
  package var embeddingLevel: EmbeddingLevel {
    get { self[EmbeddingLevelKey.self] }
    set { if newValue != embeddingLevel { self[EmbeddingLevelKey.self] = newValue } }
  }
}
