public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the current date after each `interval` seconds, once it is connected.
  ///
  /// - Parameter interval: in seconds; one that is not above 0 is a tenth of a millisecond.
  /// - Parameter tolerance: how late a value may come, in seconds.
  /// - Parameter runLoop: the loop that the timer belongs to.
  /// - Parameter mode: the mode in which it fires.
  /// - Parameter options: none exist.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the current date at an interval, to all of its subscribers.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the value is published.
    public typealias Output = Date
    /// Timers do not fail.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    /// How late a value may come, in seconds; nil for the default of 0.
    public let tolerance: TimeInterval?
    /// The loop that the timer belongs to.
    public let runLoop: RunLoop
    /// The mode in which it fires.
    public let mode: RunLoop.Mode
    /// None exist.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher that has not been connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber; it receives values while the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts a timer, which runs until the result is cancelled.
    public func connect() -> any Cancellable {
      let subject = subject
      return runLoop.repeatedly(
        after: interval, every: interval, tolerance: tolerance ?? 0, in: mode
      ) { subject.send(Date()) }
    }
  }
}
