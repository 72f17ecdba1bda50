import Foundation
import OpenCombine

/// Collects what one subscriber is to get as arrays. It delivers what there is when it is flushed, or when `count` elements
/// have come; if no array was requested, it keeps them. May be used from any thread.
final class TimedCollector<Input, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  /// Held while the subscriber runs, which may cause the next element.
  private let delivery = NSRecursiveLock()
  private let count: Int
  /// Flushes after each interval, until the result is cancelled.
  private let startTimer: (TimedCollector) -> any Cancellable
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var elements: [Input] = []

  /// - Parameter count: how many elements an array has at most.
  init(
    _ downstream: Downstream, count: Int,
    startTimer: @escaping (TimedCollector) -> any Cancellable
  ) {
    self.downstream = downstream
    self.count = count
    self.startTimer = startTimer
  }

  func receive(subscription: any Subscription) {
    let first = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let first else { return subscription.cancel() }
    let timer = startTimer(self)
    lock.withLock { self.timer = timer }
    first.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      if downstream != nil { elements.append(input) }
      return elements.count >= count
    }
    if isFull { flush() }
    return .none
  }

  /// Delivers what has been collected, if it is anything and was requested.
  func flush() {
    let next = lock.withLock { () -> (Downstream, [Input])? in
      guard demand > 0, !elements.isEmpty, let downstream else { return nil }
      demand -= 1
      defer { elements = [] }
      return (downstream, elements)
    }
    guard let (downstream, elements) = next else { return }
    let more = delivery.withLock { downstream.receive(elements) }
    lock.withLock { demand += more }
  }

  /// The collected values are delivered before a regular end, and dropped by a failure.
  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { flush() }
    guard let downstream = end() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() { _ = end() }

  /// Ends both sides; the subscriber, if it had not ended.
  private func end() -> Downstream? {
    let (last, upstream, timer) = lock.withLock {
      defer { (downstream, self.upstream, self.timer, elements) = (nil, nil, nil, []) }
      return (downstream, self.upstream, self.timer)
    }
    timer?.cancel()
    upstream?.cancel()
    return last
  }
}
