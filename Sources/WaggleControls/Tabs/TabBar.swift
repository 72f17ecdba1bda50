import Foundation
import Waggle

/// The items of a `TabView` (C114).
struct TabBar: View {
  let tabs: [TabPlace]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void
  @Environment(\.platformMetrics) private var platform
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let metrics = platform.tabs
    let (shown, others) = items
    HStack(spacing: 0) {
      ForEach(shown) { tab in
        TabItem(tab: tab, isSelected: tab.id == current) { choose(tab.id) }
      }
      if !others.isEmpty {
        MoreItem(tabs: others, current: current, choose: choose)
      }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) { step($0) }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
    .padding(.horizontal, metrics.inset)
    .frame(height: metrics.height)
    .frame(maxWidth: metrics.floats ? nil : .infinity)
    .modifier(TabBarGround())
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity)
    .frame(height: metrics.band, alignment: metrics.isAbove ? .center : .top)
  }

  /// The tabs that have items, and those in the menu behind them.
  private var items: ([TabPlace], [TabPlace]) {
    let all = tabs.filter { !$0.view.containerValues.tabIsHidden }
    let limit = platform.tabs.limit
    guard all.count > limit else { return (all, []) }
    return (Array(all.prefix(limit - 1)), Array(all.dropFirst(limit - 1)))
  }

  private func step(_ press: KeyPress) -> KeyPress.Result {
    let all = tabs.filter { !$0.view.containerValues.tabIsHidden }
    let isForwards = (press.key == .rightArrow) == (direction == .leftToRight)
    guard let index = all.firstIndex(where: { $0.id == current }) else { return .ignored }
    let next = index + (isForwards ? 1 : -1)
    guard all.indices.contains(next) else { return .handled }
    choose(all[next].id)
    return .handled
  }
}

/// What is behind the items.
private struct TabBarGround: ViewModifier {
  @Environment(\.platformMetrics) private var platform

  func body(content: Content) -> some View {
    content.background {
      Decoration {
        if platform.tabs.floats {
          Capsule().fill(.regularMaterial)
            .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
        } else {
          Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom)
            .overlay(alignment: .top) { Divider() }
        }
      }
    }
  }
}

/// The item of one tab.
private struct TabItem: View {
  let tab: TabPlace
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    let values = tab.view.containerValues
    Button {
      action()
    } label: {
      TabItemLabel(label: values.tabItem, badge: values.badge)
    }

    .buttonStyle(TabItemStyle(isSelected: isSelected))
    .accessibilityElement(children: .combine)
    .accessibilityRole(.tab)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier(values.tabIdentifier ?? "")
  }
}

/// The item for the tabs that have no room: a menu of them.
private struct MoreItem: View {
  let tabs: [TabPlace]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void

  var body: some View {
    Menu {
      ForEach(tabs) { tab in
        Button {
          choose(tab.id)
        } label: {
          tab.view.containerValues.tabItem ?? AnyView(Text("Tab"))
        }
      }
    } label: {
      TabItemLabel(
        label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil)
    }
    .buttonStyle(TabItemStyle(isSelected: tabs.contains { $0.id == current }))
  }
}

/// The symbol over the title, and the badge.
private struct TabItemLabel: View {
  let label: AnyView?
  let badge: Text?
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let metrics = platform.tabs
    VStack(spacing: 1) { label ?? AnyView(EmptyView()) }
      .labelStyle(TabLabelStyle())
      .font(.system(size: metrics.titleSize, weight: .medium))
      .imageScale(.medium)
      .overlay(alignment: .topTrailing) {
        if let badge { TabBadge(text: badge).alignmentGuide(.trailing) { _ in 2 } }
      }
  }
}

/// A number on a tab.
private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 12)).foregroundStyle(.white).lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
      .fixedSize()
  }
}

/// The symbol over the title.
private struct TabLabelStyle: LabelStyle {
  @Environment(\.platformMetrics) private var platform

  func makeBody(configuration: Configuration) -> some View {
    let metrics = platform.tabs
    if metrics.isAbove {
      configuration.title
    } else {
      VStack(spacing: 2) {
        configuration.icon.font(.system(size: metrics.symbolSize)).frame(height: 26)
        configuration.title.lineLimit(1)
      }
    }
  }
}

/// An item in its look.
private struct TabItemStyle: PrimitiveButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      TabItemBody(isSelected: isSelected, isPressed: isPressed) { configuration.label }
    }
  }
}

private struct TabItemBody<Content: View>: View {
  let isSelected: Bool
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = platform.tabs
    content
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .opacity(isEnabled ? isPressed ? 0.5 : 1 : 0.3)
      .padding(.horizontal, 8)
      .frame(maxWidth: metrics.itemWidth, maxHeight: .infinity)
      .background {
        Decoration { if isSelected && metrics.floats { Capsule().fill(.fill.tertiary) } }
      }
      .hoverLook(Capsule())
      .focusRing(Capsule())
      .padding(.vertical, metrics.inset)
  }
}
