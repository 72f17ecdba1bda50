import Foundation
import Waggle

extension StyledText {
  /// The runs split at line breaks into paragraphs of at least one run; "\0" is dropped because Pango would stop
  /// there.
  var paragraphs: [[Run]] {
    var result: [[Run]] = []
    var current: [Run] = []
    for run in runs {
      let pieces = run.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, piece) in pieces.enumerated() {
        if index > 0 {
          result.append(current.compacted)
          current = []
        }
        var part = run
        part.string = piece.contains("\0") ? String(piece.filter { $0 != "\0" }) : String(piece)
        current.append(part)
      }
    }
    result.append(current.compacted)
    if result.count == 1, result[0] == runs { return [runs] }
    return result.filter { !$0.isEmpty }
  }
}

extension [StyledText.Run] {
  /// Without empty runs, but not empty itself if there was a run: an empty line has a font, too.
  fileprivate var compacted: [StyledText.Run] {
    let full = filter { !$0.string.isEmpty }
    return full.isEmpty ? Array(suffix(1)) : full
  }
}
