public import Foundation

/// A key of the app's tables of strings, with the values that are set into what it stands for.
///
/// Interpolated values become format specifiers in the key: `"\(3) bees"` is looked up as "%lld bees".
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let arguments: [Argument]

  /// What is set in for one specifier.
  enum Argument: Equatable, @unchecked Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case formatted(FormattedValue)
    case text(Text)
  }

  /// The key `value`, without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The key `value`, without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key that the interpolation has made.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Takes the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Text of the key; a per cent sign is doubled, as specifiers begin with one.
    public mutating func appendLiteral(_ literal: String) {
      key +=
        arguments.isEmpty && !literal.contains("%")
        ? literal : literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// A string, as %@.
    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    /// A part of a string, as %@.
    public mutating func appendInterpolation(_ string: Substring) {
      add("%@", .string(String(string)))
    }

    /// A number, by its type's specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(T._specifier, value._argument.argument)
    }

    /// A number, by a specifier such as "%.2f".
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(specifier, value._argument.argument)
    }

    /// A value in a format, as %@.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .formatted(FormattedValue(input, format: format)))
    }

    /// A value such as a date, as what a formatter makes of it, as %@; nothing where it makes nothing.
    public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
      _ subject: Subject, formatter: Formatter
    ) {
      add("%@", .string(formatter.string(for: subject) ?? ""))
    }

    /// An object such as a number, as what a formatter makes of it, as %@; nothing where it makes nothing.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      add("%@", .string(formatter.string(for: subject) ?? ""))
    }

    /// A text in its own look, as %@.
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
  /// The number as it is set in.
  var _argument: _FormatArgument { get }
}

/// A number to be set into a string.
public struct _FormatArgument {
  let argument: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  /// %lld.
  public static var _specifier: String { "%lld" }
  /// The number.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  /// %llu.
  public static var _specifier: String { "%llu" }
  /// The number.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// %lf.
  public static var _specifier: String { "%lf" }
  /// The number.
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
