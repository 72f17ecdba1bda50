import Waggle

extension ContainerValues {
  private enum LinkValueKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
  }

  /// The value of a link, which selects its row where the row has no tag.
  var linkValue: AnyHashable? {
    get { self[LinkValueKey.self] }
    set { self[LinkValueKey.self] = newValue }
  }
}

extension Subview {
  /// What selects the view as a row of a list with selections of this type: its tag, the value of a link that it is, or the
  /// nearest id of that type (C064).
  func rowValue<V: Hashable>(_ type: V.Type) -> V? {
    containerValues.tag(for: type) ?? containerValues.linkValue?.base as? V ?? selectionValue(type)
  }
}
