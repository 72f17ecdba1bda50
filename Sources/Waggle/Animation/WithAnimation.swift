/// Runs `body`; what its writes change on screen animates with `animation`; nil disables animation (M040).
///
/// ```swift
/// struct Sun: View {
///   @State private var isUp = false
///
///   var body: some View {
///     Circle()
///       .fill(Color.yellow)
///       .frame(width: 60, height: 60)
///       .offset(y: isUp ? -100 : 0)
///       .onTapGesture { withAnimation(.spring) { isUp.toggle() } }
///   }
/// }
/// ```
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, and calls `completion` once all animations that result from its writes are complete; right away if
/// there are none (M034).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let waiting = AnimationCompletion(completionCriteria, completion)
  transaction.completions = [waiting]
  return try withTransaction(transaction) {
    defer { if isOnMainQueue { waiting.close() } else { onMainActorSoon { waiting.close() } } }
    return try body()
  }
}
