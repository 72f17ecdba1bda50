import Foundation
import Waggle

/// A row of a menu: it performs an action, and closes the menu.
///
/// It is highlighted while the pointer is over it, while it has the focus and while it is pressed.
struct MenuRow<Content: View>: View {
  var role: ButtonRole?
  /// Whether the row is chosen; nil for a row that cannot be.
  var isSelected: Bool?
  /// Whether some of what it stands for is chosen.
  var isMixed = false
  /// Whether the row closes the menu, unless a dismissal behaviour is set (C051).
  var closes = true
  let action: () -> Void
  @ViewBuilder let content: Content
  @Environment(\.menuSession) private var session
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.menuCells) private var cells
  @State private var isPressed = false
  @State private var isHovered = false

  var body: some View {
    Group {
      if cells == nil {
        MenuRowBody(role: role, isSelected: isSelected, isMixed: isMixed, isActive: isActive) {
          content
        }
      } else {
        MenuCell(role: role, isSelected: isSelected == true || isMixed, isActive: isActive) {
          content
        }
      }
    }
    .onHover { isHovered = $0 }
    .onPress {
      isPressed = $0
    } perform: {
      action()
      if closesNow { session?.close() }
    }
  }

  private var isActive: Bool { isPressed || isHovered }

  private var closesNow: Bool {
    dismissBehavior == .automatic ? closes : dismissBehavior == .enabled
  }
}

/// What a row of a menu looks like.
private struct MenuRowBody<Content: View>: View {
  let role: ButtonRole?
  let isSelected: Bool?
  let isMixed: Bool
  let isActive: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.menuLeads) private var leads

  var body: some View {
    let metrics = MenuMetrics(platform)
    MenuTitleLayout(titleStart: leads.titleStart(metrics)) {
      mark(metrics)
      HStack(spacing: 0) {
        content
        Spacer(minLength: 0)
      }
    }
    .transformPreference(MenuLeadsKey.self) {
      guard isSelected != nil else { return }
      $0.formUnion($0.contains(.icons) ? [.marks, .both] : .marks)
    }
    .padding(metrics.rowPadding)
    .frame(minHeight: metrics.rowHeight)
    .foregroundStyle(foreground)
    .background { Color.primary.opacity(isFocused ? 0.12 : isActive ? 0.08 : 0) }
    .contentShape(Rectangle())
  }

  /// The mark in its column; in that of the icons where no row has both.
  private func mark(_ metrics: MenuMetrics) -> some View {
    Decoration {
      if let isSelected {
        MenuMark(isOn: isSelected, isMixed: isMixed)
          .frame(
            width: metrics.markWidth,
            alignment: leads.contains(.icons) && !leads.contains(.both) ? .center : .leading)
      }
    }
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

/// The mark of a chosen row.
struct MenuMark: View {
  let isOn: Bool
  var isMixed = false

  var body: some View {
    Image(systemName: isMixed ? "minus" : "checkmark")
      .fontWeight(.semibold)
      .imageScale(.small)
      .opacity(isOn || isMixed ? 1 : 0)
      .accessibilityHidden(true)
  }
}

/// How controls look as the items of a menu (C035).
struct MenuItemStyles: ViewModifier {
  func body(content: Content) -> some View {
    content
      .buttonStyle(MenuItemButtonStyle())
      .labelStyle(MenuItemLabelStyle())
      .font(.body)
      .environment(\.labelsVisibility, .automatic)
      .environment(\.controlSize, .regular)
  }
}

/// A button as a row.
private struct MenuItemButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemButton(configuration: configuration)
  }
}

/// A button as a row; a toggle of a bar has a check mark while it is on.
private struct MenuItemButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.toggleInBar) private var toggle

  var body: some View {
    MenuRow(
      role: configuration.role, isSelected: toggle?.isOn, isMixed: toggle?.isMixed ?? false,
      action: { configuration.trigger() }
    ) {
      configuration.label
    }
  }
}

/// A title with its icon before it, or at the end of the row.
private struct MenuItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(title: configuration.title, icon: configuration.icon)
  }
}

private struct MenuItemLabel<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.platformMetrics) private var platform
  @Environment(\.menuCells) private var cells

  var body: some View {
    if cells == nil { row } else { MenuCellLabel(title: title, icon: icon) }
  }

  private var row: some View {
    let metrics = MenuMetrics(platform)
    return HStack(spacing: metrics.iconSpacing) {
      if metrics.hasLeadingIcons {
        icon.modifier(IconCell(width: metrics.markWidth))
        title.alignmentGuide(.menuTitle) { $0[.leading] }
      } else {
        title
        Spacer(minLength: metrics.iconSpacing)
        icon
      }
    }
    .preference(key: MenuLeadsKey.self, value: metrics.hasLeadingIcons ? .icons : [])
  }
}
