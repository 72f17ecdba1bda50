import Foundation

/// A message for a ``Logger``: a string with interpolated values (C689).
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// What a value in a message is for a log of the system. It is read by programs alone: all values are written.
public struct OSLogPrivacy: Sendable {
  /// How a value that is private is written.
  public enum Mask: Sendable {
    /// As a hash, by which two are compared.
    case hash
    /// No mask: the value is left out.
    case none
  }

  private init() {}

  /// As the type of the value has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// A value that all may read.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// A value of a person's.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// A value of a person's that is never read.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// A value of a person's, masked.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// A value of a person's that is never read, masked.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As the type of the value has it, masked.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a number is written in a message.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int?

  /// With digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }
  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// The parts of a message, of which there are none yet.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds what is between values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }

  /// Adds a value; nothing where it is nil.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> (some Any)?, privacy: OSLogPrivacy = .auto
  ) { text += value().map { String(describing: $0) } ?? "nil" }

  /// Adds a number with digits behind the point.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    let number = Double(value())
    text += format.digits.map { String(format: "%.\($0)f", number) } ?? "\(number)"
  }
}
