import CCairoPango
import CTurboJPEG
package import Foundation
package import Waggle

/// Makes files of images that were loaded.
package enum ImageEncoder {
  /// A PNG file with the pixels of an image, which may be its file; nil if that is damaged.
  package static func png(of image: BitmapImage) -> Data? {
    if image.file.format == .png { return image.data }
    return DecodedBitmap(image).flatMap { png(of: $0.surface) }
  }

  /// A PNG file with the pixels of a surface.
  static func png(of surface: OpaquePointer) -> Data? { PNGFile(surface)?.data }

  /// A JPEG file with the pixels of an image, on white where it is clear; nil if its file is damaged.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1.
  package static func jpeg(of image: BitmapImage, quality: Double) -> Data? {
    DecodedBitmap(image).flatMap { jpeg(of: $0.surface, quality: quality) }
  }

  /// A JPEG file with the pixels of a surface, on white where it is clear.
  static func jpeg(of surface: OpaquePointer, quality: Double) -> Data? {
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    guard let canvas = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height) else {
      return nil
    }
    defer { cairo_surface_destroy(canvas) }
    let context = cairo_create(canvas)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(canvas)
    guard let pixels = cairo_image_surface_get_data(canvas) else { return nil }
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(file) }
    let percent = quality.isNaN ? 100 : min(max(quality, 0), 1) * 99 + 1
    let status = tjCompress2(
      encoder, pixels, width, cairo_image_surface_get_stride(canvas), height,
      Int32(TJPF_BGRX.rawValue), &file, &count, Int32(TJSAMP_420.rawValue), Int32(percent), 0)
    guard status == 0, let file else { return nil }
    return Data(bytes: file, count: Int(count))
  }
}
