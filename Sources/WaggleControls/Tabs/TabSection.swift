public import Waggle

/// Tabs that belong together. The bar shows them one after the other; only a sidebar shows the header.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue: Hashable>: TabContent
where Content: TabContent<SelectionValue> {
  /// What selects a tab.
  public typealias TabValue = SelectionValue

  private let content: Content

  /// The views of the section's tabs.
  @MainActor public var _tabs: some View { content._tabs }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noTabBody("a section of tabs has no body") }
}

extension TabSection where Header: View, Footer == EmptyView {
  /// A section with a header of any views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// A section with a title that is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }

  /// A section with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// A section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}
