public import Waggle

extension Label where Title == Text, Icon == Image {
  /// A label with the image of a resource (C701), whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: resource)
    }
  }

  /// A label with the image of a resource (C701), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: resource)
    }
  }
}
