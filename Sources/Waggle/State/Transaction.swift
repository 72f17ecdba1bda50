/// A key for a value of your own in a transaction.
public protocol TransactionKey {
  /// What a transaction has for the key.
  associatedtype Value
  /// What a transaction has that was not given a value.
  static var defaultValue: Value { get }
}

/// The context of a change of state, passed to the views that the change updates.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation that was chosen, which may be none; nil where nothing was chosen.
  private var chosen: Animation??
  /// Who hears when the animations of the change are complete.
  package var completions: [AnimationCompletion] = []
  /// Tells one `withTransaction` from another; 0 outside of any.
  package private(set) var identity = 0

  /// A transaction without values.
  public init() {}

  /// A transaction whose changes are animated; nil has them jump.
  public init(animation: Animation?) { chosen = animation }

  /// The way in which what the change concerns gets to its new place; nil jumps (M040).
  public var animation: Animation? {
    get { chosen ?? nil }
    set { chosen = .some(newValue) }
  }

  /// The value for a key of your own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether `animation` modifiers are inert; an animation that the transaction itself has still runs (M043).
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a continuous series, such as a drag (M046).
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether unanimated changes are watched for their speed, with which a spring that follows starts (M031).
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Has `completion` called once all animations of the change are complete; at once where there are none (M034).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let added = AnimationCompletion(criteria, completion)
    added.close()
    completions.append(added)
  }

  /// What a gesture that goes on sets: its speed is known to an animation that follows (M031).
  package static var followingGesture: Transaction {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    return transaction
  }

  /// The transaction under which sets are made now. Main actor only.
  package nonisolated(unsafe) static var current = Transaction()
  private nonisolated(unsafe) static var lastIdentity = 0
  /// Whether what changes in the update that is under way may move instead of jump: asked before anything else is
  /// looked at. Main actor only.
  package nonisolated(unsafe) static var allowsAnimation = false

  /// Whether views under the transaction may have to move instead of jump.
  package var isAnimated: Bool { animation != nil || (!values.isEmpty && tracksVelocity) }

  /// This transaction under an identity of its own, laid over the current one (M045).
  fileprivate func entered() -> Transaction {
    var new = self
    let outer = Self.current
    new.values.merge(outer.values) { own, _ in own }
    new.chosen = chosen ?? outer.chosen
    new.completions += outer.completions
    if new.identity == 0 {
      Self.lastIdentity += 1
      new.identity = Self.lastIdentity
    }
    return new
  }
}

private struct DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

/// Makes the sets in `body` under `transaction`, laid over the one that is under way (M045). Completions of the transaction
/// are called right after where the sets change nothing (M034).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  defer {
    for completion in transaction.completions where completion.isDue {
      Runtime.finishInFrame(completion)
    }
  }
  return try transaction.entered().perform(body)
}

extension Transaction {
  /// Does `body` under just this transaction, then goes back to the one before.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = self
    defer { Transaction.current = outer }
    return try body()
  }
}

/// Makes the sets in `body` under the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
