import Foundation
import Waggle

/// One part of a colour, from 0 to 1, on a track that shows where it leads.
struct ColorSlider: View {
  let title: LocalizedStringKey
  let value: Double
  let colors: [Color]
  let change: (Double) -> Void
  @State private var width: CGFloat = 0
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let sizes = metrics.colorPicker
    Capsule()
      .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      .background(Color.primary.opacity(0.08), in: Capsule())
      .overlay(alignment: .leading) { knob.padding(.leading, start) }
      .frame(height: sizes.track)
      .focusRing(Capsule())
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
      .contentShape(Capsule())
      .gesture(DragGesture(minimumDistance: 0).onChanged { drag(to: $0.location.x) })
      .focusable()
      .onKeyPress(phases: [.down, .repeat]) { key($0.key) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(title)
      .accessibilityValue(Text(value, format: .percent.precision(.fractionLength(0))))
      .accessibilityRole(.slider)
      .accessibilityRange(AccessibilityRange(value: value, minimum: 0, maximum: 1))
      .accessibilityAdjustableAction { step($0 == .increment ? 0.1 : -0.1) }
  }

  private var knob: some View {
    Circle()
      .strokeBorder(.white, lineWidth: 3)
      .shadow(color: .black.opacity(0.4), radius: 2)
      .frame(width: metrics.colorPicker.knob, height: metrics.colorPicker.knob)
  }

  /// The room between the edge and the knob.
  private var inset: CGFloat { (metrics.colorPicker.track - metrics.colorPicker.knob) / 2 }
  private var travel: CGFloat { max(width - metrics.colorPicker.knob - 2 * inset, 1) }
  private var start: CGFloat { inset + travel * min(max(value, 0), 1) }

  private func drag(to x: CGFloat) {
    let part = (x - inset - metrics.colorPicker.knob / 2) / travel
    let forwards = direction == .leftToRight ? part : 1 - part
    change(min(max(forwards, 0), 1))
  }

  private func step(_ amount: Double) { change(min(max(value + amount, 0), 1)) }

  private func key(_ key: KeyEquivalent) -> KeyPress.Result {
    let forwards = direction == .leftToRight ? 0.02 : -0.02
    switch key {
    case .leftArrow: step(-forwards)
    case .rightArrow: step(forwards)
    case .upArrow: step(0.02)
    case .downArrow: step(-0.02)
    default: return .ignored
    }
    return .handled
  }
}
