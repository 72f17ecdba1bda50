import Foundation

/// The drawing of a text by a renderer.
final class TextRendering {
  private(set) var renderer: any TextRenderer
  private var marks: [Int: TypedBag] = [:]
  /// The last drawing, where it is, and the layout that it was made from.
  private var last: (drawing: DisplayNode?, origin: CGPoint, layout: TextLayout)?

  init(_ renderer: AnyTextRenderer) { self.renderer = renderer.renderer }

  /// Draws next by a renderer.
  ///
  /// - Returns: whether it may be different.
  func follow(_ renderer: AnyTextRenderer, _ marks: [Int: TypedBag]) -> Bool {
    let isSame = AnyTextRenderer(renderer: self.renderer) == renderer
    self.renderer = renderer.renderer
    self.marks = marks
    last = nil
    return !isSame
  }

  /// The drawing of a layout; nil for nothing.
  ///
  /// - Parameters:
  ///   - layout: that of the text with its runs marked, unless it has one.
  ///   - text: the same text in its own colours.
  ///   - origin: where the text is.
  ///   - makeTarget: what it is drawn in.
  func drawing(
    _ layout: TextLayout, of text: StyledText, at origin: CGPoint,
    in makeTarget: () -> CanvasTarget
  ) -> DisplayNode? {
    if let last, last.layout === layout, last.origin == origin { return last.drawing }
    let drawn = draw(layout, of: text, in: makeTarget())
    let offset = CGSize(width: origin.x, height: origin.y)
    let drawing = drawn.map { origin == .zero ? $0 : DisplayNode(.offset(offset, $0)) }
    last = (drawing, origin, layout)
    return drawing
  }

  private func draw(_ layout: TextLayout, of text: StyledText, in target: CanvasTarget)
    -> DisplayNode?
  {
    let layer = CanvasLayer()
    var context = GraphicsContext(target, layer)
    let parts = TextParts(layout, of: text, marks, target.measurer)
    renderer.draw(layout: Text.Layout(parts: parts), in: &context)
    target.isOver = true
    return layer.node
  }
}
