import Foundation

/// The first element of an SVG file, as far as it says how large the drawing is.
struct SVGHead {
  private let attributes: [String: String]

  /// nil if there is no element `svg` in the first 64 KB.
  init?(_ data: Data) {
    let text = String(decoding: data.prefix(65_536), as: UTF8.self)
      .replacing(/(?s)<!--.*?-->/, with: "")
    guard let start = text.firstMatch(of: /<(?:[A-Za-z0-9]+:)?svg[\s>]/) else { return nil }
    let rest = text[start.range.upperBound...]
    let head = rest[..<(rest.firstIndex(of: ">") ?? rest.endIndex)]
    attributes = head.matches(of: /([A-Za-z:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/)
      .reduce(into: [:]) { $0[String($1.1)] = String($1.2 ?? $1.3 ?? "") }
  }

  /// In points: its width and height, or where they are absent or a share, the view box; nil for neither.
  var size: CGSize? {
    let box = viewBox
    let (width, height) = (length("width"), length("height"))
    switch (width, height) {
    case (let width?, let height?): return CGSize(width: width, height: height)
    case (let width?, nil):
      return box.map { CGSize(width: width, height: width * $0.height / $0.width) }
    case (nil, let height?):
      return box.map { CGSize(width: height * $0.width / $0.height, height: height) }
    case (nil, nil): return box
    }
  }

  private var viewBox: CGSize? {
    let numbers = (attributes["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }
      .compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return CGSize(width: numbers[2], height: numbers[3])
  }

  /// Units as CSS has them: an inch is 96 pixels.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]

  private func length(_ name: String) -> CGFloat? {
    guard let text = attributes[name]?.trimmingCharacters(in: .whitespaces) else { return nil }
    let digits = text.prefix { $0.isNumber || ".-+".contains($0) }
    let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    guard let number = Double(digits), number.isFinite, number > 0, let factor = Self.units[unit]
    else { return nil }
    return number * factor
  }
}
