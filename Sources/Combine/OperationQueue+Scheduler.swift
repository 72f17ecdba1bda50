public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _DateTime

  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The smallest tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds `action` as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(unchecked(action))
  }

  /// Adds `action` as an operation at `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = unchecked(action)
    let clock = Self.clock
    clock.schedule(after: clock.now.advanced(by: .seconds(delay(until: date)))) {
      self.addOperation(action)
    }
  }

  /// Adds `action` as an operation at `date` and then after each `interval`, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = unchecked(action)
    let clock = Self.clock
    return clock.schedule(
      after: clock.now.advanced(by: .seconds(delay(until: date))),
      interval: .seconds(max(interval.timeInterval, 0.0001)),
      tolerance: .seconds(tolerance.timeInterval)
    ) { self.addOperation(action) }
  }

  /// Serial, so that what is due first is added first: a queue with one operation at a time keeps the order.
  private static let clock = DispatchQueue(label: "operations")

  private func delay(until date: SchedulerTimeType) -> TimeInterval {
    max(now.distance(to: date).magnitude, 0)
  }
}
