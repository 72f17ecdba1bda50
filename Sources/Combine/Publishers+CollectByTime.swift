public import OpenCombine

extension Publishers {
  /// When collected elements are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After each interval, and at once when there are as many as the count.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes what another publisher does as arrays, from time to time. An interval in which nothing comes has no array;
  /// the last array comes before the end, and a failure comes without one.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The elements of an interval, in their order.
    public typealias Output = [Upstream.Output]
    /// The failure of `upstream`.
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements are collected.
    public let upstream: Upstream
    /// The moments at which collected values are published.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// How the scheduler is used.
    public let options: Context.SchedulerOptions?

    /// Collects what `upstream` publishes.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to `upstream`; the first interval begins now.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) = strategy.parts
      let options = options
      upstream.subscribe(
        TimedCollector(subscriber, count: count) { collector in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
          ) { [weak collector] in collector?.flush() }
        })
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, count: Int) {
    switch self {
    case .byTime(let scheduler, let interval): (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
    }
  }
}

extension Publisher {
  /// Collects elements, and publishes them as arrays from time to time.
  ///
  /// - Parameter strategy: the scheduler, the interval, and perhaps the greatest count of an array.
  /// - Parameter options: how the scheduler is used.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
