import Foundation
import Waggle

/// What most sliders do not have: marks, a neutral value, a range within the range, and a text for the value.
nonisolated final class SliderDetails {
  /// A mark at a value, with the text that is read aloud there.
  struct Mark {
    let value: Double
    let text: Text?
  }

  let marks: [Mark]
  /// Where the filled part of the track begins; nil for the lower end.
  let neutral: Double?
  /// The values that can be chosen; nil for all.
  let enabled: ClosedRange<Double>?
  /// What is read aloud as the value; nil for the number.
  let text: Text?

  init<V: BinaryFloatingPoint>(
    neutral: V?, enabled: ClosedRange<V>?, text: Text?, _ marks: [SliderTick<V>]
  ) {
    self.marks = marks.map { Mark(value: Double($0.value), text: $0.text) }
    self.neutral = neutral.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.text = text
  }

  /// The text of the mark at a value; nil for none.
  func text(at value: Double, of length: Double) -> Text? {
    marks.first { $0.text != nil && abs($0.value - value) <= length * 1e-6 }?.text ?? text
  }
}

/// Dots below the track, where a slider has marks (C684).
nonisolated struct SliderMarks: Shape {
  /// Where the marks are on the track, from 0 to 1.
  let parts: [Double]
  let knobWidth: CGFloat
  let track: CGFloat

  func path(in rect: CGRect) -> Path {
    let travel = max(rect.width - knobWidth, 0)
    let y = rect.midY + track / 2 + 2 * Self.radius
    return Path { path in
      for part in parts {
        let x = rect.minX + knobWidth / 2 + travel * part
        path.addEllipse(
          in: CGRect(
            x: x - Self.radius, y: y - Self.radius, width: 2 * Self.radius,
            height: 2 * Self.radius))
      }
    }
  }

  private static let radius: CGFloat = 1.5
}
