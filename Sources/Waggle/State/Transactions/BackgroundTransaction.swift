import Foundation

/// The transaction in which a thread that is not the main actor's sets states (R292).
final class BackgroundTransaction {
  private static let key = "Waggle.transaction"
  private let transaction: Transaction

  private init(_ transaction: Transaction) { self.transaction = transaction }

  /// The transaction of this thread; nil outside of `withTransaction`.
  static var current: Transaction? { innermost?.transaction }

  private static var innermost: BackgroundTransaction? {
    Thread.current.threadDictionary[key] as? BackgroundTransaction
  }

  /// Runs `body` in a transaction. Its completions are called on the main actor, after what was set has been taken there.
  static func perform<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = innermost
    let entered = transaction.entered(in: outer?.transaction ?? Transaction())
    Thread.current.threadDictionary[key] = BackgroundTransaction(entered)
    defer {
      Thread.current.threadDictionary[key] = outer
      if !transaction.completions.isEmpty {
        onMainActorSoon { CallContext.current.finish(transaction.completions) }
      }
    }
    return try body()
  }
}
