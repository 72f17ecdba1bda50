public import Foundation

/// A view that shows others side by side.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: HStackLayout

  /// A row of the builder's views; a spacing of nil leaves the gaps to them (L031).
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = HStackLayout(alignment: alignment, spacing: spacing)
  }

  /// One view that contains the content's list.
  public nonisolated static func _makeView(view: _GraphValue<HStack<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeStack(view, inputs, content: Content.self) { $0.layout } }
}

extension HStack: Sendable where Content: Sendable {}

/// A view that shows others from top to bottom.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: VStackLayout

  /// A column of the builder's views; a spacing of nil leaves the gaps to them (L031).
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = VStackLayout(alignment: alignment, spacing: spacing)
  }

  /// One view that contains the content's list.
  public nonisolated static func _makeView(view: _GraphValue<VStack<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeStack(view, inputs, content: Content.self) { $0.layout } }
}

extension VStack: Sendable where Content: Sendable {}

/// A view that shows others one over the other; the last one is on top.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: ZStackLayout

  /// A pile of the builder's views.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    layout = ZStackLayout(alignment: alignment)
  }

  /// One view that contains the content's list.
  public nonisolated static func _makeView(view: _GraphValue<ZStack<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeStack(view, inputs, content: Content.self) { $0.layout } }
}

extension ZStack: Sendable where Content: Sendable {}

/// Makes a container, or its only child where there is always just one (L010).
private func makeStack<V, Content: View, L: Layout>(
  _ view: _GraphValue<V>, _ inputs: _ViewInputs, content: Content.Type,
  layout: @escaping (V) -> L
) -> _ViewOutputs {
  guard Content._viewListCount(inputs: _ViewListCountInputs()) == 1 else {
    return makeContainer(view, inputs, content: content, layout: layout)
  }
  let inner = inputs.alone(V.self, orientation: L.layoutProperties.stackOrientation)
  let child = Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inner)
  return _ViewOutputs(StackOfOne(child.node))
}

/// A stack with one child: that child, but for what a child tells its container only (L027, L074).
private final class StackOfOne: ModifierNode {
  override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }
}

extension _ViewInputs {
  /// The inputs of a view that has no siblings: its z index is nobody's concern, and its spacers lie along
  /// `orientation`, or along both axes where that is nil (L005).
  package func alone(_ type: Any.Type? = nil, orientation: Axis? = nil) -> _ViewInputs {
    var inner = below(type)
    inner.bag[StackOrientation.self] = orientation
    inner.bag[OrderedContainerKey.self] = OrderedContainerKey.Box()
    inner.dropImplicitContainer()
    return inner
  }
}
