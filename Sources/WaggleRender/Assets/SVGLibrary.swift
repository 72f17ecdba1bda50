import CCairoPango
import Foundation

/// librsvg, which draws SVG files on surfaces of Cairo (C706).
struct SVGLibrary: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Make = @convention(c) (UnsafePointer<UInt8>?, UInt, Pointer?) -> Pointer?
  typealias Render =
    @convention(c) (Pointer, OpaquePointer, UnsafePointer<Double>, Pointer?) -> Int32
  typealias Release = @convention(c) (Pointer) -> Void

  /// rsvg_handle_new_from_data
  private let make: Make
  /// rsvg_handle_render_document, whose viewport is four numbers in a row.
  private let render: Render
  /// g_object_unref
  private let release: Release

  /// The machine's; nil if it has none.
  static let shared = SVGLibrary("librsvg-2.so.2")

  init?(_ file: String) {
    guard let library = SystemLibrary(file),
      let make = library.function("rsvg_handle_new_from_data", as: Make.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self),
      let release = library.function("g_object_unref", as: Release.self)
    else { return nil }
    (self.make, self.render, self.release) = (make, render, release)
  }

  static func absence(_ path: String) -> String {
    "To draw the SVG file \(path), librsvg is needed. Install Debian's package librsvg2-2."
  }

  /// A file that was read, freed with its last owner.
  final class Document {
    private let library: SVGLibrary
    private let handle: Pointer

    fileprivate init(_ library: SVGLibrary, _ handle: Pointer) {
      (self.library, self.handle) = (library, handle)
    }

    deinit { library.release(handle) }

    /// Draws it at the origin of a context, as large as it says itself.
    func draw(on context: OpaquePointer, _ size: CGSize) {
      _ = library.render(handle, context, [0, 0, size.width, size.height], nil)
    }
  }

  /// nil for a file that is damaged. Nothing that it names elsewhere is read.
  func document(_ data: Data) -> Document? {
    let bytes = [UInt8](data)
    return make(bytes, UInt(bytes.count), nil).map { Document(self, $0) }
  }
}
