/// A transaction with a given animation, whatever the update has; none where the update disables animations.
final class FixedAnimation: TransactionTransform {
  private let animation: Animation?

  init(_ animation: Animation?, in runtime: Runtime, around outer: TransactionTransform?) {
    self.animation = animation
    super.init(in: runtime, around: outer, isCounted: false)
  }

  override func apply(to transaction: inout Transaction) {
    transaction.animation = transaction.disablesAnimations ? nil : animation
  }
}
