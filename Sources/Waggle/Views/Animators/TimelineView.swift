public import Foundation

/// Makes its content again at each date of a schedule (M092).
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content>: PathNamed {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// What the content depends on.
  public struct Context: Sendable {
    /// How often the view changes.
    public enum Cadence: Comparable, Hashable, Sendable, BitwiseCopyable {
      /// Without a limit: the only one that Waggle's hosts have.
      case live
      /// Every second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The last date of the schedule that has come.
    public let date: Date
    /// How often the view changes.
    public let cadence: Cadence

    /// Makes the content again in the next frame.
    public func invalidateTimelineContent() { invalidate() }

    fileprivate let invalidate: @Sendable () -> Void
  }
}

/// The context of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Shows content that changes with time.
  ///
  /// - Parameters:
  ///   - schedule: when the content changes.
  ///   - content: makes the content for a date.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content at the date that has come.
  public var body: some View { TimelineContent(schedule: schedule, content: content) }
}

/// The content of a timeline view at the present date.
nonisolated private struct TimelineContent<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  private let time = HostTime()
  @State private var frame = 0
  @State private var track = TimelineTrack<Schedule>()

  init(schedule: Schedule, content: @escaping (TimelineViewDefaultContext) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  var body: some View {
    let _ = frame
    nonisolated(unsafe) let view = self
    content(
      TimelineViewDefaultContext(
        date: presentDate, cadence: .live,
        invalidate: { onMainActorSoon { onMainActor { view.frame += 1 } } }))
  }

  /// The date that has come. The view wakes up at the next one.
  private var presentDate: Date {
    let now = time.date
    if !track.follows(schedule, time.areEqual) { track.start(schedule, at: now) }
    track.advance(to: now)
    if let next = track.next {
      time.wake(at: time.now + max(next.timeIntervalSince(now), 0), counting: $frame)
    }
    return track.date ?? now
  }
}

/// Where a timeline view is in its schedule: derived from the schedule and the time by the body, which finds the same date when
/// it runs again at the same time.
private final class TimelineTrack<Schedule: TimelineSchedule> {
  /// How many dates may pass in a frame: more of them are the sign of a schedule that does not continue.
  private static var limit: Int { 100_000 }

  /// The last date that has come; nil before the first one.
  private(set) var date: Date?
  /// The next date; nil for never.
  private(set) var next: Date?
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?

  func follows(_ schedule: Schedule, _ areEqual: (Schedule, Schedule) -> Bool) -> Bool {
    self.schedule.map { areEqual($0, schedule) } ?? false
  }

  /// Begins with the dates of a schedule. A paused animation stays at the date of the last one.
  func start(_ schedule: Schedule, at now: Date) {
    self.schedule = schedule
    if let animation = schedule as? AnimationTimelineSchedule {
      (dates, next) = (nil, animation.isPaused && date != nil ? nil : now)
    } else {
      dates = schedule.entries(from: now, mode: .normal).makeIterator()
      next = dates?.next()
    }
  }

  /// Takes the dates that have come.
  func advance(to now: Date) {
    if let animation = schedule as? AnimationTimelineSchedule { return advance(animation, to: now) }
    for _ in 0..<Self.limit {
      guard let date = next, date <= now else { return }
      self.date = date
      next = dates?.next()
    }
    next = nil
  }

  /// The date of an animation is that of the frame.
  private func advance(_ animation: AnimationTimelineSchedule, to now: Date) {
    // A frame may come a little before its time by rounding.
    guard let due = next, due <= now + 1e-6 else { return }
    date = now
    next = animation.isPaused ? nil : now + animation.interval
  }
}
