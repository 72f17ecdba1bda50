import Foundation
public import Waggle

/// How far a task is.
nonisolated enum ProgressSource {
  /// A part of the whole; nil while it is not known.
  case part(Double?)
  /// The part of an interval of time that is over, or that is left.
  case time(ClosedRange<Date>, countsDown: Bool)
  /// What an object says.
  case object(Progress)

  /// A value and a total of which no part can be made, as a message.
  case strange(String)

  /// The part that a value is of its total, in 0...1 (C042); nil for no value. What is not a number is reported (C202).
  init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
    let part = value.map { Double($0) / Double(total) }
    self =
      part?.isNaN == true
      ? .strange("\(value.map { Double($0) } ?? 0) of \(Double(total))")
      : .part(part.map { min(max($0, 0), 1) })
  }

  /// Why no part can be shown; nil if one can, or if none was given.
  var problem: String? {
    guard case .strange(let words) = self else { return nil }
    return "its value, \(words), is not a number"
  }

  /// Whether there is a part to show.
  var isDeterminate: Bool {
    switch self {
    case .part(let part): part != nil
    case .strange: false
    case .time: true
    case .object(let progress): !progress.isIndeterminate
    }
  }

  /// The part; nil while it is not known, or changes with time.
  var part: Double? {
    switch self {
    case .part(let part): part
    case .time, .strange: nil
    case .object(let progress): progress.part
    }
  }

  /// The part at a date.
  func part(at date: Date) -> Double? {
    guard case .time(let interval, let countsDown) = self else { return part }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let over = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
    let part = min(max(over, 0), 1)
    return countsDown ? 1 - part : part
  }

  /// When the part changes; nil if it does not by itself.
  var schedule: ProgressSchedule? {
    switch self {
    case .part, .strange: nil
    case .time(let interval, _): ProgressSchedule(interval: interval)
    case .object(let progress):
      progress.isFinished ? nil : ProgressSchedule(interval: .distantPast ... .distantFuture)
    }
  }

  /// What is read aloud as a number.
  var range: AccessibilityRange? {
    part.map { AccessibilityRange(value: $0, minimum: 0, maximum: 1) }
  }

  /// What is read aloud as the value (C154).
  var percentage: Text? { part.map { Text(verbatim: $0.percentage) } }
}

extension Double {
  /// A part of one as a whole number of per cent.
  nonisolated var percentage: String { "\(Int((self * 100).rounded()))%" }
}

extension Progress {
  nonisolated fileprivate var part: Double? {
    isIndeterminate ? nil : min(max(fractionCompleted, 0), 1)
  }
}

/// Dates in an interval: so many that a bar moves smoothly, at most thirty a second and at least one; never after its
/// end.
nonisolated struct ProgressSchedule: TimelineSchedule, Equatable {
  let interval: ClosedRange<Date>

  private var step: TimeInterval {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return length > 1e9 ? 0.1 : min(max(length / 400, 1.0 / 30), 1)
  }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date?> {
    let (end, step) = (interval.upperBound, step)
    return sequence(state: max(startDate, interval.lowerBound) as Date?) { next in
      guard let date = next else { return nil }
      next = date < end ? min(date + step, end) : nil
      return date
    }
  }
}

/// The time that is left of an interval, or that is over: minutes and seconds, and hours where there are any.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time, which changes each second.
  @MainActor @preconcurrency
  public var body: some View {
    TimelineView(SecondsSchedule(interval: interval)) { context in
      Text(verbatim: Self.words(seconds(at: context.date))).monospacedDigit()
    }
  }

  private func seconds(at date: Date) -> Double {
    let date = min(max(date, interval.lowerBound), interval.upperBound)
    return countsDown
      ? interval.upperBound.timeIntervalSince(date).rounded(.up)
      : date.timeIntervalSince(interval.lowerBound).rounded(.down)
  }

  private static func words(_ seconds: Double) -> String {
    let all = Int(min(seconds, 1e12))
    let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, rest)
      : String(format: "%d:%02d", minutes, rest)
  }
}

/// The seconds of an interval, counted from its start.
nonisolated private struct SecondsSchedule: TimelineSchedule, Equatable {
  let interval: ClosedRange<Date>

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date?> {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let passed = max(startDate.timeIntervalSince(start), 0).rounded(.down)
    return sequence(state: start + passed as Date?) { next in
      guard let date = next else { return nil }
      next = date < end ? date + 1 : nil
      return date
    }
  }
}
