import Foundation
import Waggle

/// The items at one end of a bar as they are drawn: in groups, each on its own background (C111), after the menu of those
/// that have no space. Each item is a `BarItem`, in the `BarItemSurroundings` of its stack.
struct BarItemGroups: View {
  let plan: BarPlan
  let entries: [ToolbarEntry]
  let overflow: [ToolbarEntry]
  let ids: Set<AnyHashable>
  @Binding var fit: BarFit
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    HStack(spacing: 0) {
      Decoration {
        if !overflow.isEmpty {
          OverflowMenu(entries: overflow)
            .padding(.trailing, entries.isEmpty ? 0 : platform.bars.spacing)
        }
      }
      groups
    }
  }

  private var groups: some View {
    HStack(spacing: platform.bars.spacing) {
      ForEach(BarGroup.groups(of: entries)) { group in
        HStack(spacing: platform.bars.isGlass ? 0 : platform.bars.spacing) {
          ForEach(group.entries) { BarItem(entry: $0, plan: plan, ids: ids, fit: $fit) }
        }
        .buttonStyle(BarButtonStyle(isProminent: group.isProminent))
        .labelStyle(BarLabelStyle())
        .modifier(BarGroupBackground(isVisible: group.hasBackground))
      }
    }
  }
}

/// The items that are not in the bar itself.
private struct OverflowMenu: View {
  let entries: [ToolbarEntry]

  var body: some View {
    Menu {
      ForEach(entries.filter { !$0.isStandard }) { $0.menuView }
    } label: {
      Image(systemName: "ellipsis")
    }
    .buttonStyle(BarButtonStyle())
    .modifier(BarGroupBackground())
    .accessibilityLabel(Text("More"))
  }
}

/// Items that share a background.
struct BarGroup: Identifiable {
  var entries: [ToolbarEntry]
  let isProminent: Bool
  /// Whether a space before it takes the room that is left.
  var isAfterSpace = false
  var id: AnyHashable { entries[0].id }
  var hasBackground: Bool { entries[0].hasBackground }

  /// Neighbours share a background, unless a spacer is between them, or one confirms or cancels.
  static func groups(of entries: [ToolbarEntry]) -> [BarGroup] {
    var groups: [BarGroup] = []
    var joins = false
    var hasSpace = false
    for entry in entries {
      guard entry.isItem else {
        joins = false
        hasSpace = hasSpace || entry.values.kind == .spacer(isFlexible: true)
        continue
      }
      let isApart = entry.isApart
      if joins, !isApart, var last = groups.popLast() {
        last.entries.append(entry)
        groups.append(last)
      } else {
        groups.append(
          BarGroup(
            entries: [entry], isProminent: entry.placement.isProminent, isAfterSpace: hasSpace))
        hasSpace = false
      }
      joins = !isApart
    }
    return groups
  }
}

/// The background of a group.
private struct BarGroupBackground: ViewModifier {
  var isVisible = true
  @Environment(\.platformMetrics) private var platform

  func body(content: Content) -> some View {
    content
      .frame(minHeight: platform.bars.itemSize)
      .background {
        Decoration {
          if platform.bars.isGlass && isVisible {
            Capsule().fill(.regularMaterial)
            Capsule().strokeBorder(.quaternary, lineWidth: 0.5)
          }
        }
      }
  }
}

/// A text by itself in a bar: one line, on glass as far from its ends as the text of a button.
struct BarTextItem: ViewModifier {
  let isOnBackground: Bool
  @Environment(\.platformMetrics) private var platform

  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .padding(.horizontal, isOnBackground ? platform.bars.itemPadding : 0)
      .frame(minWidth: isOnBackground ? platform.bars.itemSize : nil)
  }
}

/// How buttons look in a bar: on glass in the colour of text, or in a tint that is set in the bar itself; else in the tint.
struct BarButtonStyle: PrimitiveButtonStyle {
  var isProminent = false
  /// Whether the button has its own round background.
  var isApart = false

  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      BarButtonBody(style: self, role: configuration.role, isPressed: isPressed) {
        configuration.label
      }
    }
  }
}

private struct BarButtonBody<Label: View>: View {
  let style: BarButtonStyle
  let role: ButtonRole?
  let isPressed: Bool
  @ViewBuilder let label: Label
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.toggleInBar) private var toggle
  @Environment(\.appearanceProxies) private var proxies
  @Environment(\.tint) private var tint
  @Environment(\.tintOfBar) private var tintOfBar

  private var isProminent: Bool { style.isProminent || toggle?.isOn == true }

  var body: some View {
    let metrics = platform.bars
    label
      .font(.system(size: 17, weight: isProminent ? .semibold : .regular))
      .lineLimit(1)
      .defaultForeground(foreground)
      .opacity(isPressed ? 0.4 : 1)
      .padding(.horizontal, metrics.itemPadding)
      .frame(minWidth: metrics.isGlass ? metrics.itemSize : nil, minHeight: metrics.itemSize)
      .alignmentGuide(.barItemLeading) { $0[.leading] }
      .alignmentGuide(.barItemTrailing) { $0[.trailing] }
      .background { Decoration { if metrics.isGlass { backgroundView } } }
      .contentShape(Rectangle())
      .focusRing(Capsule())
      .hoverFade()
  }

  /// Whether the item has a tint that is not that of the view which declares it.
  private var hasOwnTint: Bool {
    guard let tint, let tintOfBar else { return false }
    return tint != tintOfBar.style
  }

  @ViewBuilder private var backgroundView: some View {
    if style.isApart {
      Capsule().fill(.regularMaterial)
      Capsule().strokeBorder(.quaternary, lineWidth: 0.5)
    }
    if isProminent, isEnabled {
      Capsule().fill(.tint)
    } else if toggle?.isMixed == true {
      Capsule().fill(.fill.secondary)
    }
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    if let color = proxies?.navigationBar.tintColor, !isProminent {
      return AnyShapeStyle(Color(uiColor: color))
    }
    guard platform.bars.isGlass, isProminent || !hasOwnTint else { return AnyShapeStyle(.tint) }
    return isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
  }
}

/// The tint around an item of a bar, if one is set.
private struct TintOfBar {
  let style: AnyShapeStyle?
}

extension EnvironmentValues {
  /// The tint around the item of a bar that the view is in; nil in none.
  @Entry fileprivate var tintOfBar: TintOfBar?
}

extension View {
  /// Gives these items the tint around them, so that their buttons know one that is set in the items.
  nonisolated func tintOfBar() -> some View {
    transformEnvironment(\.self) { $0.tintOfBar = TintOfBar(style: $0.tint) }
  }
}

/// A label in a bar: its icon alone.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityNamed(by: configuration.title)
  }
}

/// The bar at the bottom of a screen.
struct BottomBar: View {
  let plan: BarPlan
  let scroll: BarScroll
  @State private var fit = BarFit()

  var body: some View {
    let items = fit.split(plan.bottom, room: fit.room, hasMenu: false, plan.metrics)
    let ids = Set(plan.bottom.map(\.id))
    HStack(spacing: plan.metrics.spacing) {
      ForEach(BarGroup.groups(of: items.shown)) { group in
        if group.isAfterSpace { Spacer(minLength: 0) }
        HStack(spacing: 0) {
          ForEach(group.entries) { BarItem(entry: $0, plan: plan, ids: ids, fit: $fit) }
        }
        .buttonStyle(BarButtonStyle(isProminent: group.isProminent))
        .labelStyle(BarLabelStyle())
        .modifier(BarGroupBackground(isVisible: group.hasBackground))
      }
      if items.shown.last?.values.kind == .spacer(isFlexible: true) { Spacer(minLength: 0) }
      if !items.overflow.isEmpty { OverflowMenu(entries: items.overflow) }
    }
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      fit.room = $0
    }
    .padding(.horizontal, plan.metrics.margin)
    .frame(height: plan.metrics.bottomHeight)
    .background { backgroundView }
    .accessibilityElement(children: .contain)
  }

  private var backgroundView: some View {
    Decoration {
      if isBackgroundVisible {
        Rectangle().fill(plan.toolbar.backgroundStyle(.bottomBar)).ignoresSafeArea(edges: .bottom)
      } else if plan.toolbar.hasBackground(.bottomBar) == nil, !plan.isSearchAboveBottom {
        BottomEdge(plan: plan, scroll: scroll)
      }
    }
  }

  private var isBackgroundVisible: Bool {
    plan.toolbar.hasBackground(.bottomBar)
      ?? (!plan.metrics.isGlass && !plan.edges.replacesBackground(.bottom)
        || plan.toolbar.background[.bottomBar] != nil)
  }
}
