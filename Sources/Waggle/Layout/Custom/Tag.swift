import WaggleGraph

extension View {
  /// Identifies the view for a container in which one view can be selected.
  ///
  /// - Parameter tag: what identifies the view; of the type of the selection.
  /// - Parameter includeOptional: whether the tag also matches a selection of the optional type (C064).
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includeOptional: includeOptional))
  }
}

/// Lets the container read a view's tag before the view is made.
nonisolated private struct TagModifier<V: Hashable>: PrimitiveModifier {
  let tag: V
  let includeOptional: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = body(_Graph(), inputs).list
    return _ViewListOutputs(
      ModifiedList(
        list,
        ContainerValueModifier {
          modifier.readIfAlive(in: inputs.base.runtime.graph)?.write(to: &$0)
        }))
  }

  static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? { inputs.seeksContainerValues ? nil : body(inputs) }

  private func write(to values: inout ContainerValues) {
    values[TagValue<V>.self] = tag
    if includeOptional { values[TagValue<V?>.self] = .some(tag) }
  }
}

/// The tag of one type among the values that a view carries for its container.
private enum TagValue<V: Hashable>: ContainerValueKey {
  static var defaultValue: V? { nil }
}

extension ContainerValues {
  /// The view's tag of exactly this type; nil if it has none (C064).
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagValue<V>.self] }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension Subview {
  /// What selects the view in a container with selections of this type: its tag, or else the nearest id of that type that
  /// `ForEach` or `id` gave it (C064).
  package func selectionValue<V: Hashable>(_ type: V.Type) -> V? {
    containerValues.tag(for: type) ?? ids.lazy.compactMap { $0.base as? V }.first
  }

  /// The ids that were given to the view inside its container, innermost first.
  private var ids: [AnyHashable] {
    var ids: [AnyHashable] = []
    var next = element.element.inputs.scope
    while let scope = next, scope !== root.scope {
      if let id = scope.viewID { ids.append(id) }
      next = scope.parent
    }
    return ids
  }
}
