import Foundation

/// The value of an element's attribute.
enum AttributeValue: Equatable {
  /// In thousandths.
  case number(Int)
  /// In millionths, for factors by which lengths are multiplied.
  case factor(Int)
  case text(String)
  case list([AttributeValue])

  /// A length; NaN becomes 0, large values are clamped.
  init(_ length: CGFloat) { self = .number(Self.units(length, 1000)) }

  /// The position of an edge, rounded up unless it is a millionth too large: a browser truncates to fractions of a
  /// pixel, and half a pixel must remain one half.
  static func edge(_ value: CGFloat) -> AttributeValue {
    .number(units(((value * 1000 - 1e-3).rounded(.up)) / 1000, 1000))
  }

  static func factor(_ value: CGFloat) -> AttributeValue { .factor(units(value, 1_000_000)) }

  static func units(_ value: CGFloat, _ scale: CGFloat) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -1e9), 1e9) * scale).rounded())
  }
}

/// `units` times ten to the power of -`digits`, in the shortest form.
func decimalText(_ units: Int, digits: Int) -> String {
  var (units, digits) = (units, digits)
  while digits > 0, units % 10 == 0 { (units, digits) = (units / 10, digits - 1) }
  guard digits > 0 else { return String(units) }
  let text = String(abs(units))
  let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
  return (units < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
}
