import Foundation

/// Compares two texts: which characters of one take the places of which characters of the other.
///
/// Numbers are aligned by place value, the text around them by what both begin and end with.
struct NumberAlignment {
  /// Indices of characters; nil where the other text has none in that place. In the order of the new text.
  private(set) var pairs: [(old: Int?, new: Int?)] = []
  private let old: [String]
  private let new: [String]
  private let decimalSeparator: Character

  /// - Parameters:
  ///   - old: the parts of the old text, mostly characters.
  ///   - new: those of the new one.
  ///   - decimalSeparator: what is between the integer and the fraction.
  init(_ old: [String], _ new: [String], decimalSeparator: Character) {
    (self.old, self.new, self.decimalSeparator) = (old, new, decimalSeparator)
    let (oldParts, newParts) = (Self.parts(old), Self.parts(new))
    guard oldParts.count == newParts.count else {
      alignWords(old.indices, new.indices)
      return
    }
    for (index, (oldPart, newPart)) in zip(oldParts, newParts).enumerated() {
      if index % 2 == 0 {
        alignWords(oldPart, newPart)
      } else {
        alignNumbers(oldPart, newPart)
      }
    }
  }

  /// The text before the first number, that number, the text behind it, and so on.
  private static func parts(_ cells: [String]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < cells.count {
      guard cells[index].isDigit else {
        index += 1
        continue
      }
      var end = index + 1
      while end < cells.count,
        cells[end].isDigit
          || (cells[end].isSeparator && end + 1 < cells.count && cells[end + 1].isDigit)
      {
        end += 1
      }
      parts += [start..<index, index..<end]
      (start, index) = (end, end)
    }
    return parts + [start..<cells.count]
  }

  /// Digits with those of the same place value, seen from the end of the integer.
  private mutating func alignNumbers(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let (oldPoint, newPoint) = (point(in: old, oldRange), point(in: new, newRange))
    let (oldCount, newCount) = (oldPoint - oldRange.lowerBound, newPoint - newRange.lowerBound)
    let common = min(oldCount, newCount)
    for index in 0..<max(oldCount, newCount) - common {
      pairs.append(
        oldCount > newCount
          ? (oldRange.lowerBound + index, nil) : (nil, newRange.lowerBound + index))
    }
    alignInTurn(oldPoint - common..<oldRange.upperBound, newPoint - common..<newRange.upperBound)
  }

  /// Where the integer of a number ends.
  private func point(in cells: [String], _ range: Range<Int>) -> Int {
    let separator = String(decimalSeparator)
    let separators = range.filter { cells[$0] == separator }
    return separators.count == 1 ? separators[0] : range.upperBound
  }

  /// What both begin with stays, then what both end with; the rest changes in turn.
  private mutating func alignWords(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let shorter = min(oldRange.count, newRange.count)
    let head = (0..<shorter).prefix {
      old[oldRange.lowerBound + $0] == new[newRange.lowerBound + $0]
    }.count
    let tail = (0..<shorter - head).prefix {
      old[oldRange.upperBound - 1 - $0] == new[newRange.upperBound - 1 - $0]
    }.count
    let (oldTail, newTail) = (oldRange.upperBound - tail, newRange.upperBound - tail)
    alignInTurn(oldRange.lowerBound..<oldTail, newRange.lowerBound..<newTail)
    alignInTurn(oldTail..<oldRange.upperBound, newTail..<newRange.upperBound)
  }

  private mutating func alignInTurn(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for index in 0..<max(oldRange.count, newRange.count) {
      pairs.append(
        (
          index < oldRange.count ? oldRange.lowerBound + index : nil,
          index < newRange.count ? newRange.lowerBound + index : nil
        ))
    }
  }
}

extension String {
  fileprivate var isDigit: Bool { count == 1 && first!.isWholeNumber }

  /// Whether the text separates the digits of a number.
  fileprivate var isSeparator: Bool { count == 1 && ".,'’٫٬".contains(first!) }
}
