import Foundation

/// Maps SF Symbols names to the files of bootstrap-icons.
///
/// A pair of the table covers the name itself and every name that begins with it: suffixes ("circle", "fill", "slash"
/// and so on) are the same in both sets. A name that no pair covers is looked up as it is.
package enum SymbolNames {
  /// All names in the table.
  package static var all: [String] { table.keys.sorted() }

  /// File names without their extension that may contain `name`, best first.
  static func files(for name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !name.isEmpty, name.utf8.allSatisfy(isNameByte), !parts.contains("") else { return [] }
    var result: [String] = []
    for length in stride(from: parts.count, to: 0, by: -1) {
      let head = parts[..<length].joined(separator: ".")
      guard let file = table[head] else { continue }
      result.append(([file] + parts[length...].map(String.init)).joined(separator: "-"))
    }
    return result + [parts.joined(separator: "-")]
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The whole table, read when the first symbol is requested.
  static let table = pairs(in: [symbolNamesAtoK, symbolNamesLtoZ])

  /// The pairs in texts such as "airplayaudio=cast ant=bug".
  static func pairs(in texts: [StaticString]) -> [String: String] {
    var result: [String: String] = [:]
    for text in texts {
      for pair in text.description.split(whereSeparator: \.isWhitespace) {
        let sides = pair.split(separator: "=")
        result[String(sides[0])] = String(sides[1])
      }
    }
    return result
  }
}
