public import Foundation

/// Arranges views in a row.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline, spacing: 12) {
///   Text("Honey").font(.title)
///   Spacer()
///   Text("12 jars")
/// }
/// ```
nonisolated public struct HStack<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: HStackLayout

  /// Makes a row of the builder's views; a spacing of nil uses their preferred spacing (L031).
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = HStackLayout(alignment: alignment, spacing: spacing)
  }

  /// Makes a row of a view and what belongs to it, which other views are spaced from as from the first (C426).
  package init(decoratedWith spacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.content = content()
    var layout = HStackLayout(spacing: spacing)
    layout.isSpacedAsFirst = true
    self.layout = layout
  }

  /// A single view that contains the content's list.
  public nonisolated static func _makeView(view: _GraphValue<HStack<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeStack(view, inputs, content: Content.self) { $0.layout } }
}

extension HStack: Sendable where Content: Sendable {}

/// Arranges views in a column.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Clover").bold()
///   Text("Flowers from May to September")
/// }
/// ```
nonisolated public struct VStack<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: VStackLayout

  /// Makes a column of the builder's views; a spacing of nil uses their preferred spacing (L031).
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = VStackLayout(alignment: alignment, spacing: spacing)
  }

  /// A single view that contains the content's list.
  public nonisolated static func _makeView(view: _GraphValue<VStack<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeStack(view, inputs, content: Content.self) { $0.layout } }
}

extension VStack: Sendable where Content: Sendable {}

/// Arranges views in depth, the last one in front.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   Color.green
///   Text("Meadow").padding()
/// }
/// ```
nonisolated public struct ZStack<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: ZStackLayout

  /// Makes a depth stack of the builder's views.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    layout = ZStackLayout(alignment: alignment)
  }

  /// A single view that contains the content's list.
  public nonisolated static func _makeView(view: _GraphValue<ZStack<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeStack(view, inputs, content: Content.self) { $0.layout } }
}

extension ZStack: Sendable where Content: Sendable {}

/// Makes a container, or its only child if there is always exactly one (L010).
private func makeStack<V: PathNamed, Content: View, L: Layout>(
  _ view: _GraphValue<V>, _ inputs: _ViewInputs, content: Content.Type,
  layout: @escaping (V) -> L
) -> _ViewOutputs {
  guard Content._viewListCount(inputs: _ViewListCountInputs()) == 1 else {
    return makeContainer(view, inputs.below(named: V.self), content: content, layout: layout)
  }
  let inner = inputs.below(named: V.self).alone(L.layoutProperties.stackOrientation)
  let child = Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inner)
  return _ViewOutputs(SingleChildStackNode(child.node))
}

/// A stack with one child: the child without the traits that are meant for its container (L027, L074).
private final class SingleChildStackNode: ModifierNode {
  override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }
}

extension _ViewInputs {
  /// The inputs of a view without siblings, one level further down. Its z index has no effect, and its spacers grow along both
  /// axes (L005).
  package func withoutSiblings() -> _ViewInputs { below().alone() }

  /// The same at this level, where spacers grow along `orientation`, or along both axes if that is nil (L005).
  fileprivate func alone(_ orientation: Axis? = nil) -> _ViewInputs {
    var inner = self
    inner.bag[StackOrientation.self] = StackAxis(orientation)
    inner.bag[ZOrderContainerKey.self] = ZOrderContainerKey.Reference()
    inner.dropImplicitContainer()
    return inner
  }
}
