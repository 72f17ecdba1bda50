import Foundation
import Waggle

/// The track and the knob of a slider.
///
/// A finger that begins near the knob drags it; elsewhere a tap, or a move sideways, brings the knob there, and a move up
/// or down scrolls. A mouse button brings the knob to the pointer at once.
struct SliderKnob: View {
  let model: SliderModel
  @State private var drag = SliderDrag()
  @Environment(\.sliderLook) private var look
  @Environment(\.appearanceProxies) private var proxies
  private let report = Reporter()

  init(model: SliderModel) { self.model = model }

  var body: some View {
    let _ = reportProblems()
    SliderLayout(
      part: model.part, neutral: model.neutralPart, enabled: model.enabledPart, metrics: metrics,
      hasKnob: look.hasKnob
    ) {
      Capsule().fill(track)
      Capsule().fill(proxies?.slider.minimumTrackTintColor.style ?? AnyShapeStyle(.tint))
      Decoration {
        if look.hasKnob {
          knob
        } else {
          // The ring of the focus is around the track.
          Color.clear.controlMarks(Capsule())
        }
      }
    }
    .modifier(SliderDecorations(of: model, knobWidth: knobWidth, metrics: metrics))
    .opacity(look.isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .touchTarget()
    .gesture(
      SlideGesture(takesTaps: true) { point, isFinger in
        model.problem == nil && (!isFinger || isNearKnob(point))
      } perform: {
        slide($0)
      }, isEnabled: model.problem == nil
    )
    .answers(drag.track)
  }

  private var knob: some View {
    Capsule().fill(proxies?.slider.thumbTintColor.style ?? AnyShapeStyle(.white))
      .shadow(color: .black.opacity(0.2), radius: 2.5, y: 1)
      .hoverAppearance(Capsule())
      .scaleEffect(drag.grip == nil ? 1 : 1.08)
      .focusRing(Capsule())
  }

  private var track: AnyShapeStyle {
    if let own = proxies?.slider.maximumTrackTintColor.style { return own }
    return look.isContrastIncreased ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.fill)
  }

  private var metrics: SliderMetrics { look.platform.slider }

  private func reportProblems() {
    if let problem = model.problem { report(.controlRange("Slider", problem)) }
    if let value = model.strangeValue {
      report(.controlRange("Slider", "its value, \(value), is not a finite number"))
    }
  }

  private var width: CGFloat { drag.track.currentWidth ?? 0 }
  private var knobWidth: CGFloat { look.hasKnob ? metrics.knob.width : 0 }
  private var travel: CGFloat { max(width - knobWidth, 0) }

  /// The middle of the knob, from the leading edge.
  private var middle: CGFloat { knobWidth / 2 + travel * model.part }

  private func isNearKnob(_ point: CGPoint) -> Bool {
    abs(leading(point) - middle) <= metrics.reach
  }

  private func leading(_ point: CGPoint) -> CGFloat {
    look.direction == .rightToLeft ? width - point.x : point.x
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
    drag.grip = isOnKnob ? offset : 0
    model.onEditingChanged(true)
    if !isOnKnob { move(to: x) }
  }

  private func move(to x: CGFloat) {
    guard let grip = drag.grip, travel > 0 else { return }
    let half = knobWidth / 2
    model.move(to: Double((x - grip - half) / travel))
  }

  private func end() {
    guard drag.grip != nil else { return }
    drag.grip = nil
    model.onEditingChanged(false)
  }
}

/// A drag of the knob.
private struct SliderDrag {
  /// How far from the knob's middle the pointer is; nil while nothing is dragged.
  var grip: CGFloat?
  /// The track, which is asked for its width while it is touched.
  let track = SizeQuery()
}

/// What a slider shows of where it is, in one value.
private struct SliderLook: Equatable {
  let platform: PlatformMetrics
  let hasKnob: Bool
  let isEnabled: Bool
  let isContrastIncreased: Bool
  let direction: LayoutDirection
}

extension EnvironmentValues {
  fileprivate var sliderLook: SliderLook {
    SliderLook(
      platform: platformMetrics, hasKnob: sliderThumbVisibility != .hidden, isEnabled: isEnabled,
      isContrastIncreased: colorSchemeContrast == .increased, direction: layoutDirection)
  }
}

/// The track, the part of it before the knob, and the knob: as wide as proposed.
nonisolated private struct SliderLayout: Layout, UnnamedLayout {
  /// Where the knob is, from 0 to 1.
  let part: Double
  /// Where the filled part begins, from 0 to 1; nil for the lower end.
  let neutral: Double?
  /// The part that can be chosen; nil for all.
  let enabled: ClosedRange<Double>?
  let metrics: SliderMetrics
  let hasKnob: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: metrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (width, knobWidth) = (bounds.width, hasKnob ? metrics.knob.width : 0)
    let travel = max(width - knobWidth, 0)
    let offset = travel * part
    let whole: ClosedRange<CGFloat> = 0...max(width, knobWidth)
    let middle = min(offset + knobWidth / 2, width)
    let start = neutral.map { travel * $0 + knobWidth / 2 } ?? 0
    // An end that is the track's is as far from the knob's middle as that can be.
    let chosen: ClosedRange<CGFloat>? = enabled.map { part in
      let first = part.lowerBound <= 0 ? 0 : travel * part.lowerBound + knobWidth / 2
      let last = part.upperBound >= 1 ? whole.upperBound : travel * part.upperBound + knobWidth / 2
      return first...last
    }
    place(subviews[0], in: bounds, chosen ?? whole)
    place(subviews[1], in: bounds, min(start, middle)...max(start, middle))
    if hasKnob {
      place(subviews[2], in: bounds, metrics.knob, at: offset)
    } else {
      place(subviews[2], in: bounds, CGSize(width: width, height: metrics.track))
    }
  }

  /// A part of the track, between two distances from its leading end.
  private func place(
    _ subview: LayoutSubview, in bounds: CGRect, _ part: ClosedRange<CGFloat>
  ) {
    let size = CGSize(width: part.upperBound - part.lowerBound, height: metrics.track)
    place(subview, in: bounds, size, at: part.lowerBound)
  }

  /// In the middle of the height; what is wider than the slider is so on both sides.
  private func place(
    _ subview: LayoutSubview, in bounds: CGRect, _ size: CGSize, at x: CGFloat = 0
  ) {
    let start = hasKnob ? min((bounds.width - metrics.knob.width) / 2, 0) : 0
    subview.place(
      at: CGPoint(
        x: bounds.minX + start + x, y: bounds.minY + (metrics.height - size.height) / 2),
      proposal: ProposedViewSize(size))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .plain }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}
