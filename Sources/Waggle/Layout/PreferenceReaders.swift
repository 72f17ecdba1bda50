import WaggleGraph

extension View {
  /// Lays over this view what `transform` makes of the value that the view has for `key` (R097, R098).
  ///
  /// The value is the one of this same update (R104), without the layer's own (R101, R103); the layer's values go up as
  /// well, those for `key` after the view's (R099, R102).
  @inlinable
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _OverlayPlace>(alignment: .center, transform: transform))
  }

  /// Lays over this view, aligned, what `transform` makes of the value that the view has for `key` (R099).
  @inlinable
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _OverlayPlace>(alignment: alignment, transform: transform))
  }

  /// Lays behind this view what `transform` makes of the value that the view has for `key` (R097, R098); its own values
  /// come before the view's (R100).
  @inlinable
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _BackgroundPlace>(alignment: .center, transform: transform))
  }

  /// Lays behind this view, aligned, what `transform` makes of the value that the view has for `key` (R099).
  @inlinable
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _BackgroundPlace>(alignment: alignment, transform: transform))
  }
}

/// Whether a layer lies over its view or behind it.
public protocol _LayerPlace {
  /// True behind the view.
  static var isBackground: Bool { get }
}

/// Over the view.
public enum _OverlayPlace: _LayerPlace {
  /// False.
  public static var isBackground: Bool { false }
}

/// Behind the view.
public enum _BackgroundPlace: _LayerPlace {
  /// True.
  public static var isBackground: Bool { true }
}

/// Lays over or behind a view what is made of the view's value for a key, made again when the value is, or the closure
/// (R107); a state that is set in it stays as it was (R109). Several views in it are aligned as one (R106).
nonisolated public struct _PreferenceLayerModifier<
  Key: PreferenceKey, Layer: View, Place: _LayerPlace
>: PrimitiveModifier {
  @usableFromInline let alignment: Alignment
  @usableFromInline let transform: (Key.Value) -> Layer

  @inlinable
  init(alignment: Alignment, transform: @escaping (Key.Value) -> Layer) {
    self.alignment = alignment
    self.transform = transform
  }

  /// The content and the layer.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let scope = PreferenceScope(Key.self, .reader, inputs)
    var primaryInputs = inputs
    primaryInputs.bag[PreferenceScopeKey.self] = scope
    let primary = body(_Graph(), primaryInputs).node
    var gated = inputs.alone()
    gated.queue = ContentQueue(in: inputs.subgraph)
    let value = primary.preference(Key.self)
    let rule = LayoutDependentRule(modifier.node, "the layer made from", Key.self, gated) {
      graph in
      modifier.read(in: graph).transform(
        value.map { graph.value($0.attribute) } ?? Key.defaultValue)
    }
    let layer = Layer._makeView(view: rule.attach(gated), inputs: gated).node
    return _ViewOutputs(
      PreferenceLayerNode(primary, layer, modifier, gated.queue, scope, inputs))
  }
}

/// A view with a layer that is made from the view's value for a key.
///
/// Layout visits the view first, so that anchors are right (R108), then makes the layer: within the same pass, with no state
/// in between (R104).
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View, Place: _LayerPlace>: LayeredNode {
  private let inner: ContentQueue
  private let modifier: _GraphValue<_PreferenceLayerModifier<Key, Layer, Place>>
  private let reader: PreferenceScope

  init(
    _ primary: ViewNode, _ layer: ViewNode,
    _ modifier: _GraphValue<_PreferenceLayerModifier<Key, Layer, Place>>, _ queue: ContentQueue,
    _ reader: PreferenceScope, _ inputs: _ViewInputs
  ) {
    inner = queue
    self.modifier = modifier
    self.reader = reader
    super.init(primary, layer, isBackground: Place.isBackground, alignment: .center, inputs)
    watch(modifier.node, inputs)
    queue.onWork = { [unowned self] in self.addWork() }
    if !queue.isEmpty { addWork() }
  }

  override func updateParameters(_ graph: Graph) {
    alignment = modifier.read(in: graph).alignment
  }

  override var hasLateContent: Bool { !inner.isEmpty }

  override func updateLayer() {
    while !inner.isEmpty {
      runtime.updateContent(inner)
      runtime.updateSizes()
    }
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to flow: inout PreferenceTrace) {
    guard key == Preference<Key>.self else { return super.addTrace(of: key, to: &flow) }
    let read = primary.preference(Key.self)?.shown(in: runtime.graph)
    let unwritten = ShortValue(
      Key.defaultValue, ending: " (the default: nothing below writes)")
    flow.add(.read, read ?? unwritten, reader.place) {
      if $0.notAsked == nil { return super.addTrace(of: key, to: &$0) }
      addParts(of: key, to: &$0)
    }
  }

  /// Inside a writer the reader still asks its view, but nobody asks the layer, or for both together.
  private func addParts<K: OutputKey>(of key: K.Type, to flow: inout PreferenceTrace) {
    let notAsked = flow.notAsked
    for child in children.inOrder {
      flow.notAsked = child.node === primary ? nil : notAsked
      child.node.addTrace(of: key, to: &flow)
    }
    flow.notAsked = notAsked
  }
}
