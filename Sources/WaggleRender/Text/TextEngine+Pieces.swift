import Foundation
import Waggle

extension TextEngine {
  /// A shaped paragraph. A long one is shaped in pieces, which are cached, so that an edit shapes one of them again.
  func shapeInPieces(_ runs: [StyledText.Run]) -> ShapedParagraph {
    guard runs.reduce(0, { $0 + $1.string.utf8.count }) > StyledText.Run.longestPiece else {
      return shape(runs)
    }
    return ShapedParagraph(joining: runs.flatMap(\.pieces).map { shape([$0]) })
  }
}

extension StyledText.Run {
  /// The length from which a paragraph is shaped in pieces, in UTF-8 code units.
  static let longestPiece = 4096

  /// Parts of the run that end after a space, where no letters join. The text around a space decides whether it ends a
  /// part, so that an edit changes few of them.
  var pieces: [StyledText.Run] {
    var result: [StyledText.Run] = []
    let bytes = Array(string.utf8)
    var (start, from) = (0, string.startIndex)
    for index in bytes.indices.dropFirst() where isEnd(bytes, start, index) {
      let to = string.utf8.index(from, offsetBy: index - start)
      result.append(part(from..<to))
      (start, from) = (index, to)
    }
    result.append(part(from..<string.endIndex))
    return result.filter { !$0.string.isEmpty }
  }

  private func part(_ range: Range<String.Index>) -> StyledText.Run {
    var part = self
    part.string = String(string[range])
    return part
  }

  /// Whether a part that begins at `start` ends before `index`.
  private func isEnd(_ bytes: [UInt8], _ start: Int, _ index: Int) -> Bool {
    let length = index - start
    // Marks that belong to the character before them are not ASCII.
    guard length >= 256, bytes[index] < 0x80, bytes[index - 1] < 0x80 else { return false }
    guard bytes[index - 1] == 0x20 else { return length >= 2 * Self.longestPiece }
    let isChosen = (bytes[index - 2] &* 31 &+ bytes[index]) & 31 == 0
    return isChosen || length >= Self.longestPiece
  }
}
