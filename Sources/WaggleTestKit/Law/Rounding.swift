import Foundation

/// Whether two values are the same but for the rounding of numbers in them: 0.1 + 0.2 + 0.3 depends on the grouping, and no
/// reducer can help it.
func differOnlyByRounding(_ a: Any, _ b: Any) -> Bool {
  if let (x, y, tolerance) = numbers(a, b) {
    return x == y || abs(x - y) <= tolerance * max(abs(x), abs(y))
  }
  let (left, right) = (Mirror(reflecting: a), Mirror(reflecting: b))
  guard left.subjectType == right.subjectType, left.displayStyle == right.displayStyle else {
    return false
  }
  switch left.displayStyle {
  case .struct, .tuple, .collection, .optional:
    guard !left.children.isEmpty, left.children.count == right.children.count else {
      return "\(a)" == "\(b)"
    }
    return zip(left.children, right.children).allSatisfy {
      differOnlyByRounding($0.value, $1.value)
    }
  case nil: return "\(a)" == "\(b)"
  default: return false
  }
}

/// The numbers, and what they may differ by, as a part of the larger one.
private func numbers(_ a: Any, _ b: Any) -> (Double, Double, Double)? {
  switch (a, b) {
  case (let a as Double, let b as Double): (a, b, 1e-9)
  case (let a as CGFloat, let b as CGFloat): (Double(a), Double(b), 1e-9)
  case (let a as Float, let b as Float): (Double(a), Double(b), 1e-5)
  default: nil
  }
}
