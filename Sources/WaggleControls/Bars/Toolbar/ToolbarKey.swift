import Foundation
package import Waggle

/// An item of a screen's bars.
nonisolated package struct ToolbarEntry: Identifiable, Equatable {
  /// The item in the environment of the modifier that declares it.
  package let view: Subview
  /// The item in a menu, whose environment it takes.
  let menuView: Subview
  let values: ToolbarItemValues
  /// Whether the item is on a background.
  let hasBackground: Bool

  package var id: AnyHashable { AnyHashable(view.id) }
  var placement: ToolbarItemPlacement { values.placement }
  var isItem: Bool { values.kind == .item || isStandard }
  /// Whether the item stands for what the bar has by itself.
  var isStandard: Bool {
    if case .standard = values.kind { true } else { false }
  }
  /// Whether the item shares its background with no other.
  var isApart: Bool { placement.isApart || !hasBackground }
  /// Whether the item is in the bar also where there is little room.
  var stays: Bool { placement.isApart || isStandard }

  init(_ subview: Subview) {
    view = subview.inOwnEnvironment
    menuView = subview
    values = subview.containerValues.toolbarItem
      .knowing(isSpacer: subview.shows(Spacer.self), isText: subview.shows(Text.self))
    var isOnBackground = subview.containerValues.colorOfBars != .hidden
    if case .standard = values.kind { isOnBackground = false }
    hasBackground = isOnBackground
  }

  package static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool {
    a.view.id == b.view.id && a.values == b.values && a.hasBackground == b.hasBackground
  }
}

/// What the views of a screen say of its bars.
nonisolated package struct ToolbarValue: Equatable {
  package var entries: [ToolbarEntry] = []
  var visibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var background: [ToolbarPlacement.Kind: BarBackground] = [:]
  var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var colorScheme: [ToolbarPlacement.Kind: ColorScheme] = [:]
  var role: ToolbarRole?
  /// The background of the list or form that the screen is; nil for another screen.
  var screenBackground: Color?
  /// How content ends at the bars, as the scroll views of the screen have it.
  var edges = ScrollEdgeEffects()
  /// What is under the bar of tabs; nil if no view has reported it.
  var below: BelowBar?
  /// The edges at which a `safeAreaBar` of the screen is beside the bars, and draws what is behind all of them (C546).
  var barsInside: VerticalEdge.Set = []
  /// What the bar has by itself and is not to show.
  var removed: Set<ToolbarDefaultItemKind> = []

  package init() {}

  /// Whether there is an item for what the bar has by itself.
  func hasItem(_ kind: ToolbarDefaultItemKind) -> Bool {
    entries.contains { $0.values.kind == .standard(kind) }
  }

  /// Whether the bar does not show what it has by itself at the usual place.
  func hides(_ kind: ToolbarDefaultItemKind) -> Bool { removed.contains(kind) || hasItem(kind) }

  /// The settings of the bar of tabs, which pass the bars of a screen.
  ///
  /// - Parameter below: what is under the bar; nil to keep what these say.
  func ofTabBar(below: BelowBar? = nil) -> ToolbarValue {
    var value = ToolbarValue()
    value.visibility[.tabBar] = visibility[.tabBar]
    value.background[.tabBar] = background[.tabBar]
    value.backgroundVisibility[.tabBar] = backgroundVisibility[.tabBar]
    value.colorScheme[.tabBar] = colorScheme[.tabBar]
    value.edges = edges.only(.bottom)
    value.below = below ?? self.below
    return value
  }

  /// All but the settings of the bar of tabs.
  var withoutTabBar: ToolbarValue {
    var value = self
    value.visibility[.tabBar] = nil
    value.background[.tabBar] = nil
    value.backgroundVisibility[.tabBar] = nil
    value.colorScheme[.tabBar] = nil
    value.below = nil
    return value
  }

  /// Whether a bar has a background; nil where that depends on the content under it.
  func hasBackground(_ bar: ToolbarPlacement.Kind) -> Bool? {
    switch backgroundVisibility[bar] {
    case .visible: true
    case .hidden: false
    default: nil
    }
  }

  /// Without the background under the bars where they are not of glass: it shows through no bar there.
  func shown(on metrics: BarMetrics) -> ToolbarValue {
    var value = self
    if !metrics.isGlass { value.screenBackground = nil }
    return value
  }

  /// What the background of a bar is filled with.
  func backgroundStyle(_ bar: ToolbarPlacement.Kind) -> AnyShapeStyle {
    background[bar]?.style ?? .bar(over: screenBackground)
  }

  /// Of several settings of one bar the first counts.
  mutating func formUnion(_ next: ToolbarValue) {
    entries += next.entries
    visibility.merge(next.visibility) { mine, _ in mine }
    background.merge(next.background) { mine, _ in mine }
    backgroundVisibility.merge(next.backgroundVisibility) { mine, _ in mine }
    colorScheme.merge(next.colorScheme) { mine, _ in mine }
    role = role ?? next.role
    screenBackground = screenBackground ?? next.screenBackground
    edges = edges.filled(from: next.edges)
    below = below ?? next.below
    barsInside.formUnion(next.barsInside)
    removed.formUnion(next.removed)
  }
}

extension ToolbarEntry: ShortlyDescribed {
  package var shortDescription: String {
    switch values.kind {
    case .item: "\(placement.kind)"
    case .spacer: "spacer"
    case .titleMenu: "titleMenu"
    case .standard: "standard"
    }
  }
}

extension ToolbarValue: ShortlyDescribed {
  package var shortDescription: String {
    Waggle.shortDescription(
      "ToolbarValue",
      [
        "items": entries.isEmpty ? nil : entries,
        "visibility": words(visibility) { "\($0)" },
        "background": words(background) { _ in "set" },
        "backgroundVisibility": words(backgroundVisibility) { "\($0)" },
        "colorScheme": words(colorScheme) { "\($0)" },
        "role": role.map { _ in Words("set") }, "screenBackground": screenBackground,
        "edges": edges.isEmpty ? nil : Words("set"),
        "below": below.map { Words($0.continues ? "continues" : "ends") },
        "barsInside": barsInside.isEmpty ? nil : Words("set"),
        "removed": removed.isEmpty ? nil : removed.count,
      ])
  }

  /// The settings of each bar as text; nil if there are none.
  private func words<Value>(
    _ settings: [ToolbarPlacement.Kind: Value], _ word: (Value) -> String
  ) -> Words? {
    guard !settings.isEmpty else { return nil }
    let parts = settings.map { "\($0.key): \(word($0.value))" }.sorted()
    return Words("[\(parts.joined(separator: ", "))]")
  }
}

/// The style behind a bar; equal to itself only.
nonisolated final class BarBackground: Equatable {
  let style: AnyShapeStyle

  init(_ style: AnyShapeStyle) { self.style = style }

  static func == (a: BarBackground, b: BarBackground) -> Bool { a === b }
}

/// The settings and items that the views of a screen have for its bars.
package enum ToolbarKey: TopScreenKey {
  package static var defaultValue: ToolbarValue { ToolbarValue() }
  package static var _isFrameworkKey: Bool { true }

  package static func reduce(value: inout ToolbarValue, nextValue: () -> ToolbarValue) {
    value.formUnion(nextValue())
  }
}

/// What paths call the layer of `toolbar`.
nonisolated private enum ToolbarModifier: BarModifier {
  static let name: StaticString = ".toolbar"
}

/// The items of a modifier: a layer over the content, which shows nothing and says what the items are (R037, R038).
nonisolated struct ToolbarLayer<Items: View>: View {
  let items: Items
  /// What is edited in a view around which there is no screen; nil on a screen.
  var editing: ScreenEditing?

  @MainActor var body: some View { BarScopeView(of: ToolbarModifier.self, layer) }

  @MainActor private var layer: some View {
    // Items have the environment of this list, wherever they are shown.
    let items = items.controls(in: .toolbar).tintOfBar()
    return Group(subviews: items.itemOfBar(at: .automatic)) { subviews in
      if !subviews.isEmpty {
        if let editing {
          WindowKeyboardBar(entries: subviews.map(ToolbarEntry.init), editing: editing)
        }
        Color.clear.frame(width: 0, height: 0)
          .allowsHitTesting(false)
          .transformPreference(ToolbarKey.self) {
            $0.entries += subviews.map(ToolbarEntry.init).filter { !$0.values.isHidden }
          }
      }
    }
  }
}
