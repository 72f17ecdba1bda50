import WaggleGraph

extension View {
  /// Writes a value made from an anchor of this view, replacing any that the views below write (R066, R067).
  ///
  /// ```swift
  /// struct SelectedTab: PreferenceKey {
  ///   static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
  ///     value = value ?? nextValue()
  ///   }
  /// }
  ///
  /// HStack {
  ///   Text("Day")
  ///   Text("Week").anchorPreference(key: SelectedTab.self, value: .bounds) { $0 }
  /// }
  /// .overlayPreferenceValue(SelectedTab.self, alignment: .topLeading) { tab in
  ///   GeometryReader { proxy in
  ///     if let tab {
  ///       let frame = proxy[tab]
  ///       Color.blue.frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
  ///     }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }

  /// Changes the value that the views below wrote, using an anchor of this view (R066).
  ///
  /// ```swift
  /// struct Outlines: PreferenceKey {
  ///   static let defaultValue: [Anchor<CGRect>] = []
  ///   static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
  ///     value += nextValue()
  ///   }
  /// }
  ///
  /// /// A box whose outline comes after those of the views in it.
  /// struct Box<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     content.padding()
  ///       .transformAnchorPreference(key: Outlines.self, value: .bounds) { $0.append($1) }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
}

/// Writes a preference value made from an anchor.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>:
  PrimitiveModifier
{
  /// The point or rectangle of the view to anchor.
  public var anchor: Anchor<AnchorValue>.Source
  /// Called when the view has moved or was resized, and when the closure changed.
  public var transform: (Anchor<AnchorValue>) -> Key.Value

  /// Makes a modifier that writes what `transform` returns for the anchor.
  @inlinable
  public init(
    anchor: Anchor<AnchorValue>.Source, transform: @escaping (Anchor<AnchorValue>) -> Key.Value
  ) {
    self.anchor = anchor
    self.transform = transform
  }

  /// The content, with a value made from its anchor.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeWriter(Key.self, inputs: inputs, body: body) { content, scope in
      scope.writesAnchor = true
      return AnchorWriter(content, inputs, scope, modifier)
    }
  }

  /// Applies the modifier to each element.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeCheckedList(modifier, inputs, body, Key.self) }
}

/// Transforms a preference value with an anchor.
nonisolated public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>:
  PrimitiveModifier
{
  /// The point or rectangle of the view to anchor.
  public var anchor: Anchor<AnchorValue>.Source
  /// Changes the value, using the anchor.
  public var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

  /// Makes a modifier that changes the value with `transform`.
  @inlinable
  public init(
    anchor: Anchor<AnchorValue>.Source,
    transform: @escaping (inout Key.Value, Anchor<AnchorValue>) -> Void
  ) {
    self.anchor = anchor
    self.transform = transform
  }

  /// The content, with its value changed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransform(Key.self, inputs: inputs, body: body) { content, _ in
      PreferenceMutation(modifier.node) { graph, value in
        let modifier = modifier.read(in: graph)
        modifier.transform(&value, content.anchor(modifier.anchor, in: graph))
      }
    }
  }

  /// Applies the modifier to each element.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeCheckedList(modifier, inputs, body, Key.self) }
}

extension ViewNode {
  /// An anchor of this view. The reading rule depends on the view's placement.
  fileprivate func anchor<A>(_ source: Anchor<A>.Source, in graph: Graph) -> Anchor<A> {
    Anchor(box: source.box.make(graph.value(layout.placement)))
  }
}

/// Writes the value that its modifier makes from an anchor. Runs again when an observable object that it read changes.
private final class AnchorWriter<AnchorValue, K: PreferenceKey>: PreferenceWriterNode<K>,
  ObservingRule
{
  private let modifier: _GraphValue<_AnchorWritingModifier<AnchorValue, K>>
  private(set) var observationRun: UInt32 = 0

  init(
    _ content: ViewNode, _ inputs: _ViewInputs, _ scope: PreferenceScope,
    _ modifier: _GraphValue<_AnchorWritingModifier<AnchorValue, K>>
  ) {
    self.modifier = modifier
    super.init(content, inputs, scope, source: modifier.node)
  }

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    observationRun &+= 1
    let value = runtime.observing(node, run: observationRun) { self.value(in: graph) }
    return graph.store(value, in: node)
  }

  override func value(in graph: Graph) -> K.Value {
    let modifier = modifier.read(in: graph)
    return modifier.transform(content.anchor(modifier.anchor, in: graph))
  }
}
