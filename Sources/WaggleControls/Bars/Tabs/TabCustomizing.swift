import Foundation
public import Waggle

/// What the user may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  fileprivate enum Kind { case automatic, reorderable, disabled }
  fileprivate let kind: Kind

  /// Whether the tab is seen.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  /// Whether the tab is seen, and where in its section it is.
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

extension TabContent {
  /// Sets the id by which what the user changes of the tab or the section is stored (C287).
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    let isSection = Self._isSection
    return modified {
      $0.containerValue(isSection ? \.tabSectionID : \.tabCustomizationID, id)
    }
  }

  /// Sets what the user may change of the tabs; without placements in the bar and in the sidebar (C287). One changes tabs
  /// in the sidebar, so a behavior for the bar alone has no effect.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isForSidebar =
      placements.isEmpty || placements.contains { $0.includes(sidebar: true) }
    return modified {
      $0.containerValue(isForSidebar ? \.tabBehavior : \.tabBehaviorInBar, behavior)
    }
  }

  /// Sets whether the tabs are seen until the user changes it; without placements in the bar and in the sidebar (C287).
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isForSidebar =
      placements.isEmpty || placements.contains { $0.includes(sidebar: true) }
    let isForBar = placements.isEmpty || placements.contains { $0.includes(sidebar: false) }
    return modified {
      $0
        .containerValue(isForBar ? \.tabBarVisibility : \.tabOtherVisibility, visibility)
        .containerValue(isForSidebar ? \.tabSidebarVisibility : \.tabOtherVisibility, visibility)
    }
  }
}

extension ContainerValues {
  private enum CustomizationIDKey: ContainerValueKey {
    static var defaultValue: String? { nil }
  }
  private enum SectionIDKey: ContainerValueKey {
    static var defaultValue: String? { nil }
  }
  private enum BehaviorKey: ContainerValueKey {
    static var defaultValue: TabCustomizationBehavior { .automatic }
  }
  private enum BarBehaviorKey: ContainerValueKey {
    static var defaultValue: TabCustomizationBehavior { .automatic }
  }
  private enum BarVisibilityKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
  }
  private enum SidebarVisibilityKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
  }
  private enum OtherVisibilityKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// The id by which changes of a tab are stored.
  var tabCustomizationID: String? {
    get { self[CustomizationIDKey.self] }
    set { self[CustomizationIDKey.self] = newValue }
  }
  /// The id by which changes of the section that the tab is in are stored.
  var tabSectionID: String? {
    get { self[SectionIDKey.self] }
    set { self[SectionIDKey.self] = newValue }
  }
  /// What the user may change of a tab.
  var tabBehavior: TabCustomizationBehavior {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
  /// The behavior in the bar alone, where nothing can be changed.
  var tabBehaviorInBar: TabCustomizationBehavior {
    get { self[BarBehaviorKey.self] }
    set { self[BarBehaviorKey.self] = newValue }
  }
  /// Whether the bar has an item for the tab, unless the user has changed it.
  var tabBarVisibility: Visibility {
    get { self[BarVisibilityKey.self] }
    set { self[BarVisibilityKey.self] = newValue }
  }
  /// Whether the sidebar has an item for the tab, unless the user has changed it.
  var tabSidebarVisibility: Visibility {
    get { self[SidebarVisibilityKey.self] }
    set { self[SidebarVisibilityKey.self] = newValue }
  }
  /// The visibility in places that a modifier does not name, which has no effect.
  var tabOtherVisibility: Visibility {
    get { self[OtherVisibilityKey.self] }
    set { self[OtherVisibilityKey.self] = newValue }
  }
}

// MARK: What is shown

extension TabContext {
  /// The id by which changes are stored; nil if nothing can be changed.
  var customizationID: String? {
    let values = view.containerValues
    return values.tabBehavior == .disabled ? nil : values.tabCustomizationID
  }

  /// Whether the tab can be moved in its section.
  var canMove: Bool {
    let values = view.containerValues
    return customizationID != nil && values.tabSectionID != nil
      && values.tabBehavior == .reorderable
  }

  /// Whether there is an item for the tab.
  func isVisible(inSidebar: Bool, _ customization: TabViewCustomization?) -> Bool {
    let values = view.containerValues
    var wanted = Visibility.automatic
    if let customization, let customizationID {
      let own = customization[tab: customizationID]
      wanted = inSidebar ? own.sidebarVisibility : own.tabBarVisibility
    }
    if wanted == .automatic {
      wanted = inSidebar ? values.tabSidebarVisibility : values.tabBarVisibility
    }
    return wanted != .hidden
  }

  /// Tabs in the order of the user, which is one in each section; other tabs keep their places.
  static func ordered(_ tabs: [TabContext], _ customization: TabViewCustomization?) -> [TabContext]
  {
    guard let customization else { return tabs }
    var result: [TabContext] = []
    var done: Set<String> = []
    for tab in tabs {
      guard let id = tab.view.containerValues.tabSectionID else {
        result.append(tab)
        continue
      }
      guard done.insert(id).inserted else { continue }
      let section = tabs.filter { $0.view.containerValues.tabSectionID == id }
      result += sorted(section, by: customization[section: id].tabOrder ?? [])
    }
    return result
  }

  /// The tabs of a section: those of the order first, then the others.
  private static func sorted(_ tabs: [TabContext], by order: [String]) -> [TabContext] {
    let first = order.compactMap { id in tabs.first { $0.customizationID == id } }
    return first + tabs.filter { !first.contains($0) }
  }
}
