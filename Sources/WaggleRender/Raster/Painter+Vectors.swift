import CCairoPango
import Foundation
import Waggle

/// An SVG file that was read, and its pixels at the sizes at which it was last drawn (C706).
final class VectorImage {
  private let document: SVGLibrary.Document
  private let size: CGSize
  private var renditions: [Rendition] = []

  /// How many sizes are kept.
  private static let most = 4
  /// The most pixels of one size: larger ones are stretched.
  private static let mostPixels: CGFloat = 16_000_000

  private struct Rendition {
    let size: CGSize
    let bitmap: DecodedBitmap
  }

  /// nil without librsvg, and for a damaged file.
  init?(_ image: BitmapImage) {
    guard let document = SVGLibrary.shared?.document(image.data) else { return nil }
    (self.document, size) = (document, image.pixelSize)
  }

  /// Draws it at the origin of a context, one unit for one.
  func draw(on context: OpaquePointer) { document.draw(on: context, size) }

  /// The pixels of the whole in about this size, in pixels.
  func bitmap(_ asked: CGSize) -> DecodedBitmap? {
    let size = Self.whole(asked)
    if let index = renditions.firstIndex(where: { $0.size == size }) {
      renditions.append(renditions.remove(at: index))
      return renditions.last?.bitmap
    }
    guard let surface = makeSurface(size) else { return nil }
    if renditions.count >= Self.most { renditions.removeFirst() }
    let bitmap = DecodedBitmap(owning: surface)
    renditions.append(Rendition(size: size, bitmap: bitmap))
    return bitmap
  }

  private static func whole(_ size: CGSize) -> CGSize {
    let area = size.width * size.height
    let factor = area > mostPixels ? (mostPixels / area).squareRoot() : 1
    func side(_ length: CGFloat) -> CGFloat {
      min(max((length * factor - 1e-6).rounded(.up), 1), 32_767)
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }

  /// A surface with the whole in this size, which the caller destroys.
  func makeSurface(_ size: CGSize) -> OpaquePointer? {
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(context) }
    cairo_scale(context, width / self.size.width, height / self.size.height)
    draw(on: context)
    cairo_surface_flush(surface)
    return surface
  }
}

extension Painter {
  /// Draws a part of an SVG file: its outlines in files of outlines, and otherwise pixels at the size that is seen.
  func drawVector(_ part: BitmapPart, _ frame: CGRect, _ target: CGRect, alpha: Double) {
    guard let image = vector(part.image) else { return }
    if kind.isVector, part.tile == nil { return drawOutlines(image, part, target, alpha: alpha) }
    let shown = part.tile.map { $0.width > 0 && $0.height > 0 ? $0 : target.size } ?? target.size
    let density = pixelsPerPoint
    let whole = part.image.pixelSize
    let asked = CGSize(
      width: whole.width * shown.width / part.source.width * density.width,
      height: whole.height * shown.height / part.source.height * density.height)
    guard asked.width.isFinite, asked.height.isFinite, let bitmap = image.bitmap(asked) else {
      return
    }
    let x = CGFloat(cairo_image_surface_get_width(bitmap.surface)) / whole.width
    let y = CGFloat(cairo_image_surface_get_height(bitmap.surface)) / whole.height
    let source = CGRect(
      x: part.source.minX * x, y: part.source.minY * y, width: part.source.width * x,
      height: part.source.height * y)
    draw(bitmap, part, source, frame, target, alpha: alpha)
  }

  /// The pixels of the output in a point of the context, along each axis.
  private var pixelsPerPoint: CGSize {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let factor: CGFloat = kind == .pixels ? 1 : 2
    return CGSize(
      width: hypot(matrix.xx, matrix.yx) * factor, height: hypot(matrix.xy, matrix.yy) * factor)
  }

  private func drawOutlines(
    _ image: VectorImage, _ part: BitmapPart, _ target: CGRect, alpha: Double
  ) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    if alpha < 1 { cairo_push_group(context) }
    cairo_save(context)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, target.width / part.source.width, target.height / part.source.height)
    cairo_translate(context, -part.source.minX, -part.source.minY)
    image.draw(on: context)
    cairo_restore(context)
    guard alpha < 1 else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
  }

  private func vector(_ image: BitmapImage) -> VectorImage? {
    image.decoded { VectorImage($0) as AnyObject? ?? UndrawableBitmap() } as? VectorImage
  }
}
