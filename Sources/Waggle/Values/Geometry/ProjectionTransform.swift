public import Foundation

/// A projective transform of the plane as a 3 × 3 matrix, applied to points as row vectors (x, y, 1) on its left.
public struct ProjectionTransform: Hashable, Sendable, BitwiseCopyable {
  /// The factor of x in x'.
  public var m11: CGFloat = 1.0
  /// The factor of x in y'.
  public var m12: CGFloat = 0.0
  /// The factor of x in the divisor.
  public var m13: CGFloat = 0.0
  /// The factor of y in x'.
  public var m21: CGFloat = 0.0
  /// The factor of y in y'.
  public var m22: CGFloat = 1.0
  /// The factor of y in the divisor.
  public var m23: CGFloat = 0.0
  /// The translation along x, in points.
  public var m31: CGFloat = 0.0
  /// The translation along y, in points.
  public var m32: CGFloat = 0.0
  /// The constant part of the divisor.
  public var m33: CGFloat = 1.0

  /// Creates the identity transform.
  @inlinable public init() {}

  /// Creates a transform without perspective.
  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether the transform changes nothing.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective: parallel lines stay parallel.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Inverts the transform in place; returns false and changes nothing if it is singular.
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse; the transform itself if it is singular.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// This transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// The affine transform that approximates this one near a point.
  package func affine(near point: CGPoint) -> CGAffineTransform {
    let image = point.applying(self)
    let divisor = point.x * m13 + point.y * m23 + m33
    let a = (m11 - m13 * image.x) / divisor
    let b = (m12 - m13 * image.y) / divisor
    let c = (m21 - m23 * image.x) / divisor
    let d = (m22 - m23 * image.y) / divisor
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }

  /// The transform seen in a mirror of a width in points: left becomes right (L144).
  package func mirrored(inWidth width: CGFloat) -> ProjectionTransform {
    let mirror = ProjectionTransform(.mirror(ofWidth: width))
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// Whether all entries are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}

extension CGPoint {
  /// The transformed point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / divisor, y: (x * m.m12 + y * m.m22 + m.m32) / divisor)
  }
}
