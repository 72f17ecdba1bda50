import Foundation
import Waggle

/// The item of one tab.
struct TabItem: View {
  let tab: TabContext
  let isSelected: Bool
  let isMinimized: Bool
  let action: @MainActor () -> Void

  var body: some View {
    let values = tab.view.containerValues
    Button {
      action()
    } label: {
      TabItemLabel(label: values.tabItem, badge: values.badge, showsTitle: !isMinimized)
    }
    .buttonStyle(TabItemStyle(tabs: isMinimized ? [] : [tab.id], isSelected: isSelected))
    .asTab(values, isSelected: isSelected)
  }
}

/// The item of a search, on a round ground apart from the others.
struct ApartItem: View {
  let tab: TabContext
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.tabMetrics) private var metrics

  var body: some View {
    let values = tab.view.containerValues
    Button {
      action()
    } label: {
      TabItemLabel(label: values.tabItem, badge: values.badge, showsTitle: false)
    }
    .buttonStyle(TabItemStyle(tabs: [], isSelected: isSelected))
    .frame(width: metrics.height, height: metrics.height)
    .background { TabBackground() }
    .asTab(values, isSelected: isSelected)
  }
}

extension View {
  /// Makes a button the item of a tab for assistive technology.
  func asTab(_ values: ContainerValues, isSelected: Bool) -> some View {
    accessibilityElement(children: .combine)
      .accessibilityRole(.tab)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .modifier(TabIdentifier(identifier: values.tabIdentifier))
  }
}

private struct TabIdentifier: ViewModifier {
  let identifier: String?

  func body(content: Content) -> some View {
    if let identifier { content.accessibilityIdentifier(identifier) } else { content }
  }
}

/// The item for the tabs that have no room: a menu of them.
struct MoreItem: View {
  let tabs: [TabContext]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void

  var body: some View {
    let isSelected = tabs.contains { $0.id == current }
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
        label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil, showsTitle: true)
    }
    .menuIndicator(.hidden)
    .buttonStyle(TabItemStyle(tabs: tabs.map(\.id), isSelected: isSelected))
    .accessibilityElement(children: .combine)
    .accessibilityRole(.tab)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// The symbol over the title, and the badge.
private struct TabItemLabel: View {
  let label: AnyView?
  let badge: Text?
  let showsTitle: Bool
  @Environment(\.tabMetrics) private var metrics

  var body: some View {
    HStack(spacing: 4) {
      VStack(spacing: 1) { label ?? AnyView(EmptyView()) }
        .labelStyle(TabLabelStyle(showsTitle: showsTitle))
        .font(.system(size: metrics.titleSize, weight: .medium))
        .imageScale(.medium)
        .symbolVariant(metrics.isAbove ? .none : .fill)
        .overlay(alignment: .top) {
          if let badge, !metrics.isAbove {
            // Its start is beside the middle of the symbol.
            TabBadge(text: badge).frame(width: 0, alignment: .leading)
              .padding(.leading, 10).offset(y: -4)
          }
        }
      if let badge, metrics.isAbove { TabBadge(text: badge) }
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
      .accessibilityReadAsValue()
  }
}

/// The symbol over the title, or one of them.
private struct TabLabelStyle: LabelStyle {
  let showsTitle: Bool
  @Environment(\.tabMetrics) private var metrics

  func makeBody(configuration: Configuration) -> some View {
    if metrics.isAbove {
      configuration.title.lineLimit(1)
    } else {
      VStack(spacing: 2) {
        configuration.icon.font(.system(size: metrics.symbolSize)).frame(height: 26)
        if showsTitle {
          configuration.title.lineLimit(1)
        } else {
          // It is read aloud.
          configuration.title.frame(width: 0, height: 0).opacity(0.001)
        }
      }
    }
  }
}

/// An item in its look.
private struct TabItemStyle: PrimitiveButtonStyle {
  /// The tabs that it selects; none where it is on a ground that is for it alone.
  let tabs: [AnyHashable]
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      TabItemBody(tabs: tabs, isSelected: isSelected, isPressed: isPressed) {
        configuration.label
      }
    }
  }
}

private struct TabItemBody<Content: View>: View {
  let tabs: [AnyHashable]
  let isSelected: Bool
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment(\.tabMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.appearanceProxies) private var proxies

  var body: some View {
    content
      .foregroundStyle(foreground)
      .opacity(isEnabled ? isPressed ? 0.5 : 1 : 0.3)
      .padding(.horizontal, tabs.isEmpty ? 0 : 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .anchorPreference(key: TabItemsKey.self, value: .bounds) {
        tabs.isEmpty ? [] : [TabItemBounds(tabs: tabs, isSelected: isSelected, bounds: $0)]
      }
      .controlMarks(Capsule())
      .padding(.vertical, metrics.inset)
  }

  private var foreground: AnyShapeStyle {
    let bar = proxies?.tabBar
    if let color = isSelected ? bar?.tintColor : bar?.unselectedItemTintColor {
      return AnyShapeStyle(Color(uiColor: color))
    }
    return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }
}
