public import Waggle

/// A label that shows and hides the views that belong to it (C050).
///
/// Collapsed, its content is not made. Without a binding it starts collapsed and keeps the state itself.
///
/// ```swift
/// struct Details: View {
///   @State private var isExpanded = true
///
///   var body: some View {
///     DisclosureGroup("Delivery", isExpanded: $isExpanded) {
///       Text("On Friday")  // shows On Friday
///       DisclosureGroup("More") { Text("By bicycle") }
///     }
///   }
/// }
/// ```
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, PathNamed {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isExpanded = false

  private init(_ binding: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
    self.binding = binding
    self.content = content
    self.label = label
  }

  /// A group with a label of any views, which keeps its state itself.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, content, label()) }

  /// A group with a label of any views, whose content is shown while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded, content, label()) }

  /// The label and, while it is expanded, the content, in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    StyledList(
      DisclosureGroupStyleConfiguration(isExpanded: binding ?? $isExpanded),
      StyleSlotPair(
        StyleSlot(DisclosureGroupStyleConfiguration.Label.self) { label },
        StyleListSlot(
          DisclosureGroupStyleConfiguration.Content.self,
          content: DisclosedContent(content: content))))
  }
}

/// Calls the builder of a group's content only when the content is made.
nonisolated private struct DisclosedContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// A group whose label is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(titleKey))
  }

  /// A group whose label is looked up in the program's tables, and whose content is shown while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(titleKey)) }

  /// A group whose label is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }

  /// A group whose label is used as it is, and whose content is shown while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }
}

extension DisclosureGroup: KeepsStates {
  nonisolated package static var keptStates: [String] { ["isExpanded"] }
}
