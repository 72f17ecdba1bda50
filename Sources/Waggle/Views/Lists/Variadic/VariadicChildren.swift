/// The views of a variadic view's content, in order (C650). As a view it shows them all.
nonisolated public struct _VariadicView_Children: RandomAccessCollection {
  /// The position of a child.
  public typealias Index = Int

  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { subviews.count }
  /// The child at a position.
  public subscript(index: Int) -> Element { Element(subviews[index]) }
}

@available(*, unavailable)
extension _VariadicView_Children: Sendable {}

extension _VariadicView_Children: View {
  /// The children, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView_Children {
  /// One of the views of a variadic view's content: it can be placed in another view, where it keeps its state, and
  /// carries traits (C650, C652).
  nonisolated public struct Element: Identifiable {
    private let subview: Subview
    private var traits: ContainerValues

    init(_ subview: Subview) {
      self.subview = subview
      traits = subview.containerValues
    }

    /// The identity, which stays while the container's other views change.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The innermost id of a type that the view was given by `id(_:)` or as a row of `ForEach`; nil without one.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.explicitID() }

    /// The trait of the view for a key; its default if it carries none. What is set here is carried by this copy to the
    /// container that it is placed in.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { traits[ViewTrait<Trait>.self] }
      set { traits[ViewTrait<Trait>.self] = newValue }
    }
  }
}

@available(*, unavailable)
extension _VariadicView_Children.Element: Sendable {}

extension _VariadicView_Children.Element: MultiView {
  /// The view, with its traits.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let list = Subview._makeViewList(view: view.part(at: 0, as: Subview.self), inputs: inputs).list
    let graph = inputs.base.runtime.graph
    return _ViewListOutputs(
      ModifiedList(
        list,
        ContainerValueModifier { [unowned graph] in
          if let element = view.readIfAlive(in: graph) { $0.merge(element.traits) }
        }))
  }

  /// Always nil: another view can take its place.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension Subview {
  /// The innermost id of a type that the view has in the list that it comes from.
  fileprivate func explicitID<ID: Hashable>() -> ID? {
    var scope = element.element.inputs.scope
    while let next = scope, next !== root.scope {
      if let id = next.viewID?.base as? ID { return id }
      scope = next.parent
    }
    return nil
  }
}
