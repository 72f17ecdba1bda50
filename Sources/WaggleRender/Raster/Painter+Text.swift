import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws each line as it was measured: the origin on a pixel, each baseline on a pixel (L142).
  func drawText(_ layout: TextLayout, at origin: CGPoint, alpha: Double) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let grid = grid
    for line in layout.lines where !line.runs.isEmpty {
      let x = grid.snappedX(origin.x) + line.x
      // Pages get lengths in thousandths, where the 10.4999… of an 11-point line is a half, and is rounded up.
      let baseline = (line.baseline * 1000).rounded() / 1000
      let y = grid.snappedY(grid.snappedY(origin.y) + baseline)
      if let gradient = line.gradient {
        let box = CGRect(
          origin: CGPoint(x: grid.snappedX(origin.x), y: grid.snappedY(origin.y)), size: layout.size
        )
        draw(line, x, y, in: gradient, across: box, alpha: alpha)
      } else if alpha == 1 || line.hasOneColor {
        draw(line, x, y, alpha: alpha)
      } else {
        cairo_push_group(context)
        draw(line, x, y, alpha: 1)
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, alpha)
      }
    }
  }

  private func draw(_ line: TextLayout.Line, _ x: CGFloat, _ y: CGFloat, alpha: Double) {
    setSource(line.runs[0].color, alpha: alpha)
    let shaped = shaper.line(line.runsToShape)
    show(shaped, x, y)
    for glyph in shaped.colorGlyphs { draw(glyph, of: line, x, y, alpha: alpha) }
  }

  /// Draws the glyphs as a mask for the gradient, so that it continues across them in every output; bitmap glyphs are
  /// drawn above it.
  private func draw(
    _ line: TextLayout.Line, _ x: CGFloat, _ y: CGFloat, in gradient: Paint, across box: CGRect,
    alpha: Double
  ) {
    let shaped = shaper.line(line.runsToShape)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_push_group(context)
    cairo_set_matrix(context, &matrix)
    setSource(.black, alpha: 1)
    show(shaped, x, y)
    cairo_identity_matrix(context)
    let glyphs = cairo_pop_group(context)
    if isSVG { cairo_push_group(context) }
    cairo_set_matrix(context, &matrix)
    setSource(gradient, box, alpha: alpha)
    if isSVG { cairo_paint(context) }
    cairo_identity_matrix(context)
    // Cairo's SVG moves a mask by the matrix of its source, which a group has not.
    if isSVG { cairo_pop_group_to_source(context) }
    cairo_mask(context, glyphs)
    cairo_set_matrix(context, &matrix)
    cairo_pattern_destroy(glyphs)
    for glyph in shaped.colorGlyphs { draw(glyph, of: line, x, y, alpha: alpha) }
  }

  private var isSVG: Bool {
    cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_SVG
  }

  private func show(_ line: ShapedLine, _ x: CGFloat, _ y: CGFloat) {
    cairo_move_to(context, x, y)
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(line.layout, 0))
    cairo_new_path(context)
  }

  /// A bitmap glyph uses only the opacity of its text's colour.
  private func draw(
    _ glyph: ColorGlyph, of line: TextLayout.Line, _ x: CGFloat, _ y: CGFloat, alpha: Double
  ) {
    guard let bitmap = shaper.colorGlyphs.bitmap(of: glyph.glyph),
      let color = line.runs.run(at: glyph.byte)?.color
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, x + glyph.x, y + glyph.y)
    cairo_scale(context, glyph.size, glyph.size)
    cairo_translate(context, bitmap.bounds.minX, bitmap.bounds.minY)
    let scale = bitmap.bounds.width / Double(cairo_image_surface_get_width(bitmap.surface))
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, bitmap.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(context, color.opacity * alpha)
  }
}

extension TextLayout.Line {
  /// Whether all runs have the same colour.
  var hasOneColor: Bool { runs.dropFirst().allSatisfy { $0.color == runs[0].color } }

  /// The gradient of the line's glyphs, shared by all runs that are not clear; nil if they have colours.
  fileprivate var gradient: Paint? {
    for run in runs { if let gradient = run.gradient { return gradient } }
    return nil
  }

  /// A line of one colour is shaped without it, so that one shaping serves all colours; no line is shaped for its
  /// shadows or its gradient.
  fileprivate var runsToShape: [StyledText.Run] {
    guard hasOneColor || runs.contains(where: { $0.gradientAndShadows != nil }) else { return runs }
    var runs = runs
    for index in runs.indices {
      if hasOneColor || runs[index].gradient != nil { runs[index].color = .black }
      runs[index].gradientAndShadows = nil
    }
    return runs
  }
}
