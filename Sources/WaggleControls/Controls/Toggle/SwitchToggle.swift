import Foundation
import Waggle

/// A label, and a switch at the far end of the row (C036). On iOS the label does nothing when it is tapped.
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.rowMetrics) private var rows
  @Surroundings private var surroundings

  var body: some View {
    ControlRow(spacing: metrics.toggle.spacing, fillsWidth: true) {
      configuration.label
    } control: {
      Switch(isOn: configuration.$isOn, isMixed: configuration.isMixed, tint: tint)
        .accessibilityActivationPoint(.center)
        .padding(.vertical, -overflow)
    }
  }

  /// How far the switch goes over the space above and below the content of a row, which is as high as others (C094).
  private var overflow: CGFloat {
    guard surroundings.context == .row else { return 0 }
    return max((metrics.toggle.track.height - rows.minHeight) / 2 + rows.padding, 0)
  }
}

/// A knob on a track. A tap or a key turns it; a drag moves the knob, which snaps to the nearer side when it is let go.
private struct Switch: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  let tint: Color?
  /// How far the knob has been dragged, and from where.
  @State private var drag: Drag?
  @State private var isPressed = false
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  private struct Drag: Equatable {
    let start: CGPoint
    let isOn: Bool
    var part: CGFloat
  }

  var body: some View {
    SwitchAppearance(part: part, isPressed: isPressed || drag != nil, tint: tint)
      .animation(drag == nil ? .snappy(duration: 0.25) : nil, value: part)
      .controlMarks(veilInFront: Capsule())
      .onPress {
        isPressed = $0
      } perform: {
        isOn.toggle()
      }
      .highPriorityGesture(
        SlideGesture(takesTaps: false, beginsAtOnce: { _, _ in false }, perform: slide))
  }

  /// Where the knob is: 0 is off, 1 is on.
  private var part: CGFloat {
    if let drag { return drag.part }
    return isMixed ? 0.5 : isOn ? 1 : 0
  }

  private func slide(_ phase: SlidePhase) {
    switch phase {
    case .began(let point): drag = Drag(start: point, isOn: isOn, part: part)
    case .moved(let point): move(to: point)
    case .ended(let point):
      move(to: point)
      finish()
    case .cancelled: drag = nil
    }
  }

  private func move(to point: CGPoint) {
    guard let drag else { return }
    let translation = (point.x - drag.start.x) * (direction == .rightToLeft ? -1 : 1)
    self.drag?.part = min(max((drag.isOn ? 1 : 0) + translation / metrics.toggle.travel, 0), 1)
  }

  private func finish() {
    guard let drag else { return }
    self.drag = nil
    if (drag.part > 0.5) != isOn { isOn.toggle() }
  }
}

/// The track and the knob of a switch.
nonisolated private struct SwitchAppearance: EnvironmentView {
  let part: CGFloat
  let isPressed: Bool
  let tint: Color?

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let (size, proxies) = (environment.platformMetrics.toggle, environment.appearanceProxies)
    ZStack {
      Capsule().fill(.fill.secondary)
      Capsule().fill(colour(in: environment)).opacity(part)
      if environment.colorSchemeContrast == .increased {
        Capsule().strokeBorder(.secondary, lineWidth: 1)
      }
      Capsule().fill(proxies?.toggle.thumbTintColor.style ?? AnyShapeStyle(.white))
        .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
        .frame(width: size.knob.width, height: size.knob.height)
        .scaleEffect(isPressed ? 1.06 : 1)
        .offset(x: (part - 0.5) * size.travel)
    }
    .frame(width: size.track.width, height: size.track.height)
    .opacity(environment.isEnabled ? 1 : 0.5)
  }

  @MainActor private func colour(in environment: EnvironmentValues) -> AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    let own = environment.appearanceProxies?.toggle.onTintColor.style
    return environment.tint ?? own ?? AnyShapeStyle(Color.green)
  }
}
