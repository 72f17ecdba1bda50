import Foundation

/// A value of a patch.
enum PageValue: Equatable {
  /// In thousandths.
  case number(Int)
  /// In millionths, for factors by which lengths are multiplied.
  case factor(Int)
  case text(String)
  case list([PageValue])

  /// A length; NaN becomes 0, large values are clamped.
  init(_ length: CGFloat) { self = .number(Self.units(length, 1000)) }

  /// The position of an edge, rounded up unless it is a millionth too large: a browser truncates to fractions of a
  /// pixel, and half a pixel must remain one half.
  static func edge(_ value: CGFloat) -> PageValue {
    .number(units(((value * 1000 - 1e-3).rounded(.up)) / 1000, 1000))
  }

  static func factor(_ value: CGFloat) -> PageValue { .factor(units(value, 1_000_000)) }

  static func units(_ value: CGFloat, _ scale: CGFloat) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -1e9), 1e9) * scale).rounded())
  }
}

/// Writes JSON.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  /// Writes text that is JSON already.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func integer(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func joined(_ other: JSONText) { bytes += other.bytes }

  package init() {}

  /// Writes a string in quotes. "<" is escaped too, so that the text is safe inside a page.
  package mutating func string(_ text: some StringProtocol) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0..<0x20, 0x3C, 0x7F: escape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  private mutating func escape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  mutating func value(_ value: PageValue) {
    switch value {
    case .number(let units): decimal(units, digits: 3)
    case .factor(let units): decimal(units, digits: 6)
    case .text(let text): string(text)
    case .list(let values): list(values) { $0.value($1) }
    }
  }

  mutating func list<Values: Sequence>(
    _ values: Values, _ write: (inout JSONText, Values.Element) -> Void
  ) {
    raw("[")
    for (index, value) in values.enumerated() {
      if index > 0 { raw(",") }
      write(&self, value)
    }
    raw("]")
  }

  private mutating func decimal(_ units: Int, digits: Int) {
    bytes.append(contentsOf: decimalText(units, digits: digits).utf8)
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
