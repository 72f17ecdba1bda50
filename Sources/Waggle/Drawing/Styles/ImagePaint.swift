public import Foundation

/// A style that repeats an image, or a part of it (C369).
///
/// The first tile begins at the top left corner of what is filled. An image of an asset catalogue or a file is drawn in its own
/// colours, a symbol in the label colour. Where an image is missing nothing is drawn, which is reported.
///
/// ```swift
/// Text("Meadow")
///   .padding()
///   .border(ImagePaint(image: Image(systemName: "leaf.fill"), scale: 0.8), width: 20)
/// ```
nonisolated public struct ImagePaint: ShapeStyle, Equatable, Sendable {
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, in unit points of it.
  public var sourceRect: CGRect
  /// How large the image is drawn; 1 is its own size.
  public var scale: CGFloat

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// Repeats a part of an image, all of it by default.
  ///
  /// - Parameter image: the image that is repeated.
  /// - Parameter sourceRect: the part, in unit points of the image.
  /// - Parameter scale: the size of the image where it is drawn, 1 is its own size.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The image, found in the context.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let tiles = DrawnTiledImage(
      image, part: sourceRect, scale: scale, in: context.environment)
    return _StylePaint(.image(tiles, opacity: context.levelOpacity))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image, or a part of it (C369).
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
