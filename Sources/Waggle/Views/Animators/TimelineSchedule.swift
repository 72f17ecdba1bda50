public import Foundation

/// The dates at which a timeline view changes.
public protocol TimelineSchedule {
  /// How often a timeline view may change.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates, ascending, beginning with the last one that is not after `startDate`, if there is one.
  ///
  /// - Parameters:
  ///   - startDate: the date at which the view appears.
  ///   - mode: how often the view may change.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline view may change.
public enum TimelineScheduleMode: Hashable, Sendable, BitwiseCopyable {
  /// As often as the schedule says.
  case normal
  /// Seldom, to save power. Waggle's hosts do not use it.
  case lowFrequency
}

/// Dates with equal intervals between (M092).
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let origin: Date
  private let interval: TimeInterval

  /// Dates at multiples of an interval from a date on.
  ///
  /// - Parameters:
  ///   - startDate: the first date.
  ///   - interval: in seconds; below a thousandth it counts as a thousandth.
  public init(from startDate: Date, by interval: TimeInterval) {
    (origin, self.interval) = (startDate, interval > 0.001 ? interval : 0.001)
  }

  /// The dates, without end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max(startDate.timeIntervalSince(origin) / interval, 0).rounded(.down)
    return Entries(upcoming: origin + passed * interval, interval: interval)
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date
    fileprivate let interval: TimeInterval

    /// The next date; there always is one.
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }
}

/// The start of each minute (M092).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// The start of each minute.
  public init() {}

  /// The dates, without end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given; the last one stays (M092).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Given dates.
  ///
  /// - Parameter dates: ascending.
  public init(_ dates: Entries) { self.dates = dates }

  /// The given dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

/// Each frame, as long as it is not paused (M092).
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// The frames of an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: in seconds; nil is as often as the host draws, at most 120 times per second.
  ///   - paused: whether no date comes.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 120)
    isPaused = paused
  }

  /// The start, and if the schedule is not paused, dates at the interval without end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: startDate, interval: isPaused ? nil : interval)
  }

  /// The dates of an animation.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval?

    /// The next date; nil after the first one if the schedule is paused.
    public mutating func next() -> Date? {
      defer { upcoming = interval.flatMap { interval in upcoming.map { $0 + interval } } }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at multiples of an interval from a date on.
  ///
  /// - Parameters:
  ///   - startDate: the first date.
  ///   - interval: in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Given dates, ascending; the last one stays.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The frames of an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: in seconds; nil is as often as the host draws.
  ///   - paused: whether no date comes.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
