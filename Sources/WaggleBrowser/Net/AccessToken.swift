import Foundation

/// 128 random bits from the system's generator, as 32 hexadecimal digits.
package struct AccessToken: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in Self.digits(generator.next()) }.joined()
  }

  /// A token that was kept; nil if the text is not one.
  package init?(_ text: String) {
    let digits = "0123456789abcdef"
    guard text.utf8.count == 32, text.allSatisfy(digits.contains) else { return nil }
    self.text = text
  }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package var description: String { text }

  /// Whether `guess` equals the token. Takes the same time for every guess.
  package func matches(_ guess: String?) -> Bool {
    guard let guess else { return false }
    let (own, other) = (Array(text.utf8), Array(guess.utf8.prefix(text.utf8.count + 1)))
    var difference = UInt8(own.count == other.count ? 0 : 1)
    for index in own.indices { difference |= own[index] ^ (index < other.count ? other[index] : 0) }
    return difference == 0
  }
}
