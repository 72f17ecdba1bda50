import Foundation
import Waggle

/// A label, and a switch at the far end of the row (C036). On iOS the label does nothing when it is tapped.
nonisolated struct SwitchToggle: EnvironmentView {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    SwitchLine(configuration, tint, in: environment)
  }
}

/// The same in the tint around it.
nonisolated struct UntintedSwitch: EnvironmentView {
  let configuration: ToggleStyleConfiguration

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    SwitchLine(configuration, nil, in: environment)
  }
}

@MainActor private func SwitchLine(
  _ configuration: ToggleStyleConfiguration, _ tint: Color?, in environment: EnvironmentValues
) -> some View {
  let (size, rows) = (environment.platformMetrics.toggle, environment.rowMetrics)
  // How far it goes over the space above and below the content of a row, which is as high as others (C094).
  let overflow = max((size.track.height - rows.minHeight) / 2 + rows.padding, 0)
  return ControlRow(spacing: size.spacing, fillsWidth: true, overflowInRow: overflow) {
    configuration.label
  } control: {
    Switch(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, tint: tint, travel: size.travel,
      direction: environment.layoutDirection
    )
    .accessibilityActivationPoint(.center)
  }
}

/// A knob on a track. A tap or a key turns it; a drag moves the knob, which snaps to the nearer side when it is let go.
private struct Switch: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  let tint: Color?
  let travel: CGFloat
  let direction: LayoutDirection
  @State private var touch = Touch()

  private struct Touch: Equatable {
    /// How far the knob has been dragged, and from where.
    var drag: Drag?
    var isPressed = false
  }

  private struct Drag: Equatable {
    let start: CGPoint
    let isOn: Bool
    var part: CGFloat
  }

  var body: some View {
    SwitchAppearance(part: part, isPressed: touch.isPressed || touch.drag != nil, tint: tint)
      .animation(touch.drag == nil ? .snappy(duration: 0.25) : nil, value: part)
      .controlMarks(veilInFront: Capsule())
      .onPress {
        touch.isPressed = $0
      } perform: {
        isOn.toggle()
      }
      .highPriorityGesture(
        SlideGesture(takesTaps: false, beginsAtOnce: { _, _ in false }, perform: slide))
  }

  /// Where the knob is: 0 is off, 1 is on.
  private var part: CGFloat {
    if let drag = touch.drag { return drag.part }
    return isMixed ? 0.5 : isOn ? 1 : 0
  }

  private func slide(_ phase: SlidePhase) {
    switch phase {
    case .began(let point): touch.drag = Drag(start: point, isOn: isOn, part: part)
    case .moved(let point): move(to: point)
    case .ended(let point):
      move(to: point)
      finish()
    case .cancelled: touch.drag = nil
    }
  }

  private func move(to point: CGPoint) {
    guard let drag = touch.drag else { return }
    let translation = (point.x - drag.start.x) * (direction == .rightToLeft ? -1 : 1)
    touch.drag?.part = min(max((drag.isOn ? 1 : 0) + translation / travel, 0), 1)
  }

  private func finish() {
    guard let drag = touch.drag else { return }
    touch.drag = nil
    if (drag.part > 0.5) != isOn { isOn.toggle() }
  }
}

/// The track and the knob of a switch, drawn as one leaf.
nonisolated private struct SwitchAppearance: PrimitiveView {
  let part: CGFloat
  let isPressed: Bool
  let tint: Color?

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShapes.makeLeaf(view, inputs) { $0.shapes(in: $1) }
  }

  @MainActor private func shapes(in environment: EnvironmentValues) -> DrawnShapes {
    let (size, proxies) = (environment.platformMetrics.toggle, environment.appearanceProxies)
    let track = CGRect(origin: .zero, size: size.track)
    var filled = DrawnShapes.Item(track, colour(in: environment))
    filled.opacity = part
    var edge: DrawnShapes.Item?
    if environment.colorSchemeContrast == .increased {
      edge = DrawnShapes.Item(track, AnyShapeStyle(.secondary))
      edge?.border = 1
    }
    let ink = proxies?.toggle.thumbTintColor.style ?? AnyShapeStyle(.white)
    var drawing = DrawnShapes(
      size: size.track,
      items: [
        DrawnShapes.Item(track, AnyShapeStyle(.fill.secondary)), filled, edge, knob(size, ink),
      ])
    drawing.opacity = environment.isEnabled ? 1 : 0.5
    return drawing
  }

  private func knob(_ size: ToggleMetrics, _ style: AnyShapeStyle) -> DrawnShapes.Item {
    let corner = CGPoint(
      x: (size.track.width - size.knob.width) / 2, y: (size.track.height - size.knob.height) / 2)
    var knob = DrawnShapes.Item(CGRect(origin: corner, size: size.knob), style)
    knob.shadow = DrawnShapes.Shadow(.black.opacity(0.15), radius: 2, y: 1)
    knob.scale = isPressed ? 1.06 : 1
    knob.offset = (part - 0.5) * size.travel
    return knob
  }

  @MainActor private func colour(in environment: EnvironmentValues) -> AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    let own = environment.appearanceProxies?.toggle.onTintColor.style
    return environment.tint ?? own ?? AnyShapeStyle(Color.green)
  }
}
