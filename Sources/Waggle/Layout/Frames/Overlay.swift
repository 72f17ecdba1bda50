import Foundation
import WaggleGraph

extension View {
  /// Puts another view in front of this one. This view's size is unchanged, and proposed to the other (L048).
  @inlinable
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content(), alignment: alignment)) }

  /// Puts another view in front of this one. This view's size is unchanged, and proposed to the other (L048).
  @inlinable
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { modifier(_OverlayModifier(overlay: overlay, alignment: alignment)) }
}

/// Puts another view in front of the content, whose size is unchanged.
nonisolated public struct _OverlayModifier<Overlay: View>: PrimitiveModifier {
  @usableFromInline package let overlay: Overlay
  @usableFromInline package let alignment: Alignment

  @inlinable
  init(overlay: Overlay, alignment: Alignment) {
    self.overlay = overlay
    self.alignment = alignment
  }

  /// The content with the other view in front.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeLayered(modifier, Overlay.self, isBackground: false, inputs, body) {
      modifier.read(in: $0).alignment
    }
  }
}

extension _OverlayModifier: Sendable where Overlay: Sendable {}

extension View {
  /// Puts another view behind this one. This view's size is unchanged, and proposed to the other (L048).
  @inlinable
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackgroundModifier(background: content(), alignment: alignment)) }

  /// Puts another view behind this one. This view's size is unchanged, and proposed to the other (L048).
  @inlinable
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(_BackgroundModifier(background: background, alignment: alignment)) }
}

/// Puts another view behind the content, whose size is unchanged.
nonisolated public struct _BackgroundModifier<Background: View>: PrimitiveModifier {
  @usableFromInline package let background: Background
  @usableFromInline package let alignment: Alignment

  @inlinable
  init(background: Background, alignment: Alignment) {
    self.background = background
    self.alignment = alignment
  }

  /// The content with the other view behind.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeLayered(modifier, Background.self, isBackground: true, inputs, body) {
      modifier.read(in: $0).alignment
    }
  }
}

extension _BackgroundModifier: Sendable where Background: Sendable {}

/// The content of a modifier with the view that the modifier begins with in front or behind.
private func makeLayered<Modifier, Layer: View>(
  _ modifier: _GraphValue<Modifier>, _ layer: Layer.Type, isBackground: Bool,
  _ inputs: _ViewInputs, _ body: (_Graph, _ViewInputs) -> _ViewOutputs,
  alignment: @escaping (Graph) -> Alignment
) -> _ViewOutputs {
  let content = body(_Graph(), inputs.below()).node
  let layer = Layer._makeView(
    view: modifier.part(at: 0, as: Layer.self), inputs: inputs.withoutSiblings())
  return _ViewOutputs(
    AlignedLayerNode(
      content, layer.node, isBackground: isBackground, inputs, source: modifier.node,
      read: alignment))
}

/// A layered view whose alignment comes from its modifier.
final class AlignedLayerNode: LayeredNode {
  private let read: (Graph) -> Alignment

  init(
    _ content: ViewNode, _ layer: ViewNode, isBackground: Bool, _ inputs: _ViewInputs,
    source: NodeID, read: @escaping (Graph) -> Alignment
  ) {
    self.read = read
    super.init(content, layer, isBackground: isBackground, alignment: .center, inputs)
    makeParameterEffect(source, inputs)
  }

  override func updateParameters(_ graph: Graph) { alignment = read(graph) }
}
