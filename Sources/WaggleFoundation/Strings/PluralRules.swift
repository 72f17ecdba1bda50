import Foundation
import Synchronization

/// The plural categories of numbers in each language: zero, one, two, few, many, other.
///
/// They are those of Unicode (CLDR), as Foundation's ICU has them; without it 1 is "one" and all else "other".
enum PluralRules {
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private static let open = UnicodeLibrary.function("uplrules_open", as: Open.self)
  private static let select = UnicodeLibrary.function("uplrules_select", as: Select.self)

  /// The rules of a language, which stay for the life of the process.
  private struct Rules: @unchecked Sendable { let pointer: OpaquePointer? }
  private static let rules = Mutex<[String: Rules]>([:])

  /// The category of a number.
  static func category(of number: Double, in language: String) -> String {
    guard let open, let select,
      let rules = rules.withLock({ rules in
        if let known = rules[language] { return known }
        var status: Int32 = 0
        let new = Rules(pointer: open(language, &status))
        rules[language] = new
        return new
      }).pointer
    else { return number == 1 ? "one" : "other" }
    var status: Int32 = 0
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      let count = select(rules, number, buffer.baseAddress!, 16, &status)
      return 0...16 ~= count && status <= 0
        ? String(decoding: buffer[..<Int(count)], as: UTF16.self) : "other"
    }
  }
}
