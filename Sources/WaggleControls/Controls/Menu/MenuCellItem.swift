import Waggle

/// A button as a cell of a group in a menu.
nonisolated struct MenuButtonCell: View {
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View {
    PressedMenuCell(role: configuration.role, action: { configuration.trigger() }) {
      configuration.label
    }
  }
}

/// What can be chosen as a cell of a group in a menu.
nonisolated struct MenuChoiceCell<Content: View>: View {
  let choice: MenuChoice
  let content: Content

  @MainActor var body: some View {
    PressedMenuCell(
      role: nil, isSelected: choice.isSelected || choice.isMixed, action: choice.action
    ) { content }
    .disabled(!choice.isAvailable)
  }
}

/// A cell that performs an action, and closes the menu.
private struct PressedMenuCell<Content: View>: View {
  let role: ButtonRole?
  var isSelected: Bool?
  let action: () -> Void
  @ViewBuilder let content: Content
  @Environment(\.menuSession) private var session
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.toggleInBar) private var toggle
  @State private var isPressed = false
  @State private var isHovered = false

  var body: some View {
    MenuCell(role: role, isSelected: isChosen, isActive: isPressed || isHovered) { content }
      .onHover { isHovered = $0 }
      .onPress {
        isPressed = $0
      } perform: {
        action()
        if dismissBehavior != .disabled { session?.close() }
      }
  }

  private var isChosen: Bool { isSelected ?? (toggle?.isOn == true || toggle?.isMixed == true) }
}
