import Foundation

/// Follows a unit curve for a duration; exactly at its end it has arrived, after that it is over (M002).
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, (0...duration).contains(time) else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension CurveAnimation: CustomStringConvertible {
  /// In SwiftUI's format.
  var description: String {
    let shape = curve.bezier.map { "\($0)" } ?? "\(curve)"
    return "BezierAnimation(duration: \(duration), curve: \(shape))"
  }
}
