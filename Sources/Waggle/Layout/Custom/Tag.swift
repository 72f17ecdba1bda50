extension View {
  /// Identifies the view for a container in which one view can be selected.
  ///
  /// - Parameter tag: what identifies the view; of the type of the selection.
  /// - Parameter includeOptional: whether the tag also matches a selection of the optional type (C064).
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey<V>.self, value: tag)
      .layoutValue(key: TagKey<V?>.self, value: includeOptional ? .some(tag) : nil)
  }
}

/// The key for a view's tag of exactly this type; nil if the view has none.
package enum TagKey<V: Hashable>: LayoutValueKey {
  package nonisolated static var defaultValue: V? { nil }
}
