import CCairoPango
import Foundation

/// libheif, which reads HEIC files (C707).
struct HEIFLibrary: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  /// The functions give a `heif_error`: two numbers of 32 bits and the address of a text, which come in two registers; the
  /// first number, 0 for success, is the lower half of the first register.
  typealias Read = @convention(c) (Pointer, UnsafeRawPointer?, UInt, Pointer?) -> Int64
  typealias Primary = @convention(c) (Pointer, UnsafeMutablePointer<Pointer?>) -> Int64
  typealias Decode =
    @convention(c) (Pointer, UnsafeMutablePointer<Pointer?>, Int32, Int32, Pointer?) -> Int64
  typealias Plane =
    @convention(c) (Pointer, Int32, UnsafeMutablePointer<Int32>) -> UnsafePointer<UInt8>?
  typealias Number = @convention(c) (Pointer, Int32) -> Int32
  typealias Question = @convention(c) (Pointer) -> Int32
  typealias Make = @convention(c) () -> Pointer?
  typealias Free = @convention(c) (Pointer) -> Void

  private let makeContext: Make
  private let freeContext: Free
  private let read: Read
  private let primary: Primary
  private let freeHandle: Free
  private let hasAlpha: Question
  private let decode: Decode
  private let plane: Plane
  private let width: Number
  private let height: Number
  private let freeImage: Free

  /// The machine's; nil if it has none.
  static let shared = HEIFLibrary("libheif.so.1")

  init?(_ file: String) {
    guard let library = SystemLibrary(file),
      let makeContext = library.function("heif_context_alloc", as: Make.self),
      let freeContext = library.function("heif_context_free", as: Free.self),
      let read = library.function("heif_context_read_from_memory", as: Read.self),
      let primary = library.function("heif_context_get_primary_image_handle", as: Primary.self),
      let freeHandle = library.function("heif_image_handle_release", as: Free.self),
      let hasAlpha = library.function("heif_image_handle_has_alpha_channel", as: Question.self),
      let decode = library.function("heif_decode_image", as: Decode.self),
      let plane = library.function("heif_image_get_plane_readonly", as: Plane.self),
      let width = library.function("heif_image_get_width", as: Number.self),
      let height = library.function("heif_image_get_height", as: Number.self),
      let freeImage = library.function("heif_image_release", as: Free.self)
    else { return nil }
    (self.makeContext, self.freeContext, self.read) = (makeContext, freeContext, read)
    (self.primary, self.freeHandle, self.hasAlpha) = (primary, freeHandle, hasAlpha)
    (self.decode, self.plane, self.width) = (decode, plane, width)
    (self.height, self.freeImage) = (height, freeImage)
  }

  static func absence(_ path: String) -> String {
    "To read the HEIC file \(path), libheif is needed. Install Debian's package libheif1."
  }

  /// Of the JPEG files that are made, from 0 to 1.
  private static let quality = 0.95

  /// A file that everything draws, pages too: JPEG for an opaque image, PNG for one that is clear in places; nil for a
  /// damaged file. Costs O(pixels).
  func file(of data: Data) -> Data? {
    guard let context = makeContext() else { return nil }
    defer { freeContext(context) }
    var handle: Pointer?
    let isRead = data.withUnsafeBytes { read(context, $0.baseAddress, UInt($0.count), nil) }
    guard isSuccess(isRead), isSuccess(primary(context, &handle)), let handle else { return nil }
    defer { freeHandle(handle) }
    var image: Pointer?
    guard isSuccess(decode(handle, &image, Self.rgb, Self.interleavedRGBA, nil)), let image
    else { return nil }
    defer { freeImage(image) }
    let isClear = hasAlpha(handle) != 0
    guard let surface = surface(of: image, isClear: isClear) else { return nil }
    defer { cairo_surface_destroy(surface) }
    return isClear
      ? ImageEncoder.png(of: surface) : ImageEncoder.jpeg(of: surface, quality: Self.quality)
  }

  private func isSuccess(_ error: Int64) -> Bool { Int32(truncatingIfNeeded: error) == 0 }

  // heif_colorspace_RGB, heif_chroma_interleaved_RGBA, heif_channel_interleaved
  private static let (rgb, interleavedRGBA, interleaved) = (Int32(1), Int32(11), Int32(10))

  /// The pixels on a surface, which the caller destroys; at most 32,767 in each direction.
  private func surface(of image: Pointer, isClear: Bool) -> OpaquePointer? {
    var stride: Int32 = 0
    let (width, height) = (width(image, Self.interleaved), height(image, Self.interleaved))
    guard (1...32_767).contains(width), (1...32_767).contains(height),
      let source = plane(image, Self.interleaved, &stride),
      let surface = cairo_image_surface_create(
        isClear ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let targetStride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(height) {
      Self.copyRow(
        source + y * Int(stride), to: target + y * targetStride, count: Int(width))
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// From red, green, blue, alpha to Cairo's blue, green, red, alpha, which are multiplied by alpha.
  private static func copyRow(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for x in stride(from: 0, to: count * 4, by: 4) {
      let alpha = UInt32(source[x + 3])
      target[x] = UInt8((UInt32(source[x + 2]) * alpha + 127) / 255)
      target[x + 1] = UInt8((UInt32(source[x + 1]) * alpha + 127) / 255)
      target[x + 2] = UInt8((UInt32(source[x]) * alpha + 127) / 255)
      target[x + 3] = UInt8(alpha)
    }
  }
}
