import CCairoPango
package import Foundation
package import Waggle

/// Draws display lists with Cairo. The same list gives the same bytes, in every run and under every configuration.
package final class CairoRasterizer: Rasterizer {
  private let shaper: LineShaper
  private let blurs = BlurCache()

  /// The pixels that layers of groups, blends and masks have had so far.
  package var layerPixels: Int { blurs.limitedPixels }
  /// The pixels of gradients that were copied from the colours along their line so far.
  package var copiedPixels: Int { blurs.copiedPixels }

  /// Text is drawn with the shaping that `text` measures with.
  package init(text: TextEngine) { shaper = text.shaper }

  /// Drops the blurred layers that were not drawn since the last call (C599).
  func dropUnused() { blurs.dropUnused() }

  package func pngData(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor?
  ) throws -> Data {
    try image(PicturePage(list: list, size: size, background: background), scale: scale).pngData()
  }

  /// The image's pixels, as in the PNG.
  package func pixels(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor?
  ) throws -> PixelImage {
    let page = PicturePage(list: list, size: size, background: background)
    return try image(page, scale: scale).pixels
  }

  package func pdfData(_ list: DisplayList, size: CGSize, background: ResolvedColor?) throws -> Data
  { try pdfData([PicturePage(list: list, size: size, background: background)]) }

  /// A page for each drawing, in their order; refuses a document without one.
  func pdfData(_ pages: [PicturePage]) throws -> Data {
    guard let first = pages.first else { throw RenderError.noPages }
    for page in pages { _ = try ImageSize(page.size, scale: 1) }
    let sink = ByteSink()
    let surface = cairo_pdf_surface_create_for_stream(
      ByteSink.write, sink.pointer, first.size.width, first.size.height)!
    defer { cairo_surface_destroy(surface) }
    // A fixed date, so that the file does not depend on the time of day.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    for page in pages {
      cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
      try draw(page.list, on: surface, scale: 1, background: page.background, kind: .pdf)
      cairo_surface_show_page(surface)
    }
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
    return sink.data
  }

  package func svgData(_ list: DisplayList, size: CGSize, background: ResolvedColor?) throws -> Data
  {
    _ = try ImageSize(size, scale: 1)
    let sink = ByteSink()
    let surface = cairo_svg_surface_create_for_stream(
      ByteSink.write, sink.pointer, size.width, size.height)!
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    try draw(list, on: surface, scale: 1, background: background, kind: .svg)
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
    return SVGIdentifiers.renumbered(sink.data)
  }

  /// The pixels of a drawing.
  func image(_ page: PicturePage, scale: CGFloat) throws -> DrawnImage {
    let pixels = try ImageSize(page.size, scale: scale)
    try pixels.checkMemory()
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))!
    let image = DrawnImage(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw RenderError.outOfMemory(bytes: pixels.width * pixels.height * 4)
    }
    try draw(page.list, on: surface, scale: scale, background: page.background, kind: .pixels)
    return image
  }

  private func draw(
    _ list: DisplayList, on surface: OpaquePointer, scale: CGFloat, background: ResolvedColor?,
    kind: Painter.Kind
  ) throws {
    if shaper.fonts.isEmpty, list.hasText { throw RenderError.noFonts }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    Painter(context, kind: kind, shaper: shaper, blurs: blurs).drawPage(list.root, background)
    try check(cairo_status(context))
  }

  /// Draws the pixels of a rectangle again.
  ///
  /// Cairo smooths edges a little differently at the edge of a clip: pixels beside the rectangle are drawn too, and restored.
  func draw(
    _ list: DisplayList, on surface: OpaquePointer, scale: CGFloat, background: ResolvedColor,
    in rect: CGRect
  ) throws {
    if shaper.fonts.isEmpty, list.hasText { throw RenderError.noFonts }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    let around = rect.insetBy(dx: -Self.margin, dy: -Self.margin)
    let reach = EdgeReach(of: list.root, in: around, scale: scale).reach
    let kept = KeptPixels(of: reach, in: surface)
    cairo_rectangle(context, reach.minX, reach.minY, reach.width, reach.height)
    cairo_clip(context)
    cairo_scale(context, scale, scale)
    var painter = Painter(context, kind: .pixels, shaper: shaper, blurs: blurs)
    painter.seen = around
    painter.drawPage(list.root, background)
    kept.restore(outside: rect)
    try check(cairo_status(context))
  }

  private static let margin: CGFloat = 4

  private func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RenderError.drawing(String(cString: cairo_status_to_string(status)))
  }
}

/// Collects the bytes that Cairo writes.
final class ByteSink {
  private(set) var data = Data()

  /// For Cairo's callbacks; valid while the sink exists.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { pointer, bytes, count in
    guard let pointer, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(pointer).takeUnretainedValue()
    sink.data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}

extension DisplayList {
  fileprivate var hasText: Bool {
    var found = false
    forEachItem { node, _ in if case .text = node.content { found = true } }
    return found
  }
}
