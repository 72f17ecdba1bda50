import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws a page on its background.
  func drawPage(_ root: DisplayNode?, _ background: ResolvedColor?) {
    guard kind.isVector, let root, let background, !root.pictureModes(in: kind).isEmpty else {
      if let background { paintAll(background) }
      if let root { drawScope(root) }
      return
    }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let page = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    drawScope(DisplayNode(.group([DisplayNode(.rectangle(page, .color(background))), root])))
  }

  /// Draws the page, or the content of a group. Blends that the format cannot say are pictures of what they change;
  /// everything else stays what it is (C466).
  func drawScope(_ node: DisplayNode, alpha: Double = 1) {
    let modes = kind.isVector ? node.pictureModes(in: kind) : []
    if modes.isEmpty {
      var painter = self
      painter.passage = nil
      painter.draw(node, alpha: alpha)
    } else {
      draw(node, modes, before: 2 * modes.count + 1)
    }
  }

  /// Draws the steps before `end`. What the last erasing blend erases is drawn through a mask.
  private func draw(_ scope: DisplayNode, _ modes: [BlendMode], before end: Int) {
    let last = modes.indices.last { modes[$0] == .destinationOut && 2 * $0 + 1 < end }
    if let last { drawErased(scope, modes, by: 2 * last + 1) }
    draw(scope, steps: (last.map { 2 * $0 + 2 } ?? 0)..<end)
  }

  private func draw(_ scope: DisplayNode, steps: Range<Int>) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var painter = self
    painter.passage = Passage(scope, matrix, kind, steps)
    painter.draw(scope)
  }

  /// Draws what is before an erasing blend, where that leaves it.
  private func drawErased(_ scope: DisplayNode, _ modes: [BlendMode], by step: Int) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let passage = Passage(scope, matrix, kind, step..<step + 1)
    let picture = pictureBox(of: scope).flatMap { Picture($0) }
    picture?.draw(self) { painter in
      painter.paintAll(.black)
      painter.draw(passage, steps: passage.steps)
    }
    cairo_push_group(context)
    draw(picture, alpha: 1)
    let coverage = cairo_pop_group(context)
    cairo_push_group(context)
    draw(scope, modes, before: step)
    cairo_pop_group_to_source(context)
    cairo_mask(context, coverage)
    cairo_pattern_destroy(coverage)
  }

  /// Draws a node of a scope that is drawn in parts, if it belongs to the part.
  func drawStep(_ node: DisplayNode, alpha: Double) {
    guard let passage, !passage.isOver else { return }
    guard case .blend(let mode, _) = node.content, passage.format.needsPicture(for: mode) else {
      if passage.isActive { drawAlone(node, alpha: alpha) }
      return
    }
    passage.advance()
    defer { passage.advance() }
    guard passage.isActive else { return }
    if kind.isVector { drawPicture(of: node, passage) } else { drawAlone(node, alpha: alpha) }
  }

  private func drawAlone(_ node: DisplayNode, alpha: Double) {
    var painter = self
    painter.passage = nil
    painter.drawWhole(node, alpha: alpha)
  }

  /// Draws, over what a blend combines with, the picture that makes the result of it.
  private func drawPicture(of node: DisplayNode, _ passage: Passage) {
    guard let box = pictureBox(of: node), let below = Picture(box), let result = Picture(box) else {
      return
    }
    below.draw(self) { $0.draw(passage, steps: 0..<passage.step) }
    result.draw(self) { painter in
      cairo_set_source_surface(painter.context, below.surface, box.minX, box.minY)
      cairo_paint(painter.context)
      painter.draw(passage, steps: passage.step..<passage.step + 1)
    }
    result.subtract(below)
    draw(result, alpha: 1)
  }

  /// Draws steps of a passage in a picture.
  private func draw(_ passage: Passage, steps: Range<Int>) {
    var matrix = passage.matrix.scaled(by: passage.format.isVector ? 2 : 1)
    cairo_set_matrix(context, &matrix)
    var painter = self
    painter.passage = Passage(passage.scope, passage.matrix, passage.format, steps)
    painter.draw(passage.scope)
  }

  /// The pixels of layers that a node draws on, and that are not clipped; nil if there are none.
  private func pictureBox(of node: DisplayNode) -> CGRect? {
    cairo_save(context)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_restore(context)
    var box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let bounds = node.visualBounds
    if !bounds.isInfinite {
      let transform = CGAffineTransform(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
      box = box.overlap(with: bounds.applying(transform).insetBy(dx: -1, dy: -1))
    }
    guard !box.isNull, !box.isEmpty else { return nil }
    return box.applying(CGAffineTransform(scaleX: resolution, y: resolution)).integral
  }
}
