import Foundation
import Waggle

/// How the controls of a group look that is an item of a menu (C051).
enum MenuCells: Hashable {
  /// Symbols above their titles.
  case titled
  /// Symbols alone.
  case symbols
}

extension EnvironmentValues {
  private enum MenuCellsKey: EnvironmentKey {
    static var defaultValue: MenuCells? { nil }
  }

  /// How the items of a menu look that are beside each other; nil for rows below each other.
  var menuCells: MenuCells? {
    get { self[MenuCellsKey.self] }
    set { self[MenuCellsKey.self] = newValue }
  }
}

/// The controls of a group as one row of a menu: beside each other, and equally wide.
struct MenuCellRow<Content: View>: View {
  let cells: MenuCells
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let inset = MenuMetrics(platform).inset
    HStack(spacing: 0) { content }
      .padding(.horizontal, inset)
      .environment(\.menuCells, cells)
  }
}

/// One cell of the group.
struct MenuCell<Content: View>: View {
  let role: ButtonRole?
  let isSelected: Bool
  let isActive: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    let metrics = MenuMetrics(platform)
    let shape = RoundedRectangle(cornerRadius: max(metrics.cornerRadius - metrics.inset, 4))
    content
      .font(.footnote)
      .lineLimit(2)
      .multilineTextAlignment(.center)
      .padding(.vertical, metrics.rowPadding.top)
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, maxHeight: .infinity)
      .foregroundStyle(foreground)
      .background { shape.fill(.primary.opacity(backgroundOpacity)) }
      .contentShape(Rectangle())
  }

  private var backgroundOpacity: Double {
    if isFocused { return 0.12 }
    return isActive || isSelected ? 0.08 : 0
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

/// A symbol above its title, or alone: the title is read aloud then.
struct MenuCellLabel<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.menuCells) private var cells

  var body: some View {
    let symbol = icon.font(.body).imageScale(.large)
    if cells == .symbols {
      symbol.background { title.spokenOnly() }
    } else {
      VStack(spacing: 4) {
        symbol
        title
      }
    }
  }
}
