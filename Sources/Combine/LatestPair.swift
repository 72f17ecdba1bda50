import Foundation
import OpenCombine

/// The latest values of two publishers, for one subscriber. It delivers a pair for each value as long as pairs are
/// requested, drops the others, and completes once. May be used from any thread.
final class LatestPair<A, B, Downstream: Subscriber>: Subscription
where Downstream.Input == (A, B) {
  /// The values that have arrived.
  struct Values {
    var a: A?
    var b: B?
  }

  private let lock = NSLock()
  /// Held while the subscriber runs, which may cause the next value.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var values = Values()
  private var upstreams: [any Subscription] = []
  private var unfinished = 2

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// The subscriber of one of the publishers, which stores its values with `store`.
  func subscriber<Input>(
    store: @escaping (inout Values, Input) -> Void
  ) -> AnySubscriber<Input, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.begin($0) },
      receiveValue: { input in
        self.update { store(&$0, input) }
        return .none
      },
      receiveCompletion: { self.complete($0) })
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() { _ = end() }

  private func begin(_ upstream: any Subscription) {
    let isWanted = lock.withLock {
      if downstream != nil { upstreams.append(upstream) }
      return downstream != nil
    }
    isWanted ? upstream.request(.unlimited) : upstream.cancel()
  }

  private func update(_ change: (inout Values) -> Void) {
    let (downstream, pair) = lock.withLock {
      change(&values)
      return (self.downstream, takePair())
    }
    guard let downstream, let pair else { return }
    let more = delivery.withLock { downstream.receive(pair) }
    lock.withLock { demand += more }
  }

  /// The values as a pair, if there is one and it was requested.
  private func takePair() -> (A, B)? {
    guard demand > 0, let a = values.a, let b = values.b else { return nil }
    demand -= 1
    return (a, b)
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isLast = lock.withLock {
      unfinished -= 1
      return unfinished == 0
    }
    if case .finished = completion, !isLast { return }
    guard let downstream = end() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  /// Cancels what is subscribed to; the subscriber, if it had not ended.
  private func end() -> Downstream? {
    let (last, upstreams) = lock.withLock {
      defer { (downstream, self.upstreams) = (nil, []) }
      return (downstream, self.upstreams)
    }
    for upstream in upstreams { upstream.cancel() }
    return last
  }
}
