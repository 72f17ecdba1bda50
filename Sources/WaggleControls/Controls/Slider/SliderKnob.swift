import Foundation
import Waggle

/// The track and the knob of a slider.
///
/// A finger that begins near the knob drags it; elsewhere a tap, or a move sideways, brings the knob there, and a move up
/// or down scrolls. A mouse button brings the knob to the pointer at once.
nonisolated struct SliderKnob: EnvironmentView {
  let model: SliderModel

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let metrics = environment.platformMetrics.slider
    let (direction, thumb) = (environment.layoutDirection, environment.sliderThumbVisibility)
    GeometryReader { proxy in
      SliderDrag(
        model: model, width: proxy.size.width, knobWidth: thumb == .hidden ? 0 : metrics.knob.width,
        reach: metrics.reach, direction: direction)
    }
    .frame(height: metrics.height)
  }
}

/// The knob on a track of this width.
private struct SliderDrag: View {
  let model: SliderModel
  let width: CGFloat
  /// The width of the knob; 0 for none.
  let knobWidth: CGFloat
  /// How far from the knob's middle a finger that drags it may begin.
  let reach: CGFloat
  let direction: LayoutDirection
  /// How far from the knob's middle the pointer is; nil while nothing is dragged.
  @State private var grip: CGFloat?
  private let report = Reporter()

  init(
    model: SliderModel, width: CGFloat, knobWidth: CGFloat, reach: CGFloat,
    direction: LayoutDirection
  ) {
    self.model = model
    (self.width, self.knobWidth, self.reach) = (width, knobWidth, reach)
    self.direction = direction
  }

  var body: some View {
    let _ = reportProblems()
    let part = model.part
    SliderAppearance(part: part, width: width, isPressed: grip != nil)
      .contentShape(Rectangle())
      .touchTarget()
      .gesture(
        SlideGesture(takesTaps: true) { point, isFinger in
          model.problem == nil && (!isFinger || isNearKnob(point))
        } perform: {
          slide($0)
        }, isEnabled: model.problem == nil)
  }

  private func reportProblems() {
    if let problem = model.problem { report(.controlRange("Slider", problem)) }
    if let value = model.strangeValue {
      report(.controlRange("Slider", "its value, \(value), is not a finite number"))
    }
  }

  private var travel: CGFloat { max(width - knobWidth, 0) }

  /// The middle of the knob, from the leading edge.
  private var middle: CGFloat { knobWidth / 2 + travel * model.part }

  private func isNearKnob(_ point: CGPoint) -> Bool {
    abs(leading(point) - middle) <= reach
  }

  private func leading(_ point: CGPoint) -> CGFloat {
    direction == .rightToLeft ? width - point.x : point.x
  }

  private func slide(_ phase: SlidePhase) {
    switch phase {
    case .began(let point): begin(at: leading(point))
    case .moved(let point): move(to: leading(point))
    case .ended(let point):
      move(to: leading(point))
      end()
    case .cancelled: end()
    }
  }

  /// A knob that is gripped beside its middle does not jump.
  private func begin(at x: CGFloat) {
    let offset = x - middle
    let isOnKnob = abs(offset) <= knobWidth / 2
    grip = isOnKnob ? offset : 0
    model.onEditingChanged(true)
    if !isOnKnob { move(to: x) }
  }

  private func move(to x: CGFloat) {
    guard let grip, travel > 0 else { return }
    let half = knobWidth / 2
    model.move(to: Double((x - grip - half) / travel))
  }

  private func end() {
    guard grip != nil else { return }
    grip = nil
    model.onEditingChanged(false)
  }
}

/// What a slider looks like.
nonisolated private struct SliderAppearance: EnvironmentView {
  let part: Double
  let width: CGFloat
  let isPressed: Bool

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let (size, proxies) = (environment.platformMetrics.slider, environment.appearanceProxies)
    let hasKnob = environment.sliderThumbVisibility != .hidden
    let knobWidth = hasKnob ? size.knob.width : 0
    let knobOffset = max(width - knobWidth, 0) * part
    ZStack(alignment: .leading) {
      Capsule().fill(trackStyle(in: environment)).frame(height: size.track)
      Capsule().fill(proxies?.slider.minimumTrackTintColor.style ?? AnyShapeStyle(.tint))
        .frame(width: min(knobOffset + knobWidth / 2, width), height: size.track)
      Decoration {
        if hasKnob {
          knob(size, proxies?.slider.thumbTintColor.style, at: knobOffset)
        } else {
          // The ring of the focus is around the track.
          Color.clear.frame(width: width, height: size.track).controlMarks(Capsule())
        }
      }
    }
    .frame(width: width, height: size.height)
    .opacity(environment.isEnabled ? 1 : 0.5)
  }

  private func knob(_ size: SliderMetrics, _ style: AnyShapeStyle?, at x: CGFloat) -> some View {
    Capsule().fill(style ?? AnyShapeStyle(.white))
      .shadow(color: .black.opacity(0.2), radius: 2.5, y: 1)
      .frame(width: size.knob.width, height: size.knob.height)
      .hoverAppearance(Capsule())
      .scaleEffect(isPressed ? 1.08 : 1)
      .focusRing(Capsule())
      .offset(x: x)
  }

  @MainActor private func trackStyle(in environment: EnvironmentValues) -> AnyShapeStyle {
    if let own = environment.appearanceProxies?.slider.maximumTrackTintColor.style { return own }
    return environment.colorSchemeContrast == .increased
      ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.fill)
  }
}
