import Foundation

/// Reads commands and numbers of SVG path data, which may follow each other without a separator ("M1-2.5.5").
struct SVGNumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ data: some StringProtocol) { bytes = Array(data.utf8) }

  /// Reads a command letter; nil if a number is next.
  mutating func command() -> Character? {
    skipSeparators()
    guard index < bytes.count, isLetter(bytes[index]) else { return nil }
    index += 1
    return Character(UnicodeScalar(bytes[index - 1]))
  }

  var isAtNumber: Bool {
    var copy = self
    copy.skipSeparators()
    guard copy.index < bytes.count else { return false }
    return copy.isNumberStart(bytes[copy.index])
  }

  /// Reads a number; a second "." or a sign ends it.
  mutating func number() -> CGFloat? {
    skipSeparators()
    let start = index
    if index < bytes.count, bytes[index] == plus || bytes[index] == minus { index += 1 }
    skipDigits()
    if index < bytes.count, bytes[index] == dot {
      index += 1
      skipDigits()
    }
    skipExponent()
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { CGFloat($0) }
  }

  /// Reads an arc's flag: a single digit, which may be followed directly by the next number.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == zero || bytes[index] == zero + 1 else { return nil }
    index += 1
    return bytes[index - 1] != zero
  }

  mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == comma { index += 1 }
  }

  private mutating func skipDigits() {
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
  }

  private mutating func skipExponent() {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    if index < bytes.count, bytes[index] == plus || bytes[index] == minus { index += 1 }
    skipDigits()
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == dot || byte == plus || byte == minus
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= zero + 9 }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private var zero: UInt8 { UInt8(ascii: "0") }
  private var dot: UInt8 { UInt8(ascii: ".") }
  private var plus: UInt8 { UInt8(ascii: "+") }
  private var minus: UInt8 { UInt8(ascii: "-") }
  private var comma: UInt8 { UInt8(ascii: ",") }
}
