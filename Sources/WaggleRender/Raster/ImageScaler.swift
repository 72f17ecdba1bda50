import CCairoPango
package import Foundation
import Waggle

/// Makes smaller files of image files, for pages that show them in fewer pixels.
package enum ImageScaler {
  /// Of JPEG files, from 0 to 1.
  private static let quality = 0.9

  /// A file of the same format with the pixels of a file, at another width and in proportion, with its colour profile; nil
  /// if the file is damaged, or not larger than the one that was made. Costs O(pixels of the file).
  ///
  /// - Parameter width: in pixels, at least 1.
  package static func data(_ data: Data, width: Int) -> Data? {
    guard let image = BitmapImage(name: "image", data: data), let bitmap = DecodedBitmap(image),
      let surface = scaled(bitmap.surface, image.pixelSize, width: width)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let made =
      switch image.file.format {
      case .png: ImageEncoder.png(of: surface).map { ColorProfile.copied(fromPNG: data, to: $0) }
      case .jpeg:
        ImageEncoder.jpeg(of: surface, quality: quality)
          .map { ColorProfile.copied(fromJPEG: data, to: $0) }
      case .svg: nil as Data?
      }
    return made.flatMap { $0.count < data.count ? $0 : nil }
  }

  /// A surface with the same content that is opaque where the first one is, which the caller destroys.
  private static func scaled(_ surface: OpaquePointer, _ size: CGSize, width: Int)
    -> OpaquePointer?
  {
    let height = max(1, (size.height * CGFloat(width) / size.width).rounded())
    let format = cairo_image_surface_get_format(surface)
    guard
      let target = cairo_image_surface_create(
        format == CAIRO_FORMAT_RGB24 ? format : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(target)
    else { return nil }
    defer { cairo_destroy(context) }
    cairo_scale(context, CGFloat(width) / size.width, height / size.height)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_surface_flush(target)
    return target
  }
}

/// The parts of image files that say what their colours mean.
enum ColorProfile {
  /// A PNG file with the profile, the gamma and the primaries of a different file.
  static func copied(fromPNG source: Data, to target: Data) -> Data {
    let head = 8 + 25
    let kept = chunks(source).filter { ["iCCP", "sRGB", "gAMA", "cHRM"].contains($0.name) }
    guard !kept.isEmpty, target.count > head else { return target }
    return target.prefix(head) + kept.flatMap(\.bytes) + target.dropFirst(head)
  }

  /// A JPEG file with the profile of a different file.
  static func copied(fromJPEG source: Data, to target: Data) -> Data {
    target.prefix(2) + profileSegments(source) + target.dropFirst(2)
  }

  /// The chunks of a PNG file before its pixels.
  private static func chunks(_ file: Data) -> [(name: String, bytes: Data)] {
    let bytes = Data(file)
    var found: [(name: String, bytes: Data)] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      guard name != "IDAT", start + 12 + length <= bytes.count else { break }
      found.append((name, bytes[start..<start + 12 + length]))
      start += 12 + length
    }
    return found
  }

  /// The segments of a JPEG file that hold its profile.
  private static func profileSegments(_ file: Data) -> Data {
    let bytes = Data(file)
    var found = Data()
    var start = 2
    while start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != 0xDA {
      let end = start + 2 + Int(bytes[start + 2]) << 8 + Int(bytes[start + 3])
      guard end <= bytes.count else { break }
      if bytes[start + 1] == 0xE2, bytes[start + 4..<end].starts(with: Data("ICC_PROFILE".utf8)) {
        found += bytes[start..<end]
      }
      start = end
    }
    return found
  }
}
