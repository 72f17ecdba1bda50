/// How far a gesture has come.
///
/// It is possible, then perhaps active, and in the end either ended or failed; from there it does not come back.
package enum GesturePhase<Value> {
  /// Not recognised yet; some have something to tell even so, such as that a long press has begun.
  case possible(Value?)
  /// Recognised, and going on.
  case active(Value)
  /// Done.
  case ended(Value)
  /// It was something else, or was taken away.
  case failed
}

extension GesturePhase {
  package var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  package var isActive: Bool {
    if case .active = self { true } else { false }
  }

  /// What it tells; nil where it has nothing to tell, or has failed.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The same phase with another value.
  package func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
