public import Foundation

/// A transform of the plane as a 3 × 3 matrix: a point is the row (x, y, 1), which is multiplied from the left.
public struct ProjectionTransform: Hashable, Sendable, BitwiseCopyable {
  /// What x gives to x'.
  public var m11: CGFloat = 1.0
  /// What x gives to y'.
  public var m12: CGFloat = 0.0
  /// What x gives to the divisor.
  public var m13: CGFloat = 0.0
  /// What y gives to x'.
  public var m21: CGFloat = 0.0
  /// What y gives to y'.
  public var m22: CGFloat = 1.0
  /// What y gives to the divisor.
  public var m23: CGFloat = 0.0
  /// The move along x, in points.
  public var m31: CGFloat = 0.0
  /// The move along y, in points.
  public var m32: CGFloat = 0.0
  /// What there is of the divisor by itself.
  public var m33: CGFloat = 1.0

  /// Makes the transform that changes nothing.
  @inlinable public init() {}

  /// Makes a transform that leaves parallel lines parallel.
  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether it changes nothing.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel: there is no perspective in it.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Becomes its inverse; false, and no change, where there is none.
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

  /// The inverse; the transform itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// The transform that does this one first and `rhs` after it.
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

  /// The transform without perspective that is closest to this one near a point.
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

  /// The same transform as it looks in a mirror: of a room of that width, left becomes right (L144).
  package func mirrored(inWidth width: CGFloat) -> ProjectionTransform {
    let mirror = ProjectionTransform(.mirror(ofWidth: width))
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// Whether all of it are numbers.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}

extension CGPoint {
  /// Where the transform takes the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / divisor, y: (x * m.m12 + y * m.m22 + m.m32) / divisor)
  }
}
