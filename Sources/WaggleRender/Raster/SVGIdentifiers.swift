import Foundation

/// Renumbers the ids in Cairo's SVG. Cairo counts surfaces, glyph sets and clips for the whole process; with ids
/// from 0, a display list gives the same bytes regardless of what was drawn before.
enum SVGIdentifiers {
  static func renumbered(_ data: Data) -> Data {
    let bytes = Array(data)
    var names: [ArraySlice<UInt8>: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard let end = end(of: bytes, after: index) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let digits = bytes[index + prefix.count..<end]
      let number = names[digits, default: names.count]
      names[digits] = number
      result += prefix + Array(String(number).utf8)
      index = end
    }
    return Data(result)
  }

  private static let prefix = Array("surface".utf8)

  /// The end of the number in an id "surfaceN" that begins at `index`; nil if there is none.
  private static func end(of bytes: [UInt8], after index: Int) -> Int? {
    guard bytes[index] == prefix[0], bytes[index...].starts(with: prefix) else { return nil }
    let start = index + prefix.count
    let end = bytes[start...].firstIndex { !(48...57).contains($0) } ?? bytes.count
    return end > start ? end : nil
  }
}
