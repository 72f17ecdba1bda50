import Foundation

/// A part of a text during its change from an old layout to a new one.
enum TextPiece {
  /// Has the same characters in both.
  case stays(TextCell, TextCell, [RunTween])
  /// Gives its place to other characters, or takes the place of others; one of both may be missing.
  case rolls(TextCell?, TextCell?)
}

/// The lines of a changing text at one time.
struct TextPieceLines {
  /// What stays and what has come, in the order of the new text.
  var remaining: [TextLayout.Line] = []
  /// The lines that are about to go.
  var leaving: [TextLayout.Line] = []
  let progress: Double

  init(at progress: Double) { self.progress = progress }

  mutating func add(
    _ old: TextCell, _ new: TextCell, _ tweens: [RunTween]
  ) {
    remaining.append(
      TextLayout.Line(
        runs: tweens.map { $0.run(at: progress) }, x: old.x.moved(to: new.x, progress),
        baseline: old.baseline.moved(to: new.baseline, progress),
        width: max(old.width.moved(to: new.width, progress), 0)))
  }

  /// Adds characters that roll: each by the height that is given, the old ones away from the line and the new ones
  /// towards it.
  mutating func add(_ old: TextCell?, _ new: TextCell?, by height: CGFloat) {
    guard let start = old ?? new, let end = new ?? old else { return }
    let midX = start.midX.moved(to: end.midX, progress)
    let baseline = start.baseline.moved(to: end.baseline, progress)
    if let old {
      leaving.append(
        old.line(
          around: midX, baseline: baseline - height * progress, opacity: 1 - progress))
    }
    if let new {
      remaining.append(
        new.line(
          around: midX, baseline: baseline + height * (1 - progress), opacity: progress))
    }
  }
}

extension TextCell {
  fileprivate func line(around midX: CGFloat, baseline: CGFloat, opacity: Double)
    -> TextLayout.Line
  {
    TextLayout.Line(
      runs: runs.map { $0.faded(opacity) }, x: midX - width / 2, baseline: baseline, width: width)
  }
}
