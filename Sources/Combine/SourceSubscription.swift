import Foundation
import OpenCombine

/// A subscription to values that come whether asked for or not: it delivers as many as were requested and drops the
/// others. After it was cancelled or has completed it delivers nothing. May be used from any thread.
final class SourceSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  /// Held while the subscriber runs, which may cause the next value.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var start: (() -> Void)?
  private var stop: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Connects the source: `start` is called at the first request, `stop` once, at the end.
  func connect(start: (() -> Void)? = nil, stop: @escaping () -> Void) {
    self.start = start
    self.stop = stop
    downstream?.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {
    let start = lock.withLock {
      self.demand += demand
      defer { self.start = nil }
      return self.start
    }
    start?()
  }

  func send(_ input: Downstream.Input) {
    guard let downstream = lock.withLock({ takeDemand() ? downstream : nil }) else { return }
    let more = delivery.withLock { downstream.receive(input) }
    lock.withLock { demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream = end() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  func cancel() { _ = end() }

  private func takeDemand() -> Bool {
    guard demand > 0 else { return false }
    demand -= 1
    return true
  }

  /// Ends the subscription; the subscriber, if it had not ended.
  private func end() -> Downstream? {
    let (last, stop) = lock.withLock {
      defer { (downstream, start, self.stop) = (nil, nil, nil) }
      return (downstream, self.stop)
    }
    stop?()
    return last
  }
}
