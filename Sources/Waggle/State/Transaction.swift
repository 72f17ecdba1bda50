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
  /// Tells one `withTransaction` from another; 0 outside of any.
  package private(set) var identity = 0

  /// A transaction without values.
  public init() {}

  /// The value for a key of your own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether views ignore the animations that they were given.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a continuous series, such as a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// The transaction under which sets are made now. Main actor only.
  package nonisolated(unsafe) static var current = Transaction()
  private nonisolated(unsafe) static var lastIdentity = 0

  /// This transaction under an identity of its own, its keys laid over those of the current one (M045).
  fileprivate func entered() -> Transaction {
    var new = self
    new.values.merge(Self.current.values) { own, _ in own }
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

/// Makes the sets in `body` under `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction.entered()
  defer { Transaction.current = outer }
  return try body()
}

/// Makes the sets in `body` under the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
