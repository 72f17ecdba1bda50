import Foundation
import Waggle

/// A text of a window, as it is seen.
struct ShownText {
  /// In the points of the window.
  let frame: CGRect
  private let layout: TextLayout
  /// The part of the window that the scroll views around it show; infinite without any.
  private let visible: CGRect

  /// Nil for a text without words, and for one that is changing.
  init?(_ layout: TextLayout, _ frame: CGRect, _ visible: CGRect) {
    guard !layout.isMoving, layout.text.string.contains(where: { !$0.isWhitespace })
    else { return nil }
    (self.layout, self.frame, self.visible) = (layout, frame, visible)
  }

  /// The text in quotation marks, cut where it is long.
  var subject: String {
    let words = Self.joined(layout.text.string)
    return words.count > 40 ? "Text “\(words.prefix(39))…”" : "Text “\(words)”"
  }

  /// Whether the letters are large enough for less contrast: 24 points, or 18.66 in bold, as WCAG has it.
  var isLarge: Bool {
    layout.text.runs.allSatisfy { $0.font.size >= ($0.font.weight >= 700 ? 18.66 : 24) }
  }

  /// A finding for a text that is shortened, or partly outside of a window that does not scroll there; nil for another.
  func clipped(in window: CGRect) -> AuditFinding? {
    if isShortened { return finding("is cut short: “\(layout.shownString)”") }
    guard visible == .infinite, !window.insetBy(dx: -1, dy: -1).contains(frame) else { return nil }
    return finding("is partly outside of the window")
  }

  private func finding(_ problem: String) -> AuditFinding {
    AuditFinding(kind: .textClipped, subject: subject, problem: problem, frame: frame)
  }

  private var isShortened: Bool {
    let (shown, whole) = (layout.shownString, layout.text.string)
    return shown.count { $0 == "…" } > whole.count { $0 == "…" }
  }

  private static func joined(_ words: String) -> String {
    words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
