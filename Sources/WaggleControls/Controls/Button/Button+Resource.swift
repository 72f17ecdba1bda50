public import Waggle

extension Button where Label == WaggleControls.Label<Text, Image> {
  /// A button with the image of a resource (C701), whose title is looked up in the program's tables.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(titleKey, image: resource, role: nil, action: action) }

  /// A button with the image of a resource (C701), whose title is used as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(title, image: resource, role: nil, action: action) }

  /// A button with a role and the image of a resource (C701), whose title is looked up in the program's tables.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      WaggleControls.Label(titleKey, image: resource)
    }
  }

  /// A button with a role and the image of a resource (C701), whose title is used as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { WaggleControls.Label(title, image: resource) }
  }
}
