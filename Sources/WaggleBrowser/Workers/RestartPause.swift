/// How long a worker that has ended waits until it is started again: half a second, and twice as long each time that it
/// ends within ten seconds, up to half a minute.
package struct RestartPause: Sendable {
  /// In seconds.
  package static let shortest = 0.5
  package static let longest = 30.0
  /// A worker that has run for this many seconds has started well.
  package static let steady = 10.0

  private var last: Double?

  package init() {}

  /// The next pause, in seconds.
  ///
  /// - Parameter lifetime: how long the worker ran, in seconds.
  package mutating func next(after lifetime: Double) -> Double {
    let next =
      lifetime >= Self.steady ? Self.shortest : last.map { min($0 * 2, Self.longest) }
    last = next ?? Self.shortest
    return last!
  }
}
