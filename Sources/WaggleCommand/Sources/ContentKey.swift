/// A key for content: the same parts in the same order have the same key, and other ones another, in two independent
/// hashes of 64 bits.
package struct ContentKey {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  /// Adds a part; where it ends counts too.
  package mutating func add(_ part: String) {
    var count: UInt64 = 0
    for byte in part.utf8 {
      mix(UInt64(byte))
      count += 1
    }
    mix(count | 1 << 63)
  }

  private mutating func mix(_ value: UInt64) {
    first = (first ^ value) &* 0x100_0000_01b3
    second = (second ^ value) &* 0xff51_afd7_ed55_8ccd
    second ^= second >> 29
  }

  /// 32 hexadecimal digits.
  package var text: String { Self.digits(first) + Self.digits(second) }

  private static func digits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
