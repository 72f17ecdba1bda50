public import Dispatch
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// How work is added to the queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to; nil for none.
    public var group: DispatchGroup?

    /// Options with these values.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The smallest tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Performs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    async(
      group: options.group, qos: options.qos, flags: options.flags, execute: unchecked(action))
  }

  /// Performs `action` once, at `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    asyncAfter(
      deadline: date.dispatchTime, qos: options.qos, flags: options.flags,
      execute: unchecked(action))
  }

  /// Performs `action` at `date` and then after each `interval`, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let options = options ?? SchedulerOptions()
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options.qos, flags: options.flags, handler: unchecked(action))
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// Schedulers of Combine take any closure and run it elsewhere; the caller answers for what it shares.
func unchecked(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  nonisolated(unsafe) let action = action
  return { action() }
}
