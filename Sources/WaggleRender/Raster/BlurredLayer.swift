import CCairoPango
import Foundation
import Waggle

/// A blurred image or mask on its own surface, freed with its last owner.
final class BlurredLayer {
  enum Channels {
    /// One byte per pixel: a mask for a colour.
    case coverage
    /// Four bytes per pixel, colours premultiplied by alpha.
    case colors

    fileprivate var format: cairo_format_t {
      self == .coverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    }

    fileprivate var count: Int { self == .coverage ? 1 : 4 }
  }

  let surface: OpaquePointer
  /// The distance of the ink's box from the surface's edge, in pixels.
  let margin: Int
  /// The corner's position, in pixels, relative to the whole pixels of the matrix; 0 for a box.
  let origin: CGPoint
  let width: Int
  let height: Int

  /// Draws with `draw` on an empty surface of `width` x `height` pixels, and blurs it.
  init?(
    width: Int, height: Int, margin: Int, origin: CGPoint, blur: any PixelBlur,
    channels: Channels = .coverage, draw: (OpaquePointer) -> Void
  ) {
    guard width > 0, height > 0, width * height <= 1 << 26,
      let surface = cairo_image_surface_create(channels.format, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    (self.surface, self.margin, self.origin) = (surface, margin, origin)
    (self.width, self.height) = (width, height)
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    blur.blur(
      bytes, width: width, height: height, stride: stride, step: channels.count,
      channels: channels.count)
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  fileprivate var byteCount: Int { Int(cairo_image_surface_get_stride(surface)) * height }

  /// Whether nothing shows through a pixel. For masks only.
  func isFull(_ x: Int, _ y: Int) -> Bool {
    guard x < width, y < height, let bytes = cairo_image_surface_get_data(surface) else {
      return false
    }
    return bytes[y * Int(cairo_image_surface_get_stride(surface)) + x] == 255
  }

  /// Changes the colours. For colour layers only.
  func recolor(by change: ColorMatrix) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    change.apply(
      to: bytes, width: width, height: height,
      stride: Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  /// Makes the ink's box opaque and clears everything outside it. For colour layers only.
  func makeOpaque() {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bytes + y * stride + x * 4
        let isInside =
          x >= margin && x < width - margin && y >= margin && y < height - margin
        let alpha = Int(pixel[3])
        for channel in 0..<3 {
          pixel[channel] =
            isInside && alpha > 0 ? UInt8(min(Int(pixel[channel]) * 255 / alpha, 255)) : 0
        }
        pixel[3] = isInside ? 255 : 0
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}

/// Blurred layers of earlier frames: boxes by their shape, other shadows and layers by their node.
final class BlurCache {
  /// The pixels of the areas to which layers of groups, blends and masks were limited so far.
  var limitedPixels = 0
  /// The pixels of gradients that were copied from the colours along their line.
  var copiedPixels = 0
  var boxes = BoundedCache<BoxShadowMask, BlurredLayer?>(limit: 64)
  /// By their bytes.
  private var layers = BoundedCache<BlurredLayerKey, BlurredLayer?>(limit: 64 << 20)

  /// Drops what was not drawn since the last call (C599).
  func dropUnused() {
    boxes.dropUnused(over: 16)
    layers.dropUnused(over: 0)
  }

  /// The cached layer, or the one that `make` makes; `make` may request other layers.
  func layer(_ key: BlurredLayerKey, make: () -> BlurredLayer?) -> BlurredLayer? {
    if let cached = layers.value(for: key) { return cached }
    let layer = make()
    layers.insert(layer, for: key, cost: max(layer?.byteCount ?? 0, 1 << 10))
    return layer
  }
}

/// A blurred node under a matrix. Retains the node, so that its identity is not reused.
struct BlurredLayerKey: Hashable {
  let node: DisplayNode
  /// The four linear components, and the fractions of the translation, in pixels.
  let matrix: [CGFloat]
  let deviation: CGFloat
  let channels: BlurredLayer.Channels
  var isOpaque = false
  /// The change of its colours; nil for a blur.
  var change: ColorMatrix?

  static func == (lhs: BlurredLayerKey, rhs: BlurredLayerKey) -> Bool {
    lhs.node === rhs.node && lhs.matrix == rhs.matrix && lhs.deviation == rhs.deviation
      && lhs.channels == rhs.channels && lhs.isOpaque == rhs.isOpaque && lhs.change == rhs.change
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(matrix)
    hasher.combine(deviation)
    hasher.combine(change)
  }
}
