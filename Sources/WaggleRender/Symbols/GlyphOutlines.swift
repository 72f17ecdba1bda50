import CCairoPango
import Foundation
import Waggle

/// The outlines of a font's glyphs. The file is memory-mapped.
final class GlyphOutlines {
  private let font: OpaquePointer
  /// The font's units to an em.
  private let unitsPerEm: CGFloat

  /// nil if the file does not exist or has no glyphs.
  init?(path: String, index: Int = 0) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    unitsPerEm = CGFloat(hb_face_get_upem(face))
    font = hb_font_create(face)
  }

  deinit { hb_font_destroy(font) }

  /// A text on one line, with its baseline at y = 0 and `size` units to an em; nil if the font lacks one of its characters,
  /// or if nothing would be drawn.
  ///
  /// - Parameter isOneGlyph: Whether the whole text must be a ligature.
  func path(of text: String, size: CGFloat, isOneGlyph: Bool = false) -> Path? {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count),
      count > 0, !isOneGlyph || count == 1
    else { return nil }
    let pen = Pen(scale: size / unitsPerEm)
    for index in 0..<Int(count) {
      guard glyphs[index].codepoint != 0 else { return nil }
      pen.start = CGPoint(
        x: pen.advance + CGFloat(positions[index].x_offset), y: CGFloat(positions[index].y_offset))
      hb_font_get_glyph_shape(
        font, glyphs[index].codepoint, Self.functions, Unmanaged.passUnretained(pen).toOpaque())
      pen.advance += CGFloat(positions[index].x_advance)
    }
    return pen.path.isEmpty ? nil : pen.path
  }

  /// Where the outlines are drawn to.
  private final class Pen {
    var path = Path()
    var start = CGPoint.zero
    var advance: CGFloat = 0
    private let scale: CGFloat

    init(scale: CGFloat) { self.scale = scale }

    /// A font's y goes up.
    func point(_ x: Float, _ y: Float) -> CGPoint {
      CGPoint(x: (start.x + CGFloat(x)) * scale, y: -(start.y + CGFloat(y)) * scale)
    }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> Pen? {
      pointer.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = Pen.at(data) else { return }
        pen.path.move(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = Pen.at(data) else { return }
        pen.path.addLine(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = Pen.at(data) else { return }
        pen.path.addQuadCurve(to: pen.point(x, y), control: pen.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = Pen.at(data) else { return }
        pen.path.addCurve(
          to: pen.point(x, y), control1: pen.point(x1, y1), control2: pen.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in Pen.at(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
