public import Waggle

extension Picker where Label == WaggleControls.Label<Text, Image> {
  /// A picker with the image of a resource (C701), whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      WaggleControls.Label(titleKey, image: resource)
    }
  }

  /// A picker with the image of a resource (C701), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      WaggleControls.Label(title, image: resource)
    }
  }

  /// A picker with the image of a resource (C701) that chooses for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      WaggleControls.Label(titleKey, image: resource)
    }
  }

  /// A picker with the image of a resource (C701) and a title that is used as it is, which chooses for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image resource: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      WaggleControls.Label(title, image: resource)
    }
  }
}
