public import Waggle

extension Menu where Label == WaggleControls.Label<Text, Image> {
  /// A menu with the image of a resource (C701), whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { WaggleControls.Label(titleKey, image: resource) }
  }

  /// A menu with the image of a resource (C701), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { WaggleControls.Label(title, image: resource) }
  }

  /// A menu with the image of a resource (C701) and a primary action, whose title is looked up in the program's tables.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { WaggleControls.Label(titleKey, image: resource) },
      primaryAction: primaryAction)
  }

  /// A menu with the image of a resource (C701) and a primary action, whose title is used as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { WaggleControls.Label(title, image: resource) },
      primaryAction: primaryAction)
  }
}
