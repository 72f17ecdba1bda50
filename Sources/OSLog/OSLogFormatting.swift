import Foundation

/// The least width of a value, and the side on which it is filled up with spaces.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeading: Bool

  /// As wide as the value.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeading: true) }
  /// Spaces before the value.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: true)
  }
  /// Spaces after the value.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: false)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeading ? spaces + text : text + spaces
  }
}

/// The digits of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var explicitPositiveSign = false
  private var includePrefix = false
  private var uppercase = false
  private var minDigits = 0

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Decimal digits, of a least number, with a sign before positive numbers too if asked for.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(
      radix: 10, explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
  }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Hexadecimal digits, with `0x` before them and in upper case if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase, minDigits: minDigits)
  }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
    let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
    return sign + (includePrefix ? "0x" : "") + zeros + digits
  }
}

/// The digits of a number.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  /// A number of digits after the point.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false)
    -> OSLogFloatFormatting
  { OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(max(precision, 0))f") }
  /// One digit before the point, and an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// The shorter one of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

  func text(_ number: Double) -> String { String(format: format, number) }
}

/// The words for a Boolean.
public enum OSLogBoolFormat: Sendable {
  /// “true” and “false”.
  case truth
  /// “yes” and “no”.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
