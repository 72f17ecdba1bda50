import Waggle

/// The questions of a page for the element that has the focus, and the view that was last found to have it.
///
/// Always true: a question is answered once, the last one alone.
struct FocusQuestions {
  private var question: Int?
  private var found: (view: Int?, revision: AccessibilityThrottle.Revision)?

  /// The view that had the focus when it was looked for; nil for none.
  var view: Int? { found?.view }

  /// Takes a question; nil for none.
  mutating func ask(_ number: Int?) { question = number ?? question }

  /// Takes the question that is to be answered; nil for none.
  mutating func takeQuestion() -> Int? {
    defer { question = nil }
    return question
  }

  /// Whether the view was looked for in a revision.
  func isKnown(in revision: AccessibilityThrottle.Revision) -> Bool { found?.revision == revision }

  mutating func note(_ view: Int?, in revision: AccessibilityThrottle.Revision) {
    found = (view, revision)
  }
}
