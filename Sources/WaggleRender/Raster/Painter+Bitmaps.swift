import CCairoPango
import Foundation
import Waggle

/// The pixels of an image file, freed with its last owner.
final class DecodedBitmap {
  let surface: OpaquePointer

  /// nil if the file is damaged.
  init?(_ image: BitmapImage) {
    let made =
      switch image.file.format {
      case .png: Self.decodedPNG(image.data)
      case .jpeg: JPEGDecoder.surface(of: image.data, image.file.orientation)
      case .svg: VectorImage(image)?.makeSurface(image.pixelSize)
      }
    guard let made else { return nil }
    surface = made
    if cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS { return nil }
  }

  /// The pixels of a surface, which is then destroyed with this.
  init(owning surface: OpaquePointer) { self.surface = surface }

  deinit { cairo_surface_destroy(surface) }

  /// A part in whole pixels, which the caller frees.
  fileprivate func cut(_ part: CGRect) -> (surface: OpaquePointer, size: CGSize)? {
    let size = CGSize(
      width: max(part.width.rounded(), 1), height: max(part.height.rounded(), 1))
    guard size.width <= 32_767, size.height <= 32_767,
      let cut = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)),
      let context = cairo_create(cut)
    else { return nil }
    cairo_scale(context, size.width / part.width, size.height / part.height)
    cairo_set_source_surface(context, surface, -part.minX, -part.minY)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
    cairo_paint(context)
    cairo_destroy(context)
    return (cut, size)
  }

  static func decodedPNG(_ data: Data) -> OpaquePointer? {
    let source = ByteSource(data)
    return cairo_image_surface_create_from_png_stream(
      ByteSource.read, Unmanaged.passUnretained(source).toOpaque())
  }
}

/// Hands out the bytes of a file in order.
private final class ByteSource {
  private let data: Data
  private var position = 0

  init(_ data: Data) { self.data = data }

  /// For Cairo: fills `bytes` with the next `count` bytes.
  static let read:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32)
      -> cairo_status_t = { closure, bytes, count in
        let source = Unmanaged<ByteSource>.fromOpaque(closure!).takeUnretainedValue()
        let end = source.position + Int(count)
        guard let bytes, end <= source.data.count else { return CAIRO_STATUS_READ_ERROR }
        let start = source.data.startIndex
        source.data.copyBytes(to: bytes, from: start + source.position..<start + end)
        source.position = end
        return CAIRO_STATUS_SUCCESS
      }
}

extension Painter {
  /// Draws a part of an image, stretched to the frame. A damaged file draws nothing.
  func drawBitmap(_ part: BitmapPart, _ frame: CGRect, alpha: Double) {
    guard let frame = drawable(frame) else { return }
    let target = grid.snapped(frame)
    guard target.width > 0, target.height > 0, part.source.width > 0, part.source.height > 0
    else { return }
    if part.image.file.format == .svg {
      drawVector(part, frame, target, alpha: alpha)
    } else if let bitmap = decoded(part.image) {
      draw(bitmap, part, part.source, frame, target, alpha: alpha)
    }
  }

  /// Draws the pixels of a part.
  ///
  /// - Parameters:
  ///   - source: the part, in the pixels of `bitmap`.
  ///   - target: the frame from pixel to pixel.
  func draw(
    _ bitmap: DecodedBitmap, _ part: BitmapPart, _ source: CGRect, _ frame: CGRect,
    _ target: CGRect, alpha: Double
  ) {
    if let tile = part.tile {
      return repeatBitmap(bitmap, part, source, tile, over: frame, alpha: alpha)
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, target.width / source.width, target.height / source.height)
    cairo_set_source_surface(context, bitmap.surface, -source.minX, -source.minY)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, part.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(context, alpha)
  }

  /// Draws a part of an image again and again, from the frame's corner on.
  private func repeatBitmap(
    _ bitmap: DecodedBitmap, _ part: BitmapPart, _ source: CGRect, _ tile: CGSize,
    over frame: CGRect, alpha: Double
  ) {
    guard tile.width > 0, tile.height > 0, let cut = bitmap.cut(source) else { return }
    defer { cairo_surface_destroy(cut.surface) }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    cairo_clip(context)
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(context, tile.width / cut.size.width, tile.height / cut.size.height)
    cairo_set_source_surface(context, cut.surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, part.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_paint_with_alpha(context, alpha)
  }

  private func decoded(_ image: BitmapImage) -> DecodedBitmap? {
    image.decoded { DecodedBitmap($0) as AnyObject? ?? UndrawableBitmap() } as? DecodedBitmap
  }
}

/// Stands for the pixels of a damaged file, so that it is not read again.
final class UndrawableBitmap {}
