import Foundation
import Waggle

/// The track and the knob of a slider.
///
/// A finger that begins near the knob drags it; elsewhere a tap, or a move sideways, brings the knob there, and a move up
/// or down scrolls. A mouse button brings the knob to the pointer at once.
struct SliderKnob: View {
  let model: SliderModel
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    GeometryReader { proxy in SliderDrag(model: model, width: proxy.size.width) }
      .frame(height: metrics.slider.height)
  }
}

/// The knob on a track of this width.
private struct SliderDrag: View {
  let model: SliderModel
  let width: CGFloat
  /// How far from the knob's middle the pointer is; nil while nothing is dragged.
  @State private var grip: CGFloat?
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sliderThumbVisibility) private var thumb

  var body: some View {
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

  private var knobWidth: CGFloat { thumb == .hidden ? 0 : metrics.slider.knob.width }

  private var travel: CGFloat { max(width - knobWidth, 0) }

  /// The middle of the knob, from the leading edge.
  private var middle: CGFloat { knobWidth / 2 + travel * model.part }

  private func isNearKnob(_ point: CGPoint) -> Bool {
    abs(leading(point) - middle) <= metrics.slider.reach
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
private struct SliderAppearance: View {
  let part: Double
  let width: CGFloat
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.sliderThumbVisibility) private var thumb
  @Environment(\.appearanceProxies) private var proxies

  var body: some View {
    let size = metrics.slider
    ZStack(alignment: .leading) {
      Capsule().fill(trackStyle).frame(height: size.track)
      Capsule().fill(proxies?.slider.minimumTrackTintColor.style ?? AnyShapeStyle(.tint))
        .frame(width: min(knobOffset + knobWidth / 2, width), height: size.track)
      Decoration { if thumb == .hidden { bareRing } else { knob } }
    }
    .frame(width: width, height: size.height)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var knobWidth: CGFloat { thumb == .hidden ? 0 : metrics.slider.knob.width }

  private var knobOffset: CGFloat { max(width - knobWidth, 0) * part }

  private var knob: some View {
    Capsule().fill(proxies?.slider.thumbTintColor.style ?? AnyShapeStyle(.white))
      .shadow(color: .black.opacity(0.2), radius: 2.5, y: 1)
      .frame(width: metrics.slider.knob.width, height: metrics.slider.knob.height)
      .hoverAppearance(Capsule())
      .scaleEffect(isPressed ? 1.08 : 1)
      .focusRing(Capsule())
      .offset(x: knobOffset)
  }

  /// The ring of the focus around the track.
  private var bareRing: some View {
    Color.clear.frame(width: width, height: metrics.slider.track).controlMarks(Capsule())
  }

  private var trackStyle: AnyShapeStyle {
    if let own = proxies?.slider.maximumTrackTintColor.style { return own }
    return contrast == .increased ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.fill)
  }
}
