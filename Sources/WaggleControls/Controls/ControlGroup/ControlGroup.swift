public import Waggle

/// Controls that belong together, side by side.
///
/// ```swift
/// ControlGroup {
///   Button("Back", systemImage: "chevron.left") {}
///   Button("Forward", systemImage: "chevron.right") {}
/// }
/// ```
nonisolated public struct ControlGroup<Content: View>: View, PathNamed {
  private let content: Content

  init(_ content: Content) { self.content = content }

  /// A group of controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }

  /// A group of controls with a label, which is read aloud.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content(), label: label()))
  }

  /// A group of controls with a title, which is looked up in the program's tables.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content(), label: Text(titleKey)))
  }

  /// A group of controls with a title, which is used as it is.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content(), label: Text(title)))
  }

  /// A group of controls with a title and a symbol, looked up in the program's tables.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(
        content: content(), label: Label(titleKey, systemImage: systemImage)))
  }

  /// A group of controls with a title and a symbol, used as they are.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage))
    )
  }

  /// The controls in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    let labeled = content as? any LabeledGroup
    StyledControl(
      ControlGroupStyleConfiguration(),
      StyleSlotPair(
        StyleListSlot(ControlGroupStyleConfiguration.Content.self, content: content),
        StyleSlot(ControlGroupStyleConfiguration.Label.self) { labeled?.anyLabel }))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, in the next style outwards.
  public init(_ configuration: ControlGroupStyleConfiguration) { self.init(configuration.content) }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  @MainActor @preconcurrency
  public var body: some View { content }
}

private protocol LabeledGroup {
  @MainActor var anyLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledGroup {
  fileprivate var anyLabel: AnyView { AnyView(label) }
}
