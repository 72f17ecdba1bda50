import CCairoPango
package import Foundation
import Waggle

/// The pixels of a drawing, which nothing changes any more: another thread may make a file of them.
package final class DrawnImage: @unchecked Sendable {
  private let surface: OpaquePointer

  /// - Parameter surface: an image surface, which this object releases.
  init(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// A copy of the pixels.
  var pixels: PixelImage { PixelImage(surface) }

  /// The pixels as a PNG file.
  package func pngData() throws -> Data {
    guard let file = PNGFile(surface) else {
      let pixels = cairo_image_surface_get_width(surface) * cairo_image_surface_get_height(surface)
      throw RenderError.outOfMemory(bytes: Int(pixels) * 4)
    }
    return file.data
  }
}

extension RenderSystem {
  /// The pixels of a drawing, at `scale` pixels per point.
  package static func image(_ page: PicturePage, scale: CGFloat) throws -> DrawnImage {
    try rasterizer.image(page, scale: scale)
  }
}
