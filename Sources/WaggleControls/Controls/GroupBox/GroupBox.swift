public import Waggle

/// Views that belong together, in a box with a label (C049).
///
/// ```swift
/// GroupBox("Delivery") {
///   Text("On Friday")
/// }
/// ```
nonisolated public struct GroupBox<Label: View, Content: View>: View, PathNamed {
  private let label: Label
  private let content: Content

  /// A box with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The label and the content in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(hasLabel: Label.self != EmptyView.self),
      StyleSlotPair(
        StyleSlot(GroupBoxStyleConfiguration.Label.self) { label },
        StyleSlot(GroupBoxStyleConfiguration.Content.self) {
          VStack(alignment: .leading) { content }
        })
    )
    .accessibilityElement(children: .contain)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// A box with a label that is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A box with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration, in the next style outwards.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}
