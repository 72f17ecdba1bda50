public import Foundation

/// Draws a view behind the content, at the content's size.
nonisolated public struct _BackgroundLayerModifier<Layer: View>: PrimitiveModifier {
  @usableFromInline let layer: Layer

  @inlinable
  init(layer: Layer) { self.layer = layer }

  /// Makes the content with the layer behind it (L048).
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = modifier.part(at: 0, as: Layer.self)
    let secondary = Layer._makeView(view: layer, inputs: inputs.below()).node
    return _ViewOutputs(
      LayeredNode(
        body(_Graph(), inputs).node, secondary, isBackground: true, alignment: .center, inputs))
  }
}

/// Draws a view over the content, at the content's size.
nonisolated public struct _OverlayLayerModifier<Layer: View>: PrimitiveModifier {
  @usableFromInline let layer: Layer

  @inlinable
  init(layer: Layer) { self.layer = layer }

  /// Makes the content with the layer over it (L048).
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = modifier.part(at: 0, as: Layer.self)
    let secondary = Layer._makeView(view: layer, inputs: inputs.below()).node
    return _ViewOutputs(
      LayeredNode(
        body(_Graph(), inputs).node, secondary, isBackground: false, alignment: .center, inputs))
  }
}

extension View {
  /// Fills the area behind this view with a style, without writing preferences (R047). The fill extends into the safe
  /// areas that the view touches on `edges` (L132).
  @inlinable
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_BackgroundLayerModifier(layer: _StyleLayer(style: style, edges: edges)))
  }

  /// Fills the area behind this view with the background style.
  @inlinable
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape behind this view, filled with a style.
  @inlinable
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _BackgroundLayerModifier(layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle))
    )
  }

  /// Draws a shape behind this view, filled with the background style.
  @inlinable
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { background(.background, in: shape, fillStyle: fillStyle) }

  /// Fills the area over this view with a style. The fill extends into the safe areas that the view touches on `edges`
  /// (L132).
  @inlinable
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayLayerModifier(layer: _StyleLayer(style: style, edges: edges)))
  }

  /// Draws a shape over this view, filled with a style.
  @inlinable
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _OverlayLayerModifier(layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }

  /// Draws a line inside the view's edges (L048).
  @inlinable
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _OverlayLayerModifier(layer: Rectangle().strokeBorder(content, lineWidth: width)))
  }
}
