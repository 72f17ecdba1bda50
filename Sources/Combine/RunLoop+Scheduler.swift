public import Foundation
public import OpenCombine
import Synchronization

/// What is scheduled on the main run loop goes through the main queue: a running main loop serves that queue, and so
/// does a program whose main thread waits in no run loop, such as a test.
extension RunLoop: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _DateTime

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The smallest tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Performs `action` in the next turn of the loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.async(execute: unchecked(action)) }
    perform(inModes: [.common], block: unchecked(action))
    // A loop that waits does not look at its blocks; a timer wakes it.
    add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .common)
  }

  /// Performs `action` once, at `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if isMain {
      let delay = max(now.distance(to: date).magnitude, 0)
      return DispatchQueue.main.schedule(
        after: DispatchQueue.main.now.advanced(by: .seconds(delay)), action)
    }
    let action = unchecked(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
  }

  /// Performs `action` at `date` and then after each `interval`, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = max(now.distance(to: date).magnitude, 0)
    return repeatedly(
      after: delay, every: interval.timeInterval, tolerance: tolerance.timeInterval, in: .common,
      action)
  }
}

extension RunLoop {
  /// Calls `action` after `delay` seconds and then after each `interval`. An interval that is not above 0 is a tenth of
  /// a millisecond, as for a `Timer`.
  func repeatedly(
    after delay: TimeInterval, every interval: TimeInterval, tolerance: TimeInterval, in mode: Mode,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let interval = interval > 0 ? interval : 0.0001
    guard !isMain else {
      let queue = DispatchQueue.main
      let entry = MainTimers.add(first: Date(timeIntervalSinceNow: delay), interval)
      let timer = queue.schedule(
        after: queue.now.advanced(by: .seconds(delay)), interval: .seconds(interval),
        tolerance: .seconds(tolerance), options: nil
      ) {
        MainTimers.noteFiring(of: entry)
        action()
      }
      return AnyCancellable {
        MainTimers.remove(entry)
        timer.cancel()
      }
    }
    let action = unchecked(action)
    let fire = Date(timeIntervalSinceNow: delay)
    let timer = Timer(fire: fire, interval: interval, repeats: true) { _ in action() }
    timer.tolerance = tolerance
    add(timer, forMode: mode)
    return AnyCancellable { timer.invalidate() }
  }

  private var isMain: Bool { self === RunLoop.main }
}

/// The repeating timers of the main run loop, which does not know them, as they are in the main queue.
package enum MainTimers {
  private struct Entries {
    var next: [Int: (date: Date, interval: TimeInterval)] = [:]
    var count = 0
  }

  private static let entries = Mutex(Entries())

  /// When the first of them fires; nil without any.
  package static var nextDate: Date? { entries.withLock { $0.next.values.map(\.date).min() } }

  static func add(first: Date, _ interval: TimeInterval) -> Int {
    entries.withLock {
      $0.count += 1
      $0.next[$0.count] = (first, interval)
      return $0.count
    }
  }

  static func noteFiring(of entry: Int) {
    entries.withLock {
      guard let interval = $0.next[entry]?.interval else { return }
      $0.next[entry]?.date = Date(timeIntervalSinceNow: interval)
    }
  }

  static func remove(_ entry: Int) { entries.withLock { _ = $0.next.removeValue(forKey: entry) } }
}
