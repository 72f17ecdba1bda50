import Foundation
import Waggle

/// What is behind the track of a slider that has marks or enabled bounds; the others spend no node on it.
///
/// A slider keeps it, or does without, as long as it lives.
nonisolated struct SliderDecorations: PrimitiveModifier {
  private let background: SliderBackground
  private let isNeeded: Bool

  @MainActor init(of model: SliderModel, knobWidth: CGFloat, metrics: SliderMetrics) {
    background = SliderBackground(
      enabled: model.enabledPart, marks: model.markParts, knobWidth: knobWidth, metrics: metrics)
    isNeeded = model.details != nil
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard modifier.readOnce(in: inputs).isNeeded else { return body(_Graph(), inputs) }
    let background = modifier.part(at: 0, as: SliderBackground.self)
    return SliderBackground._makeView(modifier: background, inputs: inputs, body: body)
  }
}

/// The marks below the track (C684), and a faint track where it cannot be chosen (C685).
nonisolated private struct SliderBackground: ViewModifier {
  let enabled: ClosedRange<Double>?
  let marks: [Double]
  let knobWidth: CGFloat
  let metrics: SliderMetrics

  @MainActor func body(content: Content) -> some View {
    content.background {
      if enabled != nil { Capsule().fill(.fill).opacity(0.4).frame(height: metrics.track) }
    }
    .background {
      if !marks.isEmpty {
        SliderMarks(parts: marks, knobWidth: knobWidth, track: metrics.track).fill(.secondary)
      }
    }
  }
}
