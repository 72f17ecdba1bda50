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
  var bytes: [UInt8] = []
  bytes.appendDecimal(units, digits: digits)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Appends `units` times ten to the power of -`digits`, in the shortest form. Patches of flights consist of such numbers.
  mutating func appendDecimal(_ units: Int, digits: Int) {
    var (rest, digits) = (units.magnitude, digits)
    while digits > 0, rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
    if units < 0 { append(UInt8(ascii: "-")) }
    let start = count
    var written = 0
    repeat {
      if written == digits, written > 0 { append(UInt8(ascii: ".")) }
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      written += 1
    } while rest > 0 || written <= digits
    reverse(from: start)
  }

  private mutating func reverse(from start: Int) {
    var (first, last) = (start, count - 1)
    while first < last {
      swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}
