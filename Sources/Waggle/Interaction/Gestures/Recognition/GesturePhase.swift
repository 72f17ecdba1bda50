/// The progress of a gesture.
///
/// It starts as possible, may become active, and finishes as ended or failed; a finished phase never changes.
package enum GesturePhase<Value> {
  /// Not recognised yet; some gestures have a value even so, such as a long press that has begun.
  case possible(Value?)
  /// Recognised, and in progress.
  case active(Value)
  /// Finished successfully.
  case ended(Value)
  /// The touches were not this gesture, or it was cancelled.
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

  /// The gesture's value; nil where it has none yet, or has failed.
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
