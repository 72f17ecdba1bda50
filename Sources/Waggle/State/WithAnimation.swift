/// Makes the sets in `body`; what they change on the screen moves there with `animation`, and jumps for nil (M040).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes the sets in `body`, and calls `completion` once when all animations that come of them are complete; right
/// after where there are none (M034).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let waiting = AnimationCompletion(completionCriteria, completion)
  transaction.completions = [waiting]
  return try withTransaction(transaction) {
    defer { waiting.close() }
    return try body()
  }
}
