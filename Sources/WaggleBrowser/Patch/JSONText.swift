import Foundation

/// A part of what the page is told, as it is told: a number in whole fractions, a string, a list.
enum PageValue: Equatable {
  /// `units` of a thousandth.
  case number(Int)
  /// `units` of a millionth: what multiplies lengths.
  case factor(Int)
  case text(String)
  case list([PageValue])

  /// A length; what is not a number is 0, what is too large is cut.
  init(_ length: CGFloat) { self = .number(Self.units(length, 1000)) }

  /// Where something begins or ends. Never less than it is, but for a millionth: a browser cuts off what is less than a part
  /// of a pixel, and a half of one has to stay a half.
  static func place(_ value: CGFloat) -> PageValue {
    .number(units(((value * 1000 - 1e-3).rounded(.up)) / 1000, 1000))
  }

  static func factor(_ value: CGFloat) -> PageValue { .factor(units(value, 1_000_000)) }

  static func units(_ value: CGFloat, _ scale: CGFloat) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -1e9), 1e9) * scale).rounded())
  }
}

/// JSON being written. What comes from the program's texts is escaped here and nowhere else.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func integer(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func joined(_ other: JSONText) { bytes += other.bytes }

  /// In quotes. "<" is escaped too, so that the text stays harmless inside of a page.
  package init() {}

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

/// `units` of a tenth to the power of `digits`, as short as it can be written.
func decimalText(_ units: Int, digits: Int) -> String {
  var (units, digits) = (units, digits)
  while digits > 0, units % 10 == 0 { (units, digits) = (units / 10, digits - 1) }
  guard digits > 0 else { return String(units) }
  let text = String(abs(units))
  let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
  return (units < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
}
