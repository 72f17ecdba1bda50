import Foundation
import Waggle

/// The items of a `TabView` (C114).
struct TabBar: View {
  let tabs: [TabContext]
  let current: AnyHashable?
  let metrics: TabMetrics
  let toolbar: ToolbarValue
  let isMinimized: Bool
  let choose: (AnyHashable) -> Void
  @FocusState private var focused: AnyHashable?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.appearanceProxies) private var proxies
  @Environment(\.scrollEdgeEffects) private var effects

  var body: some View {
    VStack(spacing: metrics.gap) {
      if !metrics.isAbove && !isMinimized {
        TabAccessory(placement: .expanded).padding(.horizontal, metrics.margin)
      }
      bar
    }
    .environment(\.tabMetrics, metrics)
  }

  private var bar: some View {
    HStack(spacing: metrics.gap) {
      TabBarItems(
        tabs: beside, current: current, isMinimized: isMinimized, focused: $focused, choose: choose)
      if isMinimized { TabAccessory(placement: .inline) }
      if let apart {
        if !isMinimized { Spacer(minLength: 0) }
        ApartItem(tab: apart, isSelected: apart.id == current) { choose(apart.id) }
          .focused($focused, equals: apart.id)
      }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) { step($0) }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
    .frame(height: metrics.height)
    .frame(maxWidth: .infinity, alignment: isMinimized ? .leading : .center)
    .padding(.horizontal, metrics.margin)
    .frame(height: metrics.band, alignment: metrics.isAbove ? .center : .top)
    .background { barBackground }
  }

  /// What is behind the whole bar: of one that floats only if the page asks for it.
  private var barBackground: some View {
    Decoration {
      let own = toolbar.background[.tabBar] == nil ? proxies?.tabBar.fill : nil
      let edges = toolbar.edges.filled(from: effects)
      if toolbar.hasBackground(.tabBar)
        ?? (!metrics.floats && !edges.replacesBackground(.bottom)
          || toolbar.background[.tabBar] != nil
          || own != nil)
      {
        Rectangle().fill(own.map { AnyShapeStyle($0) } ?? toolbar.backgroundStyle(.tabBar))
          .ignoresSafeArea(edges: metrics.isAbove ? .top : .bottom)
          .overlay(alignment: .top) { Decoration { if !metrics.floats { Divider() } } }
      } else if !metrics.isAbove, toolbar.hasBackground(.tabBar) == nil {
        BottomEdge(below: toolbar.below, effects: edges)
      }
    }
  }

  private var visible: [TabContext] { tabs.filter { !$0.view.containerValues.tabIsHidden } }

  /// The tab for a search, where its item is apart from the others.
  private var apart: TabContext? {
    metrics.floats && !metrics.isAbove
      ? visible.last { $0.view.containerValues.tabRole == .search } : nil
  }

  /// The other tabs; one for a search is the last.
  private var beside: [TabContext] {
    let searches = visible.filter { $0.view.containerValues.tabRole == .search }
    let others = visible.filter { $0.view.containerValues.tabRole != .search }
    return (others + searches).filter { $0.id != apart?.id }
  }

  private func step(_ press: KeyPress) -> KeyPress.Result {
    let all = beside + [apart].compactMap(\.self)
    let isForwards = (press.key == .rightArrow) == (direction == .leftToRight)
    guard let index = all.firstIndex(where: { $0.id == current }) else { return .ignored }
    let next = index + (isForwards ? 1 : -1)
    guard all.indices.contains(next) else { return .handled }
    choose(all[next].id)
    focused = all[next].id
    return .handled
  }
}

/// What is behind items.
struct TabBackground: View {
  @Environment(\.tabMetrics) private var metrics

  var body: some View {
    if metrics.floats {
      Capsule().fill(.regularMaterial).background { OuterShadow(shape: Capsule()) }
    } else {
      Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom)
        .overlay(alignment: .top) { Divider() }
    }
  }
}

/// The items beside each other, and one for those that have no room.
private struct TabBarItems: View {
  let tabs: [TabContext]
  let current: AnyHashable?
  let isMinimized: Bool
  let focused: FocusState<AnyHashable?>.Binding
  let choose: (AnyHashable) -> Void
  @Environment(\.tabMetrics) private var metrics

  var body: some View {
    TabItemsLayout(itemWidth: metrics.itemWidth) {
      ForEach(shown) { tab in
        TabItem(tab: tab, isSelected: tab.id == current, isMinimized: isMinimized) {
          choose(tab.id)
        }
        .focused(focused, equals: tab.id)
      }
      if !others.isEmpty {
        MoreItem(tabs: others, current: current, choose: choose)
      }
    }
    .padding(.horizontal, isMinimized ? 0 : metrics.inset)
    .frame(width: isMinimized ? metrics.height : nil)
    .frame(maxHeight: .infinity)
    .selectedTabBackground()
    .background { if metrics.floats { TabBackground() } }
  }

  private var isCrowded: Bool { tabs.count > metrics.limit }

  private var shown: [TabContext] {
    if isMinimized { return [tabs.first { $0.id == current } ?? tabs.first].compactMap(\.self) }
    return isCrowded ? Array(tabs.prefix(metrics.limit - 1)) : tabs
  }

  private var others: [TabContext] {
    isCrowded && !isMinimized ? Array(tabs.dropFirst(metrics.limit - 1)) : []
  }
}
