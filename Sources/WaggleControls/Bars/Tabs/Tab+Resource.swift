public import Waggle

extension Tab where Label == DefaultTabLabel {
  /// A tab with the image of a resource (C701) and a title, which is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), DefaultTabLabel(Text(titleKey), image: resource)) }

  /// A tab with the image of a resource (C701) and a title, which is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), DefaultTabLabel(Text(title), image: resource)) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the image of a resource (C701) and a title, which is looked up in the program's tables, in a `TabView`
  /// without a selection.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), image: resource)) }

  /// A tab with the image of a resource (C701) and a title, which is used as it is, in a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), DefaultTabLabel(Text(title), image: resource)) }
}
