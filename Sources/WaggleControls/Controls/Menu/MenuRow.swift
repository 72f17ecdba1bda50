import Foundation
import Waggle

/// What a row of a menu is that can be chosen: it has a mark while it is.
nonisolated struct MenuChoice {
  var isSelected: Bool
  /// Whether some of what it stands for is chosen.
  var isMixed = false
  /// Whether the row can be chosen.
  var isAvailable = true
  let action: () -> Void
}

/// A row of a menu that can be chosen: an option of a picker, or a toggle. It is one node (C596).
nonisolated struct MenuRow<Content: View>: PrimitiveView {
  private let choice: MenuChoice
  private let content: Content

  init(
    isSelected: Bool, isMixed: Bool = false, isAvailable: Bool = true,
    action: @escaping () -> Void, @ViewBuilder content: () -> Content
  ) {
    choice = MenuChoice(
      isSelected: isSelected, isMixed: isMixed, isAvailable: isAvailable, action: action)
    self.content = content()
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if inputs.currentEnvironment.menuCells != nil {
      let cell = view.part(at: 0, as: MenuChoiceCell<Content>.self)
      return MenuChoiceCell<Content>._makeView(view: cell, inputs: inputs)
    }
    let offset = byteOffset(of: Content.self, after: MenuChoice.self)
    return MenuChoiceLook.makeRow(
      view.part(at: 0, as: MenuChoice.self), view.part(at: offset, as: Content.self), inputs)
  }
}

extension View {
  /// Has the titles of a menu leave room for the mark of this row, unless it is a cell of a group.
  nonisolated func leadsWithMark() -> some View { modifier(MarkLead()) }
}

nonisolated private struct MarkLead: PrimitiveModifier {
  private let transform = _PreferenceTransformModifier<MenuLeadsKey> {
    $0.formUnion($0.contains(.icons) ? [.marks, .both] : .marks)
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    typealias Transform = _PreferenceTransformModifier<MenuLeadsKey>
    if inputs.currentEnvironment.menuCells != nil { return body(_Graph(), inputs) }
    return Transform._makeView(
      modifier: modifier.part(at: 0, as: Transform.self), inputs: inputs, body: body)
  }
}

/// A button as a row of a menu.
nonisolated struct MenuItemFace: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = inputs.currentEnvironment
    if environment.menuCells != nil {
      let cell = view.part(at: 0, as: MenuButtonCell.self)
      return MenuButtonCell._makeView(view: cell, inputs: inputs)
    }
    if environment.toggleInBar != nil {
      let item = view.part(at: 0, as: MarkedMenuItem.self)
      return MarkedMenuItem._makeView(view: item, inputs: inputs)
    }
    return MenuButtonLook.makeRow(
      view.part(at: 0, as: PrimitiveButtonStyleConfiguration.self),
      view.part(at: 0, as: PrimitiveButtonStyleConfiguration.Label.self), inputs)
  }
}

/// A toggle of a bar as a row of a menu: it has a check mark while it is on.
nonisolated private struct MarkedMenuItem: View {
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { MarkedMenuItemFace(configuration: configuration).leadsWithMark() }
}

nonisolated private struct MarkedMenuItemFace: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    MarkedMenuButtonLook.makeRow(
      view.part(at: 0, as: PrimitiveButtonStyleConfiguration.self),
      view.part(at: 0, as: PrimitiveButtonStyleConfiguration.Label.self), inputs)
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
      .modifier(MenuButtons())
      .labelStyle(MenuItemLabelStyle())
      .font(.body)
      .environment(\.labelsVisibility, .automatic)
      .environment(\.controlSize, .regular)
  }
}

/// Makes buttons rows.
nonisolated private struct MenuButtons: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.pushStyle(
      StyleMaker<PrimitiveButtonStyleConfiguration>(
        MenuItemFace.self, of: MenuItemButtonStyle.self))
    return body(_Graph(), inner)
  }
}

/// Names the style of buttons that are items of a menu.
private enum MenuItemButtonStyle {}

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
