import CCairoPango
import Foundation
import Waggle

/// Draws a display list on a Cairo context, and restores the context's state.
///
/// Nodes that cannot be drawn (a frame that is not a number, a scale of zero) are skipped without an error.
struct Painter {
  enum Kind {
    /// Edges snap to pixels (L141).
    case pixels
    /// Nothing snaps, and raster layers inside have twice the resolution. What a format cannot say is a picture there (C466).
    case pdf, svg
    /// A raster layer inside of these: nothing snaps.
    case layer

    var isVector: Bool { self == .pdf || self == .svg }
  }

  let context: OpaquePointer
  let kind: Kind
  let shaper: LineShaper
  let blurs: BlurCache
  /// The part that is drawn, of a scope that is drawn in parts; nil draws everything.
  var passage: Passage?
  /// The pixels to draw, if they are a part of a picture: what is outside is skipped.
  var seen: CGRect?

  init(_ context: OpaquePointer, kind: Kind, shaper: LineShaper, blurs: BlurCache) {
    self.context = context
    self.kind = kind
    self.shaper = shaper
    self.blurs = blurs
  }

  /// The painter of a raster layer, on another context.
  func painter(on context: OpaquePointer) -> Painter {
    Painter(context, kind: kind == .pixels ? .pixels : .layer, shaper: shaper, blurs: blurs)
  }

  var grid: PixelGrid { PixelGrid(context, snaps: kind == .pixels) }

  func paintAll(_ color: ResolvedColor) {
    setSource(color, alpha: 1)
    cairo_paint(context)
  }

  /// Draws `node` and its descendants, colours multiplied by `alpha`; `alpha` is less than 1 only where nothing
  /// overlaps.
  ///
  /// Offsets and groups of one child are followed in a loop: they make up most of a deep list.
  func draw(_ node: DisplayNode, alpha: Double = 1) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    defer { cairo_set_matrix(context, &matrix) }
    var node = node
    while true {
      switch node.content {
      case .offset(let offset, let child):
        guard offset.width.isFinite, offset.height.isFinite else { return }
        cairo_translate(context, offset.width, offset.height)
        node = child
      case .group(let children) where children.count == 1:
        node = children[0]
      default:
        return drawContent(node, alpha: alpha)
      }
    }
  }

  private func drawContent(_ node: DisplayNode, alpha: Double) {
    if let seen, !node.isStructure, isOutside(node, seen) { return }
    if passage != nil, !node.isStructure { return drawStep(node, alpha: alpha) }
    drawWhole(node, alpha: alpha)
  }

  /// Draws a node whose parts are not drawn apart.
  func drawWhole(_ node: DisplayNode, alpha: Double) {
    switch node.content {
    case .group(let children):
      for child in children { draw(child, alpha: alpha) }
    case .offset: break
    case .transform(let transform, let child): draw(child, through: transform, alpha: alpha)
    case .projection(let projection, let child):
      drawProjected(child, through: projection, alpha: alpha)
    case .opacity(let opacity, let child): draw(child, opacity: opacity, alpha: alpha)
    case .clip(let path, let style, let child): draw(child, clip: path, style, alpha: alpha)
    case .textInput(_, let child), .moving(_, let child), .untouched(let child),
      .touched(let child):
      draw(child, alpha: alpha)
    case .scroll(let layer, let child): draw(child, in: layer, alpha: alpha)
    case .shadows(let shadows, let child): draw(child, shadows, alpha: alpha)
    case .blur(let radius, let isOpaque, let child):
      drawBlurred(child, radius: radius, isOpaque: isOpaque, alpha: alpha)
    case .colors(let matrix, let child): drawRecolored(child, by: matrix, alpha: alpha)
    case .blend(let mode, let child): drawBlended(child, mode, alpha: alpha)
    case .mask(let mask, let child): drawMasked(child, by: mask, alpha: alpha)
    case .fill(let path, let frame, let paint, let style):
      fill(path, frame, paint, style, alpha: alpha)
    case .stroke(let path, let frame, let paint, let style):
      stroke(path, frame, paint, style, alpha: alpha)
    case .rectangle(let rect, let paint): fill(rect, paint, alpha: alpha)
    case .text(let layout, let origin): drawText(layout, at: origin, alpha: alpha)
    case .symbol(let symbol, let frame, let paint):
      drawSymbol(symbol, frame, paint, alpha: alpha)
    case .bitmap(let part, let frame): drawBitmap(part, frame, alpha: alpha)
    }
  }

  /// Whether all ink of a node is outside of a rectangle of pixels.
  private func isOutside(_ node: DisplayNode, _ seen: CGRect) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let bounds = node.visualBounds
    if bounds.isInfinite { return false }
    if bounds.isNull { return true }
    let transform = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let inked = bounds.inkPixels(under: transform)
    return !inked.overlaps(seen)
  }

  private func draw(_ child: DisplayNode, through transform: CGAffineTransform, alpha: Double) {
    guard var matrix = cairo_matrix_t(transform) else { return }
    cairo_transform(context, &matrix)
    draw(child, alpha: alpha)
  }

  /// Applies the opacity to the colour of a single piece of ink; several pieces are drawn as one layer first.
  private func draw(_ child: DisplayNode, opacity: Double, alpha: Double) {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    guard opacity > 0 else { return }
    if opacity == 1 ? !child.readsBackdrop : child.isSingleInk {
      return draw(child, alpha: alpha * opacity)
    }
    drawAsGroup(child, alpha: opacity * alpha)
  }

  /// Draws `child` on an empty layer, and that layer with an opacity.
  func drawAsGroup(_ child: DisplayNode, alpha: Double) {
    drawInBounds(child.visualBounds) {
      cairo_push_group(context)
      drawScope(child)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, alpha)
    }
  }

  func draw(_ child: DisplayNode, clip path: Path, _ style: FillStyle, alpha: Double) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let bounds = path.boundingRect
    cairo_new_path(context)
    addPath(path, from: bounds, to: grid.snapped(bounds))
    setFillStyle(style)
    cairo_clip(context)
    draw(child, alpha: alpha)
  }
}

extension DisplayNode {
  /// Whether a node below, outside inner layers, blends with the pixels below it, which its own shadow is not.
  var blends: Bool {
    hasOutsideLayers { if case .blend = $0 { true } else { false } }
  }

  /// Whether a node below, outside inner layers, reads the pixels below it.
  fileprivate var readsBackdrop: Bool {
    hasOutsideLayers { content in
      switch content {
      case .blend, .rectangle(_, .material), .fill(_, _, .material, _), .symbol(_, _, .material):
        true
      default: false
      }
    }
  }

  private func hasOutsideLayers(_ isMet: (Content) -> Bool) -> Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      if isMet(node.content) { return true }
      switch node.content {
      case .opacity, .blur, .projection, .colors, .mask: break
      default: waiting += node.content.children
      }
    }
    return false
  }

  /// Whether the descendants are one piece of ink, so that its colour's opacity is that of the whole.
  var isSingleInk: Bool {
    var node = self
    while true {
      switch node.content {
      case .group(let children) where children.count == 1: node = children[0]
      case .group(let children): return children.isEmpty
      case .offset(_, let child), .transform(_, let child), .clip(_, _, let child),
        .textInput(_, let child), .moving(_, let child), .untouched(let child),
        .touched(let child):
        node = child
      case .fill, .stroke, .rectangle, .symbol, .bitmap: return true
      case .text(let layout, _): return layout.lines.allSatisfy(\.hasOneColor)
      case .opacity, .shadows, .blur, .projection, .scroll, .colors, .blend, .mask: return false
      }
    }
  }
}

extension cairo_matrix_t {
  /// nil if the transform is not a number or is singular: Cairo would refuse all that follows.
  init?(_ transform: CGAffineTransform) {
    let parts = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard parts.allSatisfy({ abs($0) < 1e7 }), abs(determinant) > 1e-9 else { return nil }
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
