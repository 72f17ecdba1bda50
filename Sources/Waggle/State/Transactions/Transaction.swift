import Synchronization

/// A key for a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction in which none was set.
  static var defaultValue: Value { get }
}

/// The context of a state change, passed to the views that the change updates.
///
/// ```swift
/// struct Gauge: View {
///   @State private var level = 0.2
///
///   var body: some View {
///     VStack {
///       Color.green.frame(width: 20, height: 100 * level)
///       Button("Fill slowly") { withAnimation(.linear(duration: 2)) { level = 1 } }
///       Button("Empty at once") {
///         var transaction = Transaction()
///         transaction.disablesAnimations = true
///         withTransaction(transaction) { level = 0 }
///       }
///     }
///     .animation(.spring, value: level)
///   }
/// }
/// ```
public struct Transaction {
  private var values = TypedBag()
  /// The animation that was set, which may be nil; the outer optional is nil if none was set.
  private var chosen: Animation??
  /// Called when the animations of the change are complete.
  package var completions: [AnimationCompletion] = []
  /// Identifies one call of `withTransaction`; 0 outside of any.
  package private(set) var identity = 0

  /// A transaction without values.
  public init() {}

  /// A transaction whose changes use `animation`; nil disables animation.
  public init(animation: Animation?) { chosen = animation }

  /// The animation of the change; nil makes changes immediate (M040).
  public var animation: Animation? {
    get { chosen ?? nil }
    set { chosen = .some(newValue) }
  }

  /// The value for a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.value(for: key, or: K.defaultValue) }
    set { values.uniqueBox(for: key, or: newValue).value = newValue }
  }

  /// Whether `animation` modifiers have no effect; the transaction's own animation still runs (M043).
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change belongs to a continuous interaction, such as a drag (M046).
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the velocity of unanimated changes is tracked, so that a spring that follows starts with it (M031).
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Calls `completion` once all animations of the change are complete; at once if there are none (M034).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let added = AnimationCompletion(criteria, completion)
    added.close()
    completions.append(added)
  }

  /// The transaction of a gesture's continuous updates: tracks velocity for an animation that follows (M031).
  package static var followingGesture: Transaction {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    return transaction
  }

  private static let lastIdentity = Atomic<Int>(0)

  /// Whether views may have to act on the transaction: it has an animation or tracks velocity.
  package var isAnimated: Bool { animation != nil || tracksVelocity }

  /// This transaction with an identity, and with the values of the one around where it has none (M045).
  func entered(in outer: Transaction) -> Transaction {
    var merged = self
    merged.values = values.merged(over: outer.values)
    merged.chosen = chosen ?? outer.chosen
    merged.completions += outer.completions
    if merged.identity == 0 {
      merged.identity = Self.lastIdentity.add(1, ordering: .relaxed).newValue
    }
    return merged
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

/// Runs `body` in `transaction`, which inherits from the current one what it does not set (M045). Completions of
/// the transaction are called right away if the writes change nothing (M034).
///
/// On another thread than the main actor's, it is the transaction of the states and bindings that `body` sets there (R292).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard isOnMainQueue else { return try BackgroundTransaction.perform(transaction, body) }
  defer { CallContext.current.finish(transaction.completions) }
  return try transaction.entered(in: .current).perform(body)
}

/// Runs `body` in the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
