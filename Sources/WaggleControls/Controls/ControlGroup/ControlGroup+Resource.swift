public import Waggle

extension ControlGroup {
  /// A group of controls with a title and the image of a resource (C701), looked up in the program's tables.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(
        content: content(), label: Label(titleKey, image: resource)))
  }

  /// A group of controls with a title and the image of a resource (C701), used as it is.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, image resource: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(content: content(), label: Label(title, image: resource))
    )
  }
}
