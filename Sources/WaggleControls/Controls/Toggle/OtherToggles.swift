import Foundation
import Waggle

/// A button that is filled with the tint while the toggle is on (C036).
struct ButtonToggle: View {
  let configuration: ToggleStyleConfiguration
  @Surroundings private var surroundings

  var body: some View {
    if surroundings.context == .toolbar {
      // A bar and the menu with what does not fit into it have buttons of different styles.
      button.environment(
        \.toggleInBar, ToggleInBar(isOn: configuration.isOn, isMixed: configuration.isMixed))
    } else {
      button.buttonStyle(
        ToggleButtonStyle(isOn: configuration.isOn, isMixed: configuration.isMixed))
    }
  }

  private var button: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

private struct ToggleButtonStyle: PrimitiveButtonStyle {
  let isOn: Bool
  let isMixed: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      if isOn {
        ProminentButtonBody(label: configuration.label, role: nil, isPressed: isPressed)
      } else if isMixed {
        BorderedButtonBody(label: configuration.label, role: nil, isPressed: isPressed)
      } else {
        BorderlessButtonBody(label: configuration.label, role: nil, isPressed: isPressed)
          .modifier(ButtonPadding())
      }
    }
  }
}

/// A row of a menu, with a check mark while the toggle is on.
struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    MenuRow(
      isSelected: configuration.isOn, isMixed: configuration.isMixed,
      action: { configuration.isOn.toggle() }
    ) { configuration.label }
    .leadsWithMark()
  }
}

/// A box before the label; a tap on either turns it (C036).
struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    HStack(spacing: metrics.toggle.boxSpacing) {
      Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed, isPressed: isPressed)
      if visibility != .hidden { configuration.label }
    }
    .background { if visibility == .hidden { configuration.label.spokenOnly() } }
    .contentShape(Rectangle())
    .onPress {
      isPressed = $0
    } perform: {
      configuration.isOn.toggle()
    }
  }
}

/// The box of a checkbox.
nonisolated private struct Checkbox: EnvironmentView {
  let isOn: Bool
  let isMixed: Bool
  let isPressed: Bool

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let metrics = environment.platformMetrics.toggle
    let (side, shape) = (metrics.box, RoundedRectangle(cornerRadius: metrics.boxRadius))
    ZStack {
      if isOn || isMixed {
        shape.fill(.tint)
        Image(systemName: isMixed ? "minus" : "checkmark")
          .font(.system(size: side * 0.62, weight: .bold)).foregroundStyle(.white)
      } else {
        shape.fill(.fill.tertiary)
        shape.strokeBorder(.tertiary, lineWidth: 1)
      }
    }
    .accessibilityHidden(true)
    .frame(width: side, height: side)
    .opacity(environment.isEnabled ? isPressed ? 0.75 : 1 : 0.5)
    .controlMarks(veilInFront: shape)
  }
}
