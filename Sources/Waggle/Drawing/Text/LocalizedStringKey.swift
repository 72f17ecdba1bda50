public import Foundation

/// A key of the app's string tables, with the values for the format that it stands for.
///
/// Interpolated values become format specifiers in the key: `"\(3) bees"` is looked up as "%lld bees".
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let arguments: [Argument]

  /// The value for one specifier.
  enum Argument: Equatable, @unchecked Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case formatted(FormattedValue)
    case text(Text)

    /// The number by which words have their plural; nil for what is not a number.
    var count: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .unsigned(let value): Double(value)
      case .number(let value): value
      case .string, .formatted, .text: nil
      }
    }
  }

  init(key: String, arguments: [Argument]) { (self.key, self.arguments) = (key, arguments) }

  /// The key `value`, without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The key `value`, without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends literal text; a per cent sign is doubled, because specifiers begin with one.
    public mutating func appendLiteral(_ literal: String) {
      // Foundation's search costs some thirty times as much as the rest of a text.
      guard literal.utf8.contains(UInt8(ascii: "%")) else { return key += literal }
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Appends a string, as %@.
    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    /// Appends a substring, as %@.
    public mutating func appendInterpolation(_ string: Substring) {
      add("%@", .string(String(string)))
    }

    /// Appends a number, with its type's specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(T._specifier, value._argument.argument)
    }

    /// Appends a number, with a specifier such as "%.2f".
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(specifier, value._argument.argument)
    }

    /// Appends a formatted value, as %@.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .formatted(FormattedValue(input, format: format)))
    }

    /// Appends a formatter's string for a value such as a date, as %@; an empty string where the formatter returns
    /// nil.
    public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
      _ subject: Subject, formatter: Formatter
    ) {
      add("%@", .string(formatter.string(for: subject) ?? ""))
    }

    /// Appends a formatter's string for an object such as a number, as %@; an empty string where the formatter
    /// returns nil.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      add("%@", .string(formatter.string(for: subject) ?? ""))
    }

    /// Appends a text with its own attributes, as %@.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// A number that has a format specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The specifier, such as %lld.
  static var _specifier: String { get }
  /// The number, as an argument of a format.
  var _argument: _FormatArgument { get }
}

/// A number as an argument of a format.
public struct _FormatArgument {
  let argument: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  /// "%lld", for integers.
  public static var _specifier: String { "%lld" }
  /// The number, as a 64-bit integer.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  /// "%llu", for unsigned integers.
  public static var _specifier: String { "%llu" }
  /// The number, as a 64-bit unsigned integer.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// "%lf", for floating-point numbers.
  public static var _specifier: String { "%lf" }
  /// The number, as a Double.
  public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
