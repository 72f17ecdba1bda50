import WaggleGraph

extension View {
  /// Puts a layer in front of this view, made by `transform` from the view's value for `key` (R097, R098).
  ///
  /// The value belongs to the same update (R104) and excludes the layer's own (R101, R103). The layer's values are
  /// passed up as well, those for `key` after the view's (R099, R102).
  ///
  /// ```swift
  /// struct UnreadKey: PreferenceKey {
  ///   static let defaultValue = 0
  ///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  /// }
  ///
  /// HStack {
  ///   Text("Inbox").preference(key: UnreadKey.self, value: 3)
  ///   Text("News").preference(key: UnreadKey.self, value: 4)
  /// }
  /// .overlayPreferenceValue(UnreadKey.self) { unread in
  ///   Text("\(unread)").foregroundStyle(.red).offset(y: -20)  // shows 7
  /// }
  /// ```
  @inlinable
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _OverlayLayer>(alignment: .center, transform: transform))
  }

  /// Puts an aligned layer in front of this view, made by `transform` from the view's value for `key` (R099).
  @inlinable
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _OverlayLayer>(alignment: alignment, transform: transform))
  }

  /// Puts a layer behind this view, made by `transform` from the view's value for `key` (R097, R098). The layer's own
  /// values come before the view's (R100).
  ///
  /// ```swift
  /// struct IsUrgent: PreferenceKey {
  ///   static let defaultValue = false
  ///   static func reduce(value: inout Bool, nextValue: () -> Bool) {
  ///     value = value || nextValue()
  ///   }
  /// }
  ///
  /// VStack {
  ///   Text("Water the hive")
  ///   Text("Close the gate").preference(key: IsUrgent.self, value: true)
  /// }
  /// .backgroundPreferenceValue(IsUrgent.self) { isUrgent in
  ///   isUrgent ? Color.yellow : Color.clear
  /// }
  /// ```
  @inlinable
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _BackgroundLayer>(alignment: .center, transform: transform))
  }

  /// Puts an aligned layer behind this view, made by `transform` from the view's value for `key` (R099).
  @inlinable
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V, _BackgroundLayer>(alignment: alignment, transform: transform))
  }
}

/// Whether a layer is in front of its view or behind it.
public protocol _LayerKind {
  /// True for a layer behind the view.
  static var isBackground: Bool { get }
}

/// A layer in front of the view.
public enum _OverlayLayer: _LayerKind {
  /// Always false.
  public static var isBackground: Bool { false }
}

/// A layer behind the view.
public enum _BackgroundLayer: _LayerKind {
  /// Always true.
  public static var isBackground: Bool { true }
}

/// Puts a layer in front of or behind a view, made from the view's value for a key. It is updated when the value or the
/// closure changes (R107), and keeps its state (R109). Several views in it are aligned as one (R106).
nonisolated public struct _PreferenceLayerModifier<
  Key: PreferenceKey, Layer: View, Kind: _LayerKind
>: PrimitiveModifier {
  @usableFromInline let alignment: Alignment
  @usableFromInline let transform: (Key.Value) -> Layer

  @inlinable
  init(alignment: Alignment, transform: @escaping (Key.Value) -> Layer) {
    self.alignment = alignment
    self.transform = transform
  }

  /// The content with the layer.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let scope = PreferenceScope(Key.self, .reader, inputs)
    var primaryInputs = inputs
    primaryInputs.bag[PreferenceScopeKey.self] = scope
    let primary = body(_Graph(), primaryInputs).node
    var layerInputs = inputs.withoutSiblings()
    layerInputs.queue = ContentQueue(in: inputs.subgraph)
    let value = primary.preference(Key.self)
    let rule = LayoutDependentRule(modifier.node, "the layer made from", Key.self, layerInputs) {
      graph in
      modifier.read(in: graph).transform(
        value.map { graph.value($0.attribute) } ?? Key.defaultValue)
    }
    let layer = Layer._makeView(view: rule.attach(layerInputs), inputs: layerInputs).node
    return _ViewOutputs(
      PreferenceLayerNode(primary, layer, modifier, layerInputs.queue, scope, inputs))
  }
}

/// A view with a layer made from the view's value for a key.
///
/// Layout visits the view first, so that anchors are final (R108), then makes the layer in the same positions pass,
/// without going through a state (R104).
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View, Kind: _LayerKind>: LayeredNode {
  private let layerQueue: ContentQueue
  private let modifier: _GraphValue<_PreferenceLayerModifier<Key, Layer, Kind>>
  private let reader: PreferenceScope

  init(
    _ primary: ViewNode, _ layer: ViewNode,
    _ modifier: _GraphValue<_PreferenceLayerModifier<Key, Layer, Kind>>, _ queue: ContentQueue,
    _ reader: PreferenceScope, _ inputs: _ViewInputs
  ) {
    layerQueue = queue
    self.modifier = modifier
    self.reader = reader
    super.init(primary, layer, isBackground: Kind.isBackground, alignment: .center, inputs)
    makeParameterEffect(modifier.node, inputs)
    queue.onWork = { [unowned self] in self.setNeedsVisit() }
    if !queue.isEmpty { setNeedsVisit() }
  }

  override func updateParameters(_ graph: Graph) {
    alignment = modifier.read(in: graph).alignment
  }

  override var hasPendingContent: Bool { !layerQueue.isEmpty }

  override func updateLayer() {
    while !layerQueue.isEmpty {
      runtime.updateContent(layerQueue)
      store.updateSizes()
    }
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    guard key == Preference<Key>.self else { return super.addTrace(of: key, to: &trace) }
    let read = primary.preference(Key.self)?.shown(in: runtime.graph)
    let unwritten = ShortValue(
      Key.defaultValue, ending: " (the default: nothing below writes)")
    trace.add(.read, read ?? unwritten, reader.scope, view: self) { inner in
      inner.addReader(with: self.secondary) { self.addReaderParts(of: key, to: &$0) }
    }
  }

  private func addReaderParts<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    if trace.notRequested == nil { return super.addTrace(of: key, to: &trace) }
    addParts(of: key, to: &trace)
  }

  /// Inside a writer the reader still requests its view's value, but nothing requests the layer's or the combined one.
  private func addParts<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    let notRequested = trace.notRequested
    for child in children.inOrder {
      trace.notRequested = child.node === primary ? nil : notRequested
      trace.addPart(child.node, of: key)
    }
    trace.notRequested = notRequested
  }
}
