public import Foundation

/// A map of space as QuartzCore writes it: a row of x, y, z, 1 times this matrix.
///
/// Made for geometry effects with perspective:
///
/// ```swift
/// struct Flip: GeometryEffect {
///   var angle: Double
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     var transform = CATransform3DIdentity
///     transform.m34 = -1 / max(size.width, size.height)
///     transform = CATransform3DRotate(transform, angle, 0, 1, 0)
///     transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
///     let back = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
///     return ProjectionTransform(transform).concatenating(ProjectionTransform(back))
///   }
/// }
/// ```
public struct CATransform3D: Hashable, Sendable, BitwiseCopyable {
  /// The factor of x in x'.
  public var m11: CGFloat
  /// The factor of x in y'.
  public var m12: CGFloat
  /// The factor of x in z'.
  public var m13: CGFloat
  /// The factor of x in the divisor.
  public var m14: CGFloat
  /// The factor of y in x'.
  public var m21: CGFloat
  /// The factor of y in y'.
  public var m22: CGFloat
  /// The factor of y in z'.
  public var m23: CGFloat
  /// The factor of y in the divisor.
  public var m24: CGFloat
  /// The factor of z in x'.
  public var m31: CGFloat
  /// The factor of z in y'.
  public var m32: CGFloat
  /// The factor of z in z'.
  public var m33: CGFloat
  /// The factor of z in the divisor: −1 divided by the distance of the eye.
  public var m34: CGFloat
  /// The translation along x, in points.
  public var m41: CGFloat
  /// The translation along y, in points.
  public var m42: CGFloat
  /// The translation along z, in points.
  public var m43: CGFloat
  /// The constant part of the divisor.
  public var m44: CGFloat

  /// A map from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The map whose entries are 0.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  fileprivate init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// A map that moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A map that scales about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A map that turns about the axis (x, y, z) through the origin, by an angle in radians; the identity without an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (cosine, sine) = (cos(angle), sin(angle))
  let rest = 1 - cosine
  return CATransform3D(rows: [
    [x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine, 0],
    [0, 0, 0, 1],
  ])
}

/// A map of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// The map that applies `a`, and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: left.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
    })
}

/// The map that moves, and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// The map that scales, and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// The map that turns, and then applies `t`; the angle is in radians.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

extension ProjectionTransform {
  /// What a map of space does to a plane that one looks at: points of it are at z = 0, and the z that they get is not
  /// drawn.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
