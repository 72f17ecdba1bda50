/// An angle, stored in radians without reduction: 720° is two turns, not 0 (M052).
public struct Angle: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// A full turn is 2π; positive is clockwise on screen, as y points down.
  public var radians: Double

  /// A full turn is 360; computed from `radians`.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No turn: 0 radians.
  public static let zero = Angle()

  /// Creates an angle of 0.
  @inlinable public init() { self.radians = 0 }

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

  /// As `Angle(radians:)`: a full turn is 2π.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// As `Angle(degrees:)`: a full turn is 360.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Orders angles by their radians.
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// The sum of two angles.
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles.
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The angle with the opposite sign.
  @inlinable public static prefix func - (operand: Angle) -> Angle {
    Angle(radians: -operand.radians)
  }

  /// An angle times a number.
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// An angle divided by a number.
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Adds an angle in place.
  @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle in place.
  @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Multiplies in place.
  @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

  /// Divides in place.
  @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
