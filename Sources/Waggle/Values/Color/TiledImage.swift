package import Foundation

/// An image that is repeated over an area. How it is drawn is known to a later room, in a subclass.
///
/// Two are equal if they repeat the same part of the same image in the same size.
package class TiledImage: Hashable {
  /// The image; nil for a missing one.
  private let content: AnyObject?
  private let name: String
  /// The part that is repeated, in unit points of the image.
  package let part: CGRect
  /// The size of the part where it is drawn, in points.
  package let tile: CGSize
  /// A corner of a tile, from the origin of the filled frame, in points.
  package let origin: CGPoint
  /// The colour of a symbol, and of items that cannot be filled with an image.
  package let color: ResolvedColor

  init(
    _ content: AnyObject?, named name: String, part: CGRect, tile: CGSize, origin: CGPoint,
    color: ResolvedColor
  ) {
    (self.content, self.name, self.part) = (content, name, part)
    (self.tile, self.origin, self.color) = (tile, origin, color)
  }

  package static func == (a: TiledImage, b: TiledImage) -> Bool {
    a.content === b.content && a.name == b.name && a.part == b.part && a.tile == b.tile
      && a.origin == b.origin && a.color == b.color
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(tile.width)
    hasher.combine(tile.height)
  }
}
