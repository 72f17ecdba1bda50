public import Foundation

extension OSLogInterpolation {
  /// Adds a text; it is private by default.
  ///
  /// - Parameters:
  ///   - argumentString: the text.
  ///   - align: the least width, and the side on which it is filled up.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(privacy, isPublicByDefault: false, align, argumentString) }

  /// Adds an integer; it is public by default.
  ///
  /// - Parameters:
  ///   - number: the integer.
  ///   - format: its digits.
  ///   - align: the least width, and the side on which it is filled up.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(privacy, isPublicByDefault: true, align) { format.text(number()) } }

  /// Adds a number; it is public by default.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - format: its digits: six after the point by default.
  ///   - align: the least width, and the side on which it is filled up.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(privacy, isPublicByDefault: true, align) { format.text(number()) } }

  /// Adds a number; it is public by default.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - format: its digits: six after the point by default.
  ///   - align: the least width, and the side on which it is filled up.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(privacy, isPublicByDefault: true, align) { format.text(Double(number())) } }

  /// Adds a Boolean; it is public by default.
  ///
  /// - Parameters:
  ///   - boolean: the value.
  ///   - format: its words.
  ///   - privacy: who may read it.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) { append(privacy, isPublicByDefault: true, .none) { format.text(boolean()) } }

  /// Adds the description of a value; it is private by default.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - align: the least width, and the side on which it is filled up.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(privacy, isPublicByDefault: false, align) { value().description } }

  /// Adds the name of a type; it is public by default.
  ///
  /// - Parameters:
  ///   - value: the type.
  ///   - align: the least width, and the side on which it is filled up.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(privacy, isPublicByDefault: true, align) { _typeName(value(), qualified: false) } }

  /// Adds an error; it is private by default.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { append(privacy, isPublicByDefault: false, .none) { "\(error())" } }

  /// Adds the description of an object; it is private by default.
  ///
  /// - Parameters:
  ///   - argumentObject: the object.
  ///   - privacy: who may read it.
  ///   - attributes: ignored: standard error has none.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { append(privacy, isPublicByDefault: false, .none) { argumentObject().description } }
}
