import Foundation

extension CGVector {
  /// The vector with length 1; nil for one without a length.
  var unit: CGVector? {
    let length = hypot(dx, dy)
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
  }

  /// The vector after a quarter turn to the right on screen.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// Above 0 if the other one is to the right of this one on screen.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  static prefix func - (v: CGVector) -> CGVector { CGVector(dx: -v.dx, dy: -v.dy) }
  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  static func * (v: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: v.dx * factor, dy: v.dy * factor)
  }
}

extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
  static func - (a: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: a.x - v.dx, y: a.y - v.dy) }
  static func + (a: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: a.x + v.dx, y: a.y + v.dy) }
}
