import Foundation

/// The text form: numbers followed by a letter that gives their meaning. `x y m`, `x y l`, `cx cy x y q`, `c1x c1y
/// c2x c2y x y c`, `h`, all separated by spaces. Numbers have six significant digits (C162), so reading the text
/// gives the path with that precision, and writing that path gives the same text.
extension Path: LosslessStringConvertible {
  /// The text form, such as "0 0 m 10 0 l 10 10 l h".
  public var description: String {
    var parts: [String] = []
    forEach { parts.append($0.description) }
    return parts.joined(separator: " ")
  }

  /// Parses the text form, which may also contain rectangles (`x y width height re`); nil if it is malformed.
  public init?(_ string: String) {
    var reader = PathReader()
    for word in string.split(whereSeparator: \.isWhitespace) {
      guard reader.read(word) else { return nil }
    }
    guard reader.numbers.isEmpty else { return nil }
    self = reader.path
  }
}

/// Collects numbers until a letter gives their meaning.
private struct PathReader {
  private(set) var path = Path()
  private(set) var numbers: [CGFloat] = []

  /// Reads a word; false if it is not allowed here.
  mutating func read(_ word: Substring) -> Bool {
    if let number = Double(word) {
      numbers.append(CGFloat(number))
      return true
    }
    defer { numbers = [] }
    switch (word, numbers.count) {
    case ("m", 2): path.move(to: point(0))
    case ("re", 4):
      let size = CGSize(width: numbers[2], height: numbers[3])
      path.addRect(CGRect(origin: point(0), size: size))
    default: return !path.isEmpty && readStep(word)
    }
    return true
  }

  /// Reads the letters that need a current point.
  private mutating func readStep(_ word: Substring) -> Bool {
    switch (word, numbers.count) {
    case ("l", 2): path.addLine(to: point(0))
    case ("q", 4): path.addQuadCurve(to: point(1), control: point(0))
    case ("c", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): path.closeSubpath()
    default: return false
    }
    return true
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
  }
}

extension Path.Element {
  fileprivate var description: String {
    switch self {
    case .move(let end): "\(text(end)) m"
    case .line(let end): "\(text(end)) l"
    case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
    case .curve(let end, let control1, let control2):
      "\(text(control1)) \(text(control2)) \(text(end)) c"
    case .closeSubpath: "h"
    }
  }
}

/// At most six significant digits, without trailing zeros (C162).
private func text(_ point: CGPoint) -> String {
  String(format: "%g %g", Double(point.x), Double(point.y))
}
