import CCairoPango
import Foundation

/// The pixels of an image, row by row from the top.
package struct PixelImage: Equatable {
  package let width: Int
  package let height: Int
  /// 0xAARRGGBB, colours premultiplied by alpha.
  package let pixels: [UInt32]

  /// The pixel in column `x` and row `y`, both from 0.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  init(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = (bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: width))
    }
    self.pixels = pixels
  }
}
