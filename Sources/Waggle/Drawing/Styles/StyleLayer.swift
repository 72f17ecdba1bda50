import Foundation
import WaggleGraph

/// A style that fills the area of a view, and the safe areas that the view touches (L132).
nonisolated public struct _StyleLayer<Style: ShapeStyle>: PrimitiveView {
  /// The style of the fill.
  public var style: Style
  /// The edges on which the fill extends into safe areas.
  public var edges: Edge.Set

  /// `style`, extended on `edges`.
  @inlinable
  public init(style: Style, edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }

  /// Makes a leaf.
  public nonisolated static func _makeView(
    view: _GraphValue<_StyleLayer<Style>>, inputs: _ViewInputs
  ) -> _ViewOutputs { _ViewOutputs(StyleLayerNode(view, inputs)) }
}

/// Draws a rectangle in a style.
struct StyleLayerDrawing<Style: ShapeStyle>: ShapeDrawing {
  func shape(of value: _StyleLayer<Style>) -> Rectangle { Rectangle() }
  func style(of value: _StyleLayer<Style>) -> Style { value.style }
  func content(
    _ value: _StyleLayer<Style>, in context: ShapeContext, paint: Paint
  ) -> DisplayNode.Content { .rectangle(context.frame, paint) }
}

/// The leaf of a style in a background or an overlay. Layout knows its frame without the extension.
private final class StyleLayerNode<Style: ShapeStyle>: ShapeNode<StyleLayerDrawing<Style>>,
  SafeAreaDependent
{
  private let layer: _GraphValue<_StyleLayer<Style>>
  var safeAreaOverlap: SafeAreaOverlap?
  var ignoredRegions: SafeAreaRegions { .all }

  init(_ view: _GraphValue<_StyleLayer<Style>>, _ inputs: _ViewInputs) {
    layer = view
    super.init(view, inputs, StyleLayerDrawing())
    store.safeAreas.add(self)
  }

  func safeAreaOverlapChanged() {
    setNeedsDisplay()
    boundingRectChanged()
  }

  override func placementChanged() {
    super.placementChanged()
    if store.safeAreas.hasInsets { followSafeArea() }
  }

  /// The extended frame: so the extension is animated as a change of the frame is.
  override var drawingFrame: CGRect {
    let frame = super.drawingFrame
    guard let insets = safeAreaOverlap?.insets, !insets.isEmpty else { return frame }
    let (graph, level) = (runtime.graph, embeddingLevel)
    let edges = graph.untracked { layer.read(in: graph).edges }
    return frame.extended(by: SideInsets(insets.edges(in: level).on(edges), in: level))
  }
}

extension CGRect {
  fileprivate func extended(by sides: SideInsets) -> CGRect {
    CGRect(
      x: minX - sides.left, y: minY - sides.top, width: width + sides.left + sides.right,
      height: height + sides.top + sides.bottom)
  }
}
