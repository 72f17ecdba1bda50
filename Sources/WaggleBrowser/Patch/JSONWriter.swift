/// Builds a JSON text in UTF-8.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

  /// Writes text that is JSON already.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func integer(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func joined(_ other: JSONWriter) { bytes += other.bytes }

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

  mutating func value(_ value: AttributeValue) {
    switch value {
    case .number(let units): decimal(units, digits: 3)
    case .factor(let units): decimal(units, digits: 6)
    case .text(let text): string(text)
    case .list(let values): list(values) { $0.value($1) }
    }
  }

  mutating func list<Values: Sequence>(
    _ values: Values, _ write: (inout JSONWriter, Values.Element) -> Void
  ) {
    raw("[")
    for (index, value) in values.enumerated() {
      if index > 0 { raw(",") }
      write(&self, value)
    }
    raw("]")
  }

  private mutating func decimal(_ units: Int, digits: Int) {
    bytes.appendDecimal(units, digits: digits)
  }
}
