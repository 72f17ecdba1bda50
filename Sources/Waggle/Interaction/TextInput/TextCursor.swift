/// The selected part of a text: from a fixed end to one that moves, where the caret is.
struct TextCursor: Equatable {
  var anchor = 0
  var head = 0
  /// Whether the caret, between two lines, is at the end of the first.
  var isUpstream = false
  /// Where the caret wants to be when it moves by line, from the left edge; nil for where it is.
  var goal: Double?

  init(at offset: Int = 0) { (anchor, head) = (offset, offset) }

  init(_ range: Range<Int>) { (anchor, head) = (range.lowerBound, range.upperBound) }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}

/// One step that undo takes back: what replaced what, and the selections around it.
struct TextUndoStep {
  /// Where the replacement begins.
  var start: Int
  var old: String
  var new: String
  var before: Range<Int>
  var after: Range<Int>
  var time: Double
  /// Whether further typing may be added: it was typed or deleted by single keys.
  var isOpen: Bool
}

/// What undo and redo go through.
struct TextUndoHistory {
  private(set) var done: [TextUndoStep] = []
  private(set) var undone: [TextUndoStep] = []
  /// The longest pause within one step, in seconds.
  private static let longestPause = 1.0
  private static let limit = 500

  /// Adds a step, or makes it a part of the last one: a word that is typed without a pause is one step.
  mutating func add(_ step: TextUndoStep) {
    undone = []
    if let last = done.last, let joined = last.joined(with: step, pause: Self.longestPause) {
      done[done.count - 1] = joined
      return
    }
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
  }

  /// Ends the last step: what is typed next begins a new step.
  mutating func close() {
    if !done.isEmpty { done[done.count - 1].isOpen = false }
  }

  mutating func undo() -> TextUndoStep? {
    guard var step = done.popLast() else { return nil }
    step.isOpen = false
    undone.append(step)
    return step
  }

  mutating func redo() -> TextUndoStep? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  mutating func removeAll() { self = TextUndoHistory() }
}

extension TextUndoStep {
  /// Both as one, where the second continues the first.
  fileprivate func joined(with next: TextUndoStep, pause: Double) -> TextUndoStep? {
    guard isOpen, next.isOpen, next.time - time <= pause else { return nil }
    var joined = self
    (joined.after, joined.time) = (next.after, next.time)
    if next.old.isEmpty, !new.isEmpty, next.start == start + new.utf16.count {
      // A new word begins a new step.
      if next.new.first?.isWhitespace == false, new.last?.isWhitespace == true { return nil }
      joined.new += next.new
      return joined
    }
    guard new.isEmpty, next.new.isEmpty, !next.old.isEmpty else { return nil }
    if next.start + next.old.utf16.count == start {
      joined.old = next.old + old
      joined.start = next.start
      return joined
    }
    guard next.start == start else { return nil }
    joined.old += next.old
    return joined
  }
}
