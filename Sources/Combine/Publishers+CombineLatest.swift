public import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers, each time one of them publishes, once both have; finishes when both
  /// have, and fails when one does.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output)
    /// The failure of the first that fails.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines these.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to both, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = LatestPair<A.Output, B.Output, S>(subscriber)
      subscriber.receive(subscription: latest)
      a.subscribe(latest.subscriber { $0.a = $1 })
      b.subscribe(latest.subscriber { $0.b = $1 })
    }
  }

  /// Publishes the latest values of three publishers, as `CombineLatest` does of two.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of the first that fails.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Combines these.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(a, b).combineLatest(c) { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Publishes the latest values of four publishers, as `CombineLatest` does of two.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of the first that fails.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Combines these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest3(a, b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }.receive(
        subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// A publisher of the latest values of this one and 1 other.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// A publisher of what `transform` makes of the latest values of this one and 1 other.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// A publisher of the latest values of this one and 2 others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// A publisher of what `transform` makes of the latest values of this one and 2 others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// A publisher of the latest values of this one and 3 others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// A publisher of what `transform` makes of the latest values of this one and 3 others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
