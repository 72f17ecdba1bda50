import CCairoPango
package import Foundation

extension PixelImage {
  /// The pixels of a PNG file; nil for other data.
  package init?(png: Data) {
    guard let surface = DecodedBitmap.decodedPNG(png) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    guard cairo_image_surface_get_format(surface) != CAIRO_FORMAT_A8 else { return nil }
    self.init(surface)
  }

  /// Pixels row by row from the top: 0xAARRGGBB, colours premultiplied by alpha.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// A PNG file of the pixels; nil if there is no memory for it.
  package var png: Data? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let start = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(rebasing: bytes[y * width * 4..<(y + 1) * width * 4])
        UnsafeMutableRawPointer(start + y * stride).copyMemory(
          from: row.baseAddress!, byteCount: row.count)
      }
    }
    cairo_surface_mark_dirty(surface)
    return PNGFile(surface)?.data
  }
}
