import Foundation
import Waggle

/// The number of a slider and how it moves, whatever its type is.
///
/// Always true: a track that can be used begins and ends with a finite number, and is longer than nothing.
nonisolated struct SliderModel {
  private let read: () -> Double
  private let write: (Double) -> Void
  /// The ends of the track. With a step the upper one is that of the last whole step (C068).
  private let bounds: ClosedRange<Double>
  private let step: Double?
  let onEditingChanged: (Bool) -> Void
  /// Why the slider cannot be moved; nil if it can.
  let problem: String?
  /// What most sliders do not have; nil for nothing.
  let details: SliderDetails?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ details: SliderDetails?
  ) where V.Stride: BinaryFloatingPoint {
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
    self.onEditingChanged = onEditingChanged
    self.details = details
    let track = SliderTrack(
      Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    (self.bounds, self.step, problem) = (track.bounds, track.step, track.problem)
  }

  /// The binding's value; what is not a number counts as the lower end.
  @MainActor private var number: Double {
    let number = read()
    return number.isNaN ? bounds.lowerBound : number
  }

  /// What the binding has, if that cannot be used.
  @MainActor var strangeValue: Double? {
    let number = read()
    return number.isFinite ? nil : number
  }

  /// Where the knob is, from 0 to 1; a value outside of the range is at the end (C068).
  @MainActor var part: Double {
    guard problem == nil else { return 0 }
    return min(max(unclampedPart(of: number), 0), 1)
  }

  private func unclampedPart(of value: Double) -> Double {
    (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
  }

  /// Writes the value at a part of the track, at the nearest step (C068).
  @MainActor func move(to part: Double) {
    guard problem == nil, part.isFinite else { return }
    let part = min(max(part, 0), 1)
    let length = bounds.upperBound - bounds.lowerBound
    let amount = step.map { $0 * (length / $0 * part).rounded() } ?? length * part
    set(bounds.lowerBound + amount)
  }

  /// Writes the value a step further, or a tenth of the range without one (C156), as one edit.
  @MainActor func move(up: Bool) {
    guard problem == nil else { return }
    let length = bounds.upperBound - bounds.lowerBound
    let next = (step.map { $0 / length } ?? 0.1) * (up ? 1 : -1)
    edit { move(to: part + next) }
  }

  /// One edit.
  @MainActor func edit(_ body: () -> Void) {
    onEditingChanged(true)
    body()
    onEditingChanged(false)
  }

  @MainActor private func set(_ new: Double) {
    let allowed = enabledBounds
    let new = min(max(new, allowed.lowerBound), allowed.upperBound)
    if new != read() { write(new) }
  }

  /// The value as it is read aloud: rounded to the digits of the step, or to a hundredth of the range
  /// (C154).
  @MainActor var spokenValue: String {
    let range = range
    let smallest = step ?? (bounds.upperBound - bounds.lowerBound) / 100
    guard smallest > 0, smallest.isFinite else { return range.value.spoken }
    let digits = step.map(Self.digits) ?? max(0, Int((-log10(smallest)).rounded(.up)))
    guard digits < 7 else { return range.value.spoken }
    let scale = pow(10, Double(digits))
    return ((range.value * scale).rounded() / scale).spoken
  }

  /// The number of digits after the point that a step has, at most six.
  private static func digits(_ step: Double) -> Int {
    (0...6).first { digits in
      let scaled = step * pow(10, Double(digits))
      return abs(scaled - scaled.rounded()) < 1e-6
    } ?? 6
  }

  /// What is read aloud: the number and its range.
  @MainActor var range: AccessibilityRange {
    AccessibilityRange(
      value: problem == nil ? min(max(number, bounds.lowerBound), bounds.upperBound) : 0,
      minimum: bounds.lowerBound, maximum: bounds.upperBound)
  }
}

// MARK: Marks and bounds

extension SliderModel {
  /// The values that can be chosen (C685): a range that has none of the track counts as the nearest end.
  private var enabledBounds: ClosedRange<Double> {
    details?.enabled?.clamped(to: bounds) ?? bounds
  }

  /// The part of the track that can be chosen, from 0 to 1; nil for all.
  var enabledPart: ClosedRange<Double>? {
    guard problem == nil, details?.enabled != nil else { return nil }
    let enabled = enabledBounds
    return unclampedPart(of: enabled.lowerBound)...unclampedPart(of: enabled.upperBound)
  }

  /// Where the filled part of the track begins, from 0 to 1; nil for the lower end (C685).
  var neutralPart: Double? {
    guard problem == nil, let neutral = details?.neutral else { return nil }
    return min(max(unclampedPart(of: neutral), 0), 1)
  }

  /// Where the marks of the track are, from 0 to 1 (C684).
  var markParts: [Double] {
    guard problem == nil, let details else { return [] }
    return details.marks.map { unclampedPart(of: $0.value) }.filter { 0...1 ~= $0 }
  }

  /// What is read aloud as the value: the label of the mark that it is at, the program's text, or the number (C684).
  @MainActor var spokenText: Text {
    let length = bounds.upperBound - bounds.lowerBound
    return details?.text(at: number, of: length) ?? Text(verbatim: spokenValue)
  }
}

/// The ends and the step of a slider's track, and what is wrong with them.
nonisolated private struct SliderTrack {
  let bounds: ClosedRange<Double>
  let step: Double?
  let problem: String?

  init(_ range: ClosedRange<Double>, step: Double?) {
    let length = range.upperBound - range.lowerBound
    let stops = step.map { (length / $0 * (1 + 1e-12)).rounded(.down) }
    problem = Self.problem(range, step, stops)
    self.step = problem == nil ? step : nil
    guard problem == nil else {
      bounds = range.lowerBound.isFinite && range.upperBound.isFinite ? range : 0...1
      return
    }
    let end = step.flatMap { step in stops.map { range.lowerBound + step * $0 } }
    bounds = range.lowerBound...min(end ?? range.upperBound, range.upperBound)
  }

  private static func problem(_ range: ClosedRange<Double>, _ step: Double?, _ stops: Double?)
    -> String?
  {
    let words = "\(range.lowerBound) to \(range.upperBound)"
    guard (range.upperBound - range.lowerBound).isFinite else {
      return "its range, \(words), is infinite"
    }
    if range.lowerBound == range.upperBound { return "its range, \(words), is empty" }
    guard let step, let stops else { return nil }
    guard step > 0, step.isFinite else { return "its step, \(step), is not a positive number" }
    return stops < 1 ? "its step, \(step), is longer than its range, \(words)" : nil
  }
}
