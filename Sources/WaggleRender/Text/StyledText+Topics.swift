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
    return result.filter { !$0.isEmpty }
  }

  /// A length rounded up to whole pixels (L142); an excess below a millionth is ignored.
  func up(_ length: CGFloat) -> CGFloat {
    // Adding 0 turns -0 into 0.
    (length * saneScale - 1e-6).rounded(.up) / saneScale + 0
  }

  /// A length rounded to the nearest pixel (L142).
  func nearest(_ length: CGFloat) -> CGFloat {
    (length * saneScale + 0.5).rounded(.down) / saneScale
  }

  private var saneScale: CGFloat { scale > 0 && scale.isFinite ? scale : 1 }
}

extension [StyledText.Run] {
  /// Without empty runs, but not empty itself if there was a run: an empty line has a font, too.
  fileprivate var compacted: [StyledText.Run] {
    let full = filter { !$0.string.isEmpty }
    return full.isEmpty ? Array(suffix(1)) : full
  }
}

extension StyledText.Alignment {
  /// The start of a line from the left, with `slack` points of free width (L145, L158).
  func shift(_ slack: CGFloat, isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .leading: isRightToLeft ? slack : 0
    case .center: slack / 2
    case .trailing: isRightToLeft ? 0 : slack
    }
  }
}
