import CCairoPango
package import Foundation
package import Waggle

/// The pixels of a window. A frame draws those again that have changed: they are then what drawing everything would give.
package final class FrameBuffer {
  /// In pixels.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  private let surface: OpaquePointer
  private let rasterizer: CairoRasterizer
  /// What the pixels show; nil before the first drawing.
  private var drawn: (list: DisplayList, background: ResolvedColor)?
  /// True if the drawing may have materials.
  private var mayHaveMaterials = true
  /// The pixels that were drawn so far.
  package private(set) var drawnPixels = 0

  /// - Throws: `RenderError` if the pixels are too many.
  @MainActor package convenience init(size: CGSize, scale: CGFloat) throws {
    try self.init(size: size, scale: scale, RenderSystem.rasterizer)
  }

  init(size: CGSize, scale: CGFloat, _ rasterizer: CairoRasterizer) throws {
    let points = CGSize(width: size.width / scale, height: size.height / scale)
    let pixels = try ImageSize(points, scale: scale)
    try pixels.checkMemory()
    (self.size, self.scale, self.rasterizer) = (size, scale, rasterizer)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))!
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw RenderError.outOfMemory(bytes: Int(size.width * size.height) * 4)
    }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Shows another drawing.
  ///
  /// - Returns: the pixels that were drawn again.
  package func show(_ list: DisplayList, background: ResolvedColor) throws -> DamagedArea {
    let area = damage(list, background)
    drawn = (list, background)
    for rect in area.rects {
      drawnPixels += Int(rect.width * rect.height)
      try rasterizer.draw(list, on: surface, scale: scale, background: background, in: rect)
    }
    return area
  }

  private func damage(_ list: DisplayList, _ background: ResolvedColor) -> DamagedArea {
    guard let drawn, drawn.background == background else {
      mayHaveMaterials = true
      var area = DamagedArea()
      area.add(CGRect(origin: .zero, size: size))
      return area
    }
    var damage = DisplayDamage(from: drawn.list, to: list, size: size, scale: scale)
    mayHaveMaterials = mayHaveMaterials || damage.hasMaterials
    if mayHaveMaterials, !damage.area.isEmpty {
      mayHaveMaterials = list.root?.hasMaterial ?? false
      if mayHaveMaterials { damage.addMaterials(of: list, size: size, scale: scale) }
    }
    return damage.area
  }

  /// Calls `body` with the pixels, row by row from the top: 0xAARRGGBB in the order of bytes of the machine, and the bytes of a row.
  package func withPixels<Result>(
    _ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(surface)
    return try body(
      cairo_image_surface_get_data(surface)!, Int(cairo_image_surface_get_stride(surface)))
  }

  /// A copy of the pixels.
  package var pixels: PixelImage { PixelImage(surface) }
}
