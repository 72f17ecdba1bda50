package import Foundation

/// What a host that scrolls by itself is to do with the content, as a page does, and what it has reported (L250, L251).
///
/// Always true: a move that follows a report changes no command.
package struct HostScrolling {
  package private(set) var command = ScrollCommand()
  /// Whether the content follows a report now.
  package var isFollowing = false

  package init() {}

  /// Wants the content at an offset. A goal of its own has a number; the frames of one animation share theirs.
  package mutating func want(_ offset: CGPoint, isNewGoal: Bool) {
    guard !isFollowing else { return }
    if isNewGoal { command.number += 1 }
    command.offset = offset
  }

  /// Begins an animation where the content is: the user may have scrolled since the last command.
  package mutating func beginAnimation(at offset: CGPoint) {
    command.number += 1
    command.offset = offset
  }

  /// Adds a correction, which counts wherever the host has the content.
  package mutating func correct(from old: CGPoint, to new: CGPoint) {
    command.correction.dx += new.x - old.x
    command.correction.dy += new.y - old.y
  }

  /// Where a report has the content, with the corrections that the host did not know of; nil for a report from before the
  /// last command.
  package func offset(of report: ScrollReport) -> CGPoint? {
    guard report.number == command.number, report.offset.x.isFinite, report.offset.y.isFinite
    else { return nil }
    return CGPoint(
      x: report.offset.x + command.correction.dx - report.correction.dx,
      y: report.offset.y + command.correction.dy - report.correction.dy)
  }
}
