public import Foundation
public import Waggle

/// How the user has arranged the tabs of a `TabView` in the style `sidebarAdaptable`: which are seen, and in which order
/// (C287).
///
/// ```swift
/// struct Apiary: View {
///   @AppStorage("tabs") private var customization: TabViewCustomization
///
///   var body: some View {
///     TabView {
///       Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
///         .customizationID("hives")
///       TabSection("Stock") {
///         Tab("Honey", systemImage: "drop") { Text("3 kg") }
///           .customizationID("honey")
///           .customizationBehavior(.reorderable)
///         Tab("Wax", systemImage: "cube") { Text("1 kg") }
///           .customizationID("wax")
///       }
///       .customizationID("stock")
///     }
///     .tabViewStyle(.sidebarAdaptable)
///     .tabViewCustomization($customization)
///   }
/// }
/// ```
///
/// The sidebar has a button Edit, with which one hides and moves the tabs that have an id. It is stored by the ids, so they
/// must not change.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Nothing is changed.
  public init() {}

  /// What is changed of the tab with an id.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What is changed of the section with an id.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Shows the tabs that are shown by default, and no others.
  public mutating func resetVisibility() { tabs = [:] }

  /// What is changed of one tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    private var bar: Bool?
    private var sidebar: Bool?

    init() {}

    /// Whether the bar has an item for the tab; automatic for what the tab says itself.
    public var tabBarVisibility: Visibility {
      get { Visibility(bar) }
      set { bar = newValue.isShown }
    }

    /// Whether the sidebar has an item for the tab; automatic for what the tab says itself.
    public var sidebarVisibility: Visibility {
      get { Visibility(sidebar) }
      set { sidebar = newValue.isShown }
    }
  }

  /// What is changed of one section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The ids of tabs in their new order, before all others; nil for the order of the program.
    public var tabOrder: [String]?

    init() {}

    /// Shows the tabs in the order of the program.
    public mutating func resetTabOrder() { tabOrder = nil }
  }
}

extension Visibility {
  fileprivate init(_ isShown: Bool?) {
    self = isShown.map { $0 ? .visible : .hidden } ?? .automatic
  }

  /// nil for automatic.
  fileprivate var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// A stored arrangement of tabs, with nothing changed initially.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(json: key, store: store, initial: TabViewCustomization())
  }

  /// A stored arrangement of tabs.
  public init(wrappedValue: TabViewCustomization, _ key: String, store: UserDefaults? = nil) {
    self.init(json: key, store: store, initial: wrappedValue)
  }
}

extension EnvironmentValues {
  private enum TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
  }

  /// How the user has arranged tabs.
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

extension View {
  /// Lets the user arrange the tabs of the tab views in this view that are in the style `sidebarAdaptable` (C287).
  ///
  /// - Parameter customization: what was changed; nil if nothing can be.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { environment(\.tabViewCustomization, customization) }
}
