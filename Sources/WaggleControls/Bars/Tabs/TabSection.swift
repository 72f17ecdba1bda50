public import Waggle

/// Tabs that belong together. A bar shows them one after the other; a sidebar shows the header above them.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue: Hashable>: TabContent
where Content: TabContent<SelectionValue> {
  /// What selects a tab.
  public typealias TabValue = SelectionValue

  /// True: the content is a section.
  public static var _isSection: Bool { true }

  private let content: Content
  private let header: TabSectionHeader

  private init(_ content: Content, _ header: TabSectionHeader) {
    (self.content, self.header) = (content, header)
  }

  /// The views of the section's tabs.
  @MainActor public var _tabs: some View {
    content._tabs.containerValue(\.tabSection, header)
  }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noTabBody("a section of tabs has no body") }
}

extension TabSection where Header: View, Footer == EmptyView {
  /// A section with a header of any views.
  public init(
    @_InferredTabContentBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.init(content(), TabSectionHeader(AnyView(header()))) }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// A section with a title that is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey,
    @_InferredTabContentBuilder content: () -> Content
  ) { self.init(content(), TabSectionHeader(AnyView(Text(titleKey)))) }

  /// A section with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @_InferredTabContentBuilder content: () -> Content
  ) { self.init(content(), TabSectionHeader(AnyView(Text(title)))) }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// A section without a header.
  public init(@_InferredTabContentBuilder content: () -> Content) {
    self.init(content(), TabSectionHeader(nil))
  }
}

/// The header of a section; each section has one, by which its tabs are known.
nonisolated final class TabSectionHeader: @unchecked Sendable {
  let view: AnyView?

  init(_ view: AnyView?) { self.view = view }
}

extension TabContent {
  /// Puts buttons beside the header of the section in a sidebar (C676). A bar does not show them.
  ///
  /// ```swift
  /// TabView {
  ///   TabSection("Hives") {
  ///     Tab("One", systemImage: "hexagon") { Text("One") }
  ///   }
  ///   .sectionActions { Button("New hive", systemImage: "plus") {} }
  /// }
  /// .tabViewStyle(.sidebarAdaptable)
  /// ```
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  {
    let actions = AnyView(content())
    return modified { $0.containerValue(\.tabSectionActions, actions) }
  }
}

extension ContainerValues {
  private enum TabSectionKey: ContainerValueKey {
    static var defaultValue: TabSectionHeader? { nil }
  }
  private enum TabSectionActionsKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The buttons beside the header of that section.
  var tabSectionActions: AnyView? {
    get { self[TabSectionActionsKey.self] }
    set { self[TabSectionActionsKey.self] = newValue }
  }

  /// The header of the section that the tab is in.
  var tabSection: TabSectionHeader? {
    get { self[TabSectionKey.self] }
    set { self[TabSectionKey.self] = newValue }
  }
}
