public import OpenCombine

extension Publishers {
  /// Publishes what any of several publishers of one type publish.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What each of them publishes.
    public typealias Output = Upstream.Output
    /// The failure of the first that fails.
    public typealias Failure = Upstream.Failure

    /// The publishers that are merged.
    public let publishers: [Upstream]

    /// Merges `upstream`.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Merges one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// A publisher of what this one and another of its type publish.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
