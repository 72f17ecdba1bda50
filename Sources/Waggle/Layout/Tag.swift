extension View {
  /// Names the view for a container that lets one of its views be selected.
  ///
  /// - Parameter includeOptional: whether the name serves a selection of the optional type too (C064).
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey<V>.self, value: tag)
      .layoutValue(key: TagKey<V?>.self, value: includeOptional ? .some(tag) : nil)
  }
}

/// The name that a view has by `tag`, for a selection of exactly this type; nil where it has none.
package enum TagKey<V: Hashable>: LayoutValueKey {
  package nonisolated static var defaultValue: V? { nil }
}
