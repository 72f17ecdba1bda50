import CCairoPango
import CTurboJPEG
import Foundation
import Waggle

/// Makes the pixels of JPEG files.
enum JPEGDecoder {
  /// A surface with the pixels of a file, turned as it is shown; nil if the file is damaged before its first pixels. The
  /// caller destroys it.
  static func surface(of data: Data, _ orientation: ImageFile.Orientation) -> OpaquePointer? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    return data.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      let count = UInt(bytes.count)
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard
        tjDecompressHeader3(decoder, start, count, &width, &height, &sampling, &space) == 0,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let pixels = cairo_image_surface_get_data(surface)
      else { return nil }
      let isInked = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
      // In memory a pixel of Cairo's is blue, green, red, unused.
      let format = Int32(isInked ? TJPF_CMYK.rawValue : TJPF_BGRX.rawValue)
      let stride = cairo_image_surface_get_stride(surface)
      let result = tjDecompress2(
        decoder, start, count, pixels, width, stride, height, format, TJFLAG_ACCURATEDCT)
      guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
        cairo_surface_destroy(surface)
        return nil
      }
      if isInked { paint(pixels, width: Int(width), height: Int(height), stride: Int(stride)) }
      cairo_surface_mark_dirty(surface)
      guard orientation != .up else {
        if !isInked { attach(data, to: surface) }
        return surface
      }
      defer { cairo_surface_destroy(surface) }
      return turned(surface, orientation)
    }
  }

  /// From inks to colours; programs write the inks inverted.
  private static func paint(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixels + row * stride + column * 4
        let black = Int(pixel[3])
        let (red, green, blue) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
        pixel[0] = UInt8(blue * black / 255)
        pixel[1] = UInt8(green * black / 255)
        pixel[2] = UInt8(red * black / 255)
        pixel[3] = 255
      }
    }
  }

  /// Gives the file to the surface: PDF and SVG files take it as it is.
  private static func attach(_ data: Data, to surface: OpaquePointer) {
    let count = data.count
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    data.copyBytes(to: copy, count: count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(count), { $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }

  private static func turned(_ surface: OpaquePointer, _ orientation: ImageFile.Orientation)
    -> OpaquePointer?
  {
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    let isTurned = orientation.isTurned
    guard
      let result = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, isTurned ? height : width, isTurned ? width : height),
      cairo_surface_status(result) == CAIRO_STATUS_SUCCESS, let context = cairo_create(result)
    else { return nil }
    defer { cairo_destroy(context) }
    var matrix = orientation.matrix(width: Double(width), height: Double(height))
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    return result
  }
}

extension ImageFile.Orientation {
  /// From the pixels of a file of this size to those that are shown.
  fileprivate func matrix(width: Double, height: Double) -> cairo_matrix_t {
    switch self {
    case .up: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    case .upMirrored: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: 1, x0: width, y0: 0)
    case .down: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: width, y0: height)
    case .downMirrored: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: height)
    case .leftMirrored: cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
    case .right: cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: height, y0: 0)
    case .rightMirrored: cairo_matrix_t(xx: 0, yx: -1, xy: -1, yy: 0, x0: height, y0: width)
    case .left: cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: width)
    }
  }
}
