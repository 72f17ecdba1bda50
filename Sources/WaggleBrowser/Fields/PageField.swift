package import Waggle

/// A text field of the page: what the page has in it, as far as the program knows, and what the program wants in it.
///
/// The page shows at once what the user types and reports each edit with a number. Where the program makes another text
/// of it, it answers; the page ignores an answer to any edit but its newest (C061).
@MainActor package final class PageField {
  /// A text that the page may have taken over: it has unless its next edit is based on an earlier one.
  private struct Answer {
    var revision: Int
    var text: String
    var selection: Range<Int>
  }

  weak var client: (any TextInputClient)?
  /// The number of the page's element; 0 before there is one.
  private(set) var element = 0
  /// The last edit that was applied.
  package private(set) var lastEdit = 0
  /// The page's text and selection after that edit.
  private var text = ""
  private var selection = 0..<0
  private var isComposing = false
  private var answers: [Answer] = []
  private(set) var revision = 0
  /// The parts of a long edit that have arrived.
  private var parts: PageEdit?
  /// The last answer as an attribute: its number, the edit that it answers, the selection, and the text if it is another.
  private(set) var answer: AttributeValue?

  /// The last answer as JSON.
  package var answerText: String? {
    answer.map {
      var json = JSONWriter()
      json.value($0)
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }

  package init(_ client: any TextInputClient) { self.client = client }

  /// The page has made an element, with the client's text and selection.
  package func begin(_ number: Int) {
    guard let client else { return }
    (element, lastEdit, isComposing) = (number, 0, false)
    (answers, parts) = ([], nil)
    (text, selection) = (pageForm(client.text, client), pageSelection(client))
  }

  /// What a new element begins with: the number of the last answer, the selection, and the text.
  var initialValue: AttributeValue? {
    client.map { .answer(revision, 0, pageSelection($0), pageForm($0.text, $0)) }
  }
}

// MARK: From the page

extension PageField {
  /// The longest replacement, in UTF-16 code units.
  package static let longestReplacement = 1 << 22

  /// Applies an edit, unless it was applied before, or more of it follows.
  package func receive(_ edit: PageEdit) throws(WebSocketClose) {
    guard edit.number > lastEdit, let edit = try joined(edit), let client else { return }
    if let base = answers.first(where: { $0.revision == edit.base }) {
      (text, selection) = (base.text, base.selection)
    }
    // The page ignores answers to earlier edits.
    answers = []
    (lastEdit, isComposing) = (edit.number, edit.isComposing)
    let shift = TextShift(from: text, to: client.text)
    if let start = edit.start {
      replace(start..<max(start, start + edit.removed), edit, shift, client)
    } else {
      client.select(shift(edit.selection))
    }
    selection = edit.selection
  }

  private func joined(_ edit: PageEdit) throws(WebSocketClose) -> PageEdit? {
    if edit.start == nil, var whole = parts, whole.number == edit.number {
      whole.inserted += edit.inserted
      whole.hasMore = edit.hasMore
      parts = whole
    } else {
      parts = edit
    }
    guard parts?.inserted.utf16.count ?? 0 <= Self.longestReplacement else {
      throw .policyViolation("the page sent a text that is too long")
    }
    guard parts?.hasMore == false else { return nil }
    defer { parts = nil }
    return parts
  }

  /// Replaces the same part of the client's text, wherever it is by now.
  private func replace(
    _ range: Range<Int>, _ edit: PageEdit, _ shift: TextShift, _ client: any TextInputClient
  ) {
    // What is typed at the page's caret goes to the program's.
    let target = range == selection && shift.isVague(range) ? client.selectedRange : shift(range)
    let (whole, replacement) = client.text.wholeCharacters(target, edit.inserted)
    let length = edit.inserted.utf16.count
    let moved = { (offset: Int) -> Int in
      if offset <= range.lowerBound { return min(shift(offset), target.lowerBound) }
      if offset <= range.lowerBound + length {
        return target.lowerBound + offset - range.lowerBound
      }
      return shift(offset - length + range.count) - target.count + length
    }
    let (lower, upper) = (moved(edit.selection.lowerBound), moved(edit.selection.upperBound))
    text = text.replacing(range, with: edit.inserted)
    client.apply(
      TextEdit(
        replacing: whole, with: replacement, selecting: lower..<max(lower, upper),
        isComposing: edit.isComposing))
  }
}

// MARK: To the page

extension PageField {
  /// Whether the page's text or selection differs from the program's.
  package var isStale: Bool {
    guard let client, !isComposing else { return false }
    let (text, selection) = answers.last.map { ($0.text, $0.selection) } ?? (text, selection)
    return !pageForm(client.text, client).hasSameUnits(as: text)
      || pageSelection(client) != selection
  }

  /// Whether the field has made answers that the page may not have had.
  var hasAnswers: Bool { !answers.isEmpty }

  /// Makes an answer if the page must have one.
  package func update() {
    guard element > 0, isStale, let client else { return }
    revision += 1
    let (now, selection) = (pageForm(client.text, client), pageSelection(client))
    let isSame = now.hasSameUnits(as: answers.last?.text ?? text)
    answer = .answer(revision, lastEdit, selection, isSame ? nil : now)
    answers.append(Answer(revision: revision, text: now, selection: selection))
  }

  /// The page has had all answers, and no edit has come since that is based on an earlier one.
  package func confirm() {
    guard let last = answers.last else { return }
    (text, selection) = (last.text, last.selection)
    answers = []
  }

  /// The text as a field of the page holds it: all ends of lines are the same, and one line has none.
  private func pageForm(_ text: String, _ client: any TextInputClient) -> String {
    guard text.utf8.contains(where: { $0 == 0x0D || $0 == 0x0A }) else { return text }
    if !client.textInputTraits.isMultiline {
      return text.filter { !["\n", "\r", "\r\n"].contains($0) }
    }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  private func pageSelection(_ client: any TextInputClient) -> Range<Int> {
    let text = client.text
    return TextShift(from: text, to: pageForm(text, client))(client.selectedRange)
  }
}

extension AttributeValue {
  fileprivate static func answer(
    _ revision: Int, _ edit: Int, _ selection: Range<Int>, _ text: String?
  ) -> AttributeValue {
    let numbers = [revision, edit, selection.lowerBound, selection.upperBound]
    return .list(numbers.map(AttributeValue.whole) + (text.map { [.text($0)] } ?? []))
  }
}
