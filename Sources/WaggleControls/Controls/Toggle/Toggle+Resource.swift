public import Waggle

extension Toggle where Label == WaggleControls.Label<Text, Image> {
  /// A toggle with the image of a resource (C701), whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaggleControls.Label(titleKey, image: resource) }
  }

  /// A toggle with the image of a resource (C701), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaggleControls.Label(title, image: resource) }
  }

  /// A toggle with the image of a resource (C701) for several values (C066), whose title is looked up in the program's tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      WaggleControls.Label(titleKey, image: resource)
    }
  }

  /// A toggle with the image of a resource (C701) for several values (C066), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image resource: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      WaggleControls.Label(title, image: resource)
    }
  }
}
