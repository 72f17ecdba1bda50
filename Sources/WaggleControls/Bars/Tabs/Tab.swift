import Foundation
public import Waggle

/// One tab of a `TabView`: what it shows, and what its item in the bar says.
///
/// ```swift
/// struct Apiary: View {
///   @State private var selection = "hives"
///
///   var body: some View {
///     TabView(selection: $selection) {
///       Tab("Hives", systemImage: "hexagon", value: "hives") { Text("12 hives") }
///       Tab("Honey", systemImage: "drop", value: "honey") { Text("3 kg") }
///     }
///   }
/// }
/// ```
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// What selects the tab.
  public typealias TabValue = Value

  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  /// The tab's content as a view of the `TabView`.
  @MainActor public var _tabs: some View {
    TabScreen(content: content)
      .containerValue(\.tabItem, AnyView(label))
      .containerValue(\.tabValue, value.map { AnyHashable($0) })
      .containerValue(\.tabRole, role)
  }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noTabBody("a tab has no body") }
}

extension Tab {
  /// A tab with a label of any views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value, role, content(), label()) }
}

extension Tab where Value == Never {
  /// A tab with a label of any views, in a `TabView` without a selection.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, role, content(), label()) }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a symbol and a title, which is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(Text(titleKey), systemImage))
  }

  /// A tab with a symbol and a title, which is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), DefaultTabLabel(Text(title), systemImage)) }

  /// A tab with an image of the program (C342) and a title, which is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), DefaultTabLabel(Text(titleKey), image: image)) }

  /// A tab with an image of the program (C342) and a title, which is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), DefaultTabLabel(Text(title), image: image)) }

  /// A tab whose item says what its role is: a magnifying glass for a search. Without a role the item is empty (C656).
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, role, content(), DefaultTabLabel(role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a symbol and a title, which is looked up in the program's tables, in a `TabView` without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), systemImage)) }

  /// A tab with a symbol and a title, which is used as it is, in a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), DefaultTabLabel(Text(title), systemImage)) }

  /// A tab with an image of the program (C342) and a title, which is looked up in the program's tables, in a `TabView`
  /// without a selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), image: image)) }

  /// A tab with an image of the program (C342) and a title, which is used as it is, in a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), DefaultTabLabel(Text(title), image: image)) }

  /// A tab whose item says what its role is, in a `TabView` without a selection. Without a role the item is empty (C656).
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), DefaultTabLabel(role))
  }
}

/// The symbol and the title of a tab's item.
nonisolated public struct DefaultTabLabel: View {
  private let title: Text?
  private let image: Image?

  nonisolated init(_ title: Text, _ systemImage: String) {
    self.title = title
    image = Image(systemName: systemImage)
  }

  nonisolated init(_ title: Text, image name: String) {
    self.title = title
    image = Image(decorative: name)
  }

  nonisolated init(_ title: Text, image resource: ImageResource) {
    self.title = title
    image = Image(decorative: resource)
  }

  /// What a role says; nothing without one.
  nonisolated init(_ role: TabRole?) {
    title = role.map { _ in Text("Search") }
    image = role.map { _ in Image(systemName: "magnifyingglass") }
  }

  /// A label in the style of the bar.
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// A search; its item is apart from the others.
  public static let search = TabRole()
}

/// The content of a tab as one view, in the middle of the page: a column if there are several (L009).
struct TabScreen<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    ZStack { RootContent(content) }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
