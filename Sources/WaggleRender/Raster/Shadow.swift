import CCairoPango
import Foundation
import Waggle

/// What a shadow node asks for; the blur's standard deviation is half the radius.
struct Shadow {
  let color: ResolvedColor
  let radius: CGFloat
  let offset: CGSize

  /// Nothing to see, or nothing that can be computed.
  var isVoid: Bool {
    color.opacity <= 0 || !radius.isFinite || !offset.width.isFinite || !offset.height.isFinite
  }
}

/// A blurred mask on its own surface; released with its last owner.
final class ShadowMask {
  let surface: OpaquePointer
  /// How far the ink's box lies from the surface's edge, in pixels.
  let margin: Int
  /// Where the mask's corner lies, in pixels, relative to the whole pixels of the matrix; 0 for a box.
  let origin: CGPoint
  let width: Int
  let height: Int

  /// Draws with `draw` on an empty surface of `width` x `height` pixels, and blurs it.
  init?(
    width: Int, height: Int, margin: Int, origin: CGPoint, blur: BoxBlur,
    draw: (OpaquePointer) -> Void
  ) {
    guard width > 0, height > 0, width * height <= 1 << 26,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    (self.surface, self.margin, self.origin) = (surface, margin, origin)
    (self.width, self.height) = (width, height)
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    blur.blur(
      bytes, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// Blurred masks of former frames: boxes by their shape, other shadows by the node that throws them.
final class ShadowCache {
  var boxes = BoundedCache<ShadowBox, ShadowMask?>(limit: 64)
  var layers = BoundedCache<ShadowLayer, ShadowMask?>(limit: 32)
}

/// A rounded box in whole pixels, and its blur: all that a mask depends on.
struct ShadowBox: Hashable {
  /// Kept as small as the corners and the blur allow: the middle is stretched.
  var width: Int
  var height: Int
  var corner: CGSize
  var isContinuous: Bool
  var deviation: CGFloat
}

/// A node under a matrix, and its blur. The node is held, so that no other takes its identity.
struct ShadowLayer: Hashable {
  let node: DisplayNode
  /// The four linear parts, and the fractions of the translation, in pixels.
  let matrix: [CGFloat]
  let deviation: CGFloat

  static func == (lhs: ShadowLayer, rhs: ShadowLayer) -> Bool {
    lhs.node === rhs.node && lhs.matrix == rhs.matrix && lhs.deviation == rhs.deviation
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(matrix)
    hasher.combine(deviation)
  }
}
