public import OpenCombine

extension Publishers {
  /// Publishes what any of two publishers publish; finishes when all have, and fails when one does.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What each of them publishes.
    public typealias Output = A.Output
    /// The failure of the first that fails.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Merges these.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of three publishers publish; finishes when all have, and fails when one does.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// What each of them publishes.
    public typealias Output = A.Output
    /// The failure of the first that fails.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Merges these.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of four publishers publish; finishes when all have, and fails when one does.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// What each of them publishes.
    public typealias Output = A.Output
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

    /// Merges these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of five publishers publish; finishes when all have, and fails when one does.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
  {
    /// What each of them publishes.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E

    /// Merges these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of six publishers publish; finishes when all have, and fails when one does.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
  {
    /// What each of them publishes.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F

    /// Merges these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of seven publishers publish; finishes when all have, and fails when one does.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
  {
    /// What each of them publishes.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G

    /// Merges these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of eight publishers publish; finishes when all have, and fails when one does.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
  {
    /// What each of them publishes.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H

    /// Merges these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Subscribes to all, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// A publisher of what this one and 1 other publish.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where Output == B.Output, Failure == B.Failure {
    Publishers.Merge(self, b)
  }

  /// A publisher of what this one and 2 others publish.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure {
    Publishers.Merge3(self, b, c)
  }

  /// A publisher of what this one and 3 others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// A publisher of what this one and 4 others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// A publisher of what this one and 5 others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// A publisher of what this one and 6 others publish.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// A publisher of what this one and 7 others publish.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure,
    Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
