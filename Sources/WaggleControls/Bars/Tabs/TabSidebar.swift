import Foundation
public import Waggle

/// Whether adaptable tabs are first shown in a bar or in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, tabBar, sidebar }
  private let kind: Kind

  /// A sidebar on macOS, else a bar.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)

  /// Whether the placement stands for the sidebar, or for the bar.
  func includes(sidebar: Bool) -> Bool { kind == .automatic || (kind == .sidebar) == sidebar }

  /// Whether the placement is a sidebar.
  func isSidebar(on metrics: PlatformMetrics) -> Bool {
    kind == .sidebar || kind == .automatic && metrics.choose(false, classic: false, macOS: true)
  }
}

extension EnvironmentValues {
  private enum AdaptablePlacementKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
  }

  /// How adaptable tabs are first shown.
  var adaptableTabBarPlacement: AdaptableTabBarPlacement {
    get { self[AdaptablePlacementKey.self] }
    set { self[AdaptablePlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the tab views in this view in the style `sidebarAdaptable` first show a bar or a sidebar in a wide
  /// window. A button changes it.
  ///
  /// ```swift
  /// TabView {
  ///   Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
  ///   TabSection("Stock") {
  ///     Tab("Honey", systemImage: "drop") { Text("3 kg") }
  ///   }
  /// }
  /// .tabViewStyle(.sidebarAdaptable)
  /// .defaultAdaptableTabBarPlacement(.sidebar)
  /// ```
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { environment(\.adaptableTabBarPlacement, defaultPlacement) }
}

/// The items of a `TabView` below each other, with the headers of their sections.
struct TabSidebar: View {
  let tabs: [TabContext]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void
  let close: @MainActor () -> Void
  @State private var isEditing = false
  @Environment(\.tabViewCustomization) private var customization
  @Environment(\.tabSidebarParts) private var parts

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        TabSidebarButton(label: "Hide sidebar", action: close)
        Spacer(minLength: 0)
        if canEdit {
          Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
            .buttonStyle(.borderless).padding(.trailing, 10)
        }
      }
      .padding(.bottom, 6)
      parts.header
      VStack(alignment: .leading, spacing: 2) {
        ForEach(shown) { tab in
          header(of: tab)
          if isEditing, let customization, let id = tab.customizationID {
            EditedSidebarItem(tab: tab, id: id, all: ordered, customization: customization)
          } else {
            SidebarItem(tab: tab, isSelected: tab.id == current) { choose(tab.id) }
          }
        }
      }
      parts.footer
      Spacer(minLength: 0)
      parts.bottomBar
    }
    .padding(10)
    .frame(width: 260)
    .frame(maxHeight: .infinity)
    .background { Rectangle().fill(.regularMaterial).ignoresSafeArea() }
    .overlay(alignment: .trailing) { HStack { Divider() } }
    .onKeyPress(keys: [.upArrow, .downArrow], phases: [.down, .repeat]) { step($0) }
    .accessibilityElement(children: .contain)
  }

  private var ordered: [TabContext] {
    TabContext.ordered(tabs, customization?.wrappedValue).filter {
      !$0.view.containerValues.tabIsHidden
    }
  }

  /// The items that the user or the program has not hidden.
  private var visible: [TabContext] {
    ordered.filter { $0.isVisible(inSidebar: true, customization?.wrappedValue) }
  }

  private var shown: [TabContext] {
    isEditing
      ? ordered.filter { $0.customizationID != nil || visible.contains($0) } : visible
  }

  private var canEdit: Bool {
    customization != nil && tabs.contains { $0.customizationID != nil }
  }

  @ViewBuilder private func header(of tab: TabContext) -> some View {
    if let section = tab.view.containerValues.tabSection, let header = section.view,
      shown.first(where: { $0.view.containerValues.tabSection === section })?.id == tab.id
    {
      HStack {
        header.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
          .accessibilityAddTraits(.isHeader)
        if let actions = tab.view.containerValues.tabSectionActions {
          Spacer(minLength: 0)
          actions.labelStyle(.iconOnly).buttonStyle(.borderless)
        }
      }
      .padding(EdgeInsets(top: 12, leading: 10, bottom: 4, trailing: 10))
    }
  }

  private func step(_ press: KeyPress) -> KeyPress.Result {
    guard let index = visible.firstIndex(where: { $0.id == current }) else { return .ignored }
    let next = index + (press.key == .downArrow ? 1 : -1)
    if visible.indices.contains(next) { choose(visible[next].id) }
    return .handled
  }
}

/// Shows or hides the sidebar.
struct TabSidebarButton: View {
  let label: LocalizedStringKey
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "sidebar.left").frame(width: 36, height: 36).contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(label))
  }
}

/// The item of a tab in a sidebar.
private struct SidebarItem: View {
  let tab: TabContext
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    let values = tab.view.containerValues
    Button {
      action()
    } label: {
      HStack {
        HStack { values.tabItem ?? AnyView(EmptyView()) }.lineLimit(1)
        Spacer(minLength: 8)
        if let badge = values.badge {
          badge.foregroundStyle(.secondary).accessibilityReadAsValue()
        }
      }
      .padding(.horizontal, 10)
      .frame(height: 40)
      .background {
        Decoration {
          if isSelected { RoundedRectangle(cornerRadius: 10).fill(.fill.secondary) }
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .asTab(values, isSelected: isSelected)
  }
}
