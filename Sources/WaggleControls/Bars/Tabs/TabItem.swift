public import Waggle

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
  }
  private enum TabValueKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
  }
  private enum TabRoleKey: ContainerValueKey {
    static var defaultValue: TabRole? { nil }
  }
  private enum TabIsHiddenKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  /// The label of the view's item in the bar of a `TabView`.
  var tabItem: AnyView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// What selects the tab, where it is a `Tab`.
  var tabValue: AnyHashable? {
    get { self[TabValueKey.self] }
    set { self[TabValueKey.self] = newValue }
  }

  /// What the tab is for.
  var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }

  /// Whether the bar has no item for the tab.
  var tabIsHidden: Bool {
    get { self[TabIsHiddenKey.self] }
    set { self[TabIsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets what the bar of a `TabView` shows for this view: a text and an image (C114).
  ///
  /// ```swift
  /// TabView {
  ///   Text("12 hives").tabItem { Label("Hives", systemImage: "hexagon") }
  ///   Text("3 kg").tabItem {
  ///     Image(systemName: "drop")
  ///     Text("Honey")
  ///   }
  /// }
  /// ```
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    if let image = label as? Image {
      return containerValue(\.tabItem, AnyView(TabImage(image: image)))
    }
    return containerValue(\.tabItem, AnyView(label))
  }

  /// Sets what the bar of a `TabView` shows for this view: an image and a text, in this order or the other (C114).
  public nonisolated func tabItem<First: View, Second: View>(
    @ViewBuilder _ label: () -> TupleView<(First, Second)>
  ) -> some View {
    let (first, second) = label().value
    let isTextFirst = First.self == Text.self
    let title = isTextFirst ? AnyView(first) : AnyView(second)
    let icon = isTextFirst ? AnyView(second) : AnyView(first)
    return containerValue(
      \.tabItem,
      AnyView(
        Label {
          title
        } icon: {
          icon
        }))
  }
}

/// An image that is all that an item shows.
private struct TabImage: View {
  let image: Image
  @Environment(\.tabMetrics) private var metrics

  var body: some View { image.font(.system(size: metrics.symbolSize)) }
}

extension TabContent {
  /// Shows a number on the item; 0 shows nothing (C114).
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    modified { $0.badge(count) }
  }

  /// Shows a text on the item; nil shows nothing (C114).
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    modified { $0.badge(label) }
  }

  /// Shows a text, looked up in the program's tables, on the item; nil shows nothing (C114).
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modified { $0.badge(key) }
  }

  /// Shows a text on the item; nil shows nothing (C114).
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let text = label.map { Text($0) }
    return modified { $0.badge(text) }
  }

  /// Takes the item out of the bar. The tab can still be selected by the program.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    modified { $0.containerValue(\.tabIsHidden, hidden) }
  }

  /// Sets what finds the item in a test.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue>
  { modified { $0.containerValue(\.tabIdentifier, identifier) } }

  nonisolated func modified<Views: View>(
    _ change: @escaping @MainActor (_Tabs) -> Views
  ) -> ModifiedTabs<Self, Views> { ModifiedTabs(base: self, change: change) }
}

/// Tabs whose views are modified.
nonisolated struct ModifiedTabs<Base: TabContent, Views: View>: TabContent {
  typealias TabValue = Base.TabValue

  static var _isSection: Bool { Base._isSection }

  let base: Base
  let change: @MainActor (Base._Tabs) -> Views

  @MainActor var _tabs: some View { change(base._tabs) }
  @MainActor var body: Never { return noTabBody("modified tabs have no body") }

  nonisolated init(base: Base, change: @escaping @MainActor (Base._Tabs) -> Views) {
    self.base = base
    self.change = change
  }
}

extension ContainerValues {
  private enum TabIdentifierKey: ContainerValueKey {
    static var defaultValue: String? { nil }
  }

  /// The identifier of the item.
  var tabIdentifier: String? {
    get { self[TabIdentifierKey.self] }
    set { self[TabIdentifierKey.self] = newValue }
  }
}
