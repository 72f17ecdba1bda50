public import Foundation

/// A linear map of the plane followed by a translation: x' = ax + cy + tx, y' = bx + dy + ty.
///
/// Foundation on Linux lacks this type. As in CoreGraphics, `translatedBy`, `scaledBy` and `rotated(by:)` apply
/// *before* the transform on which they are called.
public struct CGAffineTransform: Hashable, Sendable, BitwiseCopyable {
  /// The factor of x in x'.
  public var a: CGFloat
  /// The factor of x in y'.
  public var b: CGFloat
  /// The factor of y in x'.
  public var c: CGFloat
  /// The factor of y in y'.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the transform whose six entries are 0; it maps every point to the origin.
  @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its entries.
  @inlinable public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its entries, without labels.
  @inlinable public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation, in points.
  @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin in radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  @inlinable public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
  /// This transform followed by `t2`.
  @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A translation followed by this transform.
  @inlinable public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scaling followed by this transform.
  @inlinable public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A rotation in radians followed by this transform.
  @inlinable public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse transform; this transform itself if it is singular.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

/// Encoded like CoreGraphics: six numbers in a row, a, b, c, d, tx, ty.
extension CGAffineTransform: Codable {
  /// Reads a, b, c, d, tx, ty from an unkeyed container.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    func next() throws -> CGFloat { try numbers.decode(CGFloat.self) }
    self.init(
      a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
  }

  /// Writes a, b, c, d, tx, ty to an unkeyed container.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}
