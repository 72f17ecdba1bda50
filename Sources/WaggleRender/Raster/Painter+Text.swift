import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Line by line, shaped as it was measured: the origin on a pixel, each baseline on a pixel (L142).
  func drawText(_ layout: TextLayout, at origin: CGPoint, alpha: Double) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let grid = grid
    for line in layout.lines where !line.runs.isEmpty {
      let x = grid.snappedX(origin.x) + line.x
      let y = grid.snappedY(grid.snappedY(origin.y) + line.baseline)
      if alpha == 1 || line.hasOneColor {
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
    cairo_move_to(context, x, y)
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(shaped.layout, 0))
    cairo_new_path(context)
  }
}

extension TextLayout.Line {
  /// Whether the pen's colour is enough.
  var hasOneColor: Bool { runs.count == 1 }

  /// A line of one colour is shaped without it, so that it is shaped once for all colours; none is shaped for its shadows.
  fileprivate var runsToShape: [StyledText.Run] {
    guard hasOneColor || runs.contains(where: { !$0.shadows.isEmpty }) else { return runs }
    var runs = runs
    for index in runs.indices {
      if hasOneColor { runs[index].color = .black }
      runs[index].shadows = []
    }
    return runs
  }
}
