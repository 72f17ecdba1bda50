/// Text with marks of emphasis, which are matched once all of it is known (CommonMark, "emphasis and strong emphasis").
struct EmphasisLine {
  /// Equal marks in sequence, such as `**`.
  struct Delimiter {
    let mark: Character
    let count: Int
    /// How many of the delimiters are not matched yet.
    var left: Int
    let opens: Bool
    let closes: Bool

    init(_ mark: Character, count: Int, before: Character?, after: Character?) {
      (self.mark, self.count, left) = (mark, count, count)
      let isSpaceBefore = before?.isWhitespace ?? true
      let isSpaceAfter = after?.isWhitespace ?? true
      let isMarkBefore = before.map { $0.isPunctuation || $0.isSymbol } ?? false
      let isMarkAfter = after.map { $0.isPunctuation || $0.isSymbol } ?? false
      let isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
      let isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
      let isWithinWord = mark == "_"
      opens = isLeft && (!isWithinWord || !isRight || isMarkBefore)
      closes = isRight && (!isWithinWord || !isLeft || isMarkAfter)
    }

    /// How many marks of both are matched; 0 if they do not belong together.
    func matched(with closer: Delimiter) -> Int {
      guard mark == closer.mark, opens, left > 0, closer.left > 0 else { return 0 }
      if mark == "~" { return left == closer.left && left <= 2 ? left : 0 }
      // One that both opens and closes does not match where the lengths add up to a multiple of three.
      let isAmbiguous = closes || closer.opens
      if isAmbiguous, (count + closer.count).isMultiple(of: 3),
        !(count.isMultiple(of: 3) && closer.count.isMultiple(of: 3))
      {
        return 0
      }
      return left >= 2 && closer.left >= 2 ? 2 : 1
    }
  }

  let style: InlineMarkdown.Style
  private var parts: [InlineMarkdown.Run] = []
  private var marks: [Mark] = []

  /// A delimiter in the text.
  private struct Mark {
    var delimiter: Delimiter
    /// The number of parts before it.
    let index: Int
    var style: InlineMarkdown.Style
    /// Whether the mark is between two that match, so that it can match nothing.
    var isClosed = false
  }

  init(style: InlineMarkdown.Style) { self.style = style }

  mutating func add(_ character: Character) {
    if let last = parts.indices.last, parts[last].style == style,
      marks.last?.index ?? 0 <= last
    {
      parts[last].string.append(character)
    } else {
      parts.append(InlineMarkdown.Run(string: String(character), style: style))
    }
  }

  mutating func add(_ string: String, _ intent: InlinePresentationIntent) {
    var style = style
    style.intents.insert(intent)
    parts.append(InlineMarkdown.Run(string: string, style: style))
  }

  mutating func add(_ runs: [InlineMarkdown.Run]) { parts += runs }

  mutating func add(_ delimiter: Delimiter) {
    marks.append(Mark(delimiter: delimiter, index: parts.count, style: style))
  }

  /// The runs, in which matched marks have become styles and others are text.
  var runs: [InlineMarkdown.Run] {
    var line = self
    for closer in marks.indices where marks[closer].delimiter.closes { line.match(closer) }
    return line.joined
  }

  /// Matches a closing delimiter with those before it, the nearest first.
  private mutating func match(_ closer: Int) {
    while let opener = opener(before: closer) {
      let count = marks[opener].delimiter.matched(with: marks[closer].delimiter)
      let intent: InlinePresentationIntent =
        marks[closer].delimiter.mark == "~"
        ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
      for part in marks[opener].index..<marks[closer].index {
        parts[part].style.intents.insert(intent)
      }
      for between in (opener + 1)..<closer {
        marks[between].style.intents.insert(intent)
        marks[between].isClosed = true
      }
      marks[opener].delimiter.left -= count
      marks[closer].delimiter.left -= count
    }
  }

  private func opener(before closer: Int) -> Int? {
    guard !marks[closer].isClosed else { return nil }
    return (0..<closer).last { index in
      !marks[index].isClosed && marks[index].index < marks[closer].index
        && marks[index].delimiter.matched(with: marks[closer].delimiter) > 0
    }
  }

  /// The parts with the marks that are left between them; neighbours of one style are one run.
  private var joined: [InlineMarkdown.Run] {
    var runs: [InlineMarkdown.Run] = []
    func add(_ string: String, _ style: InlineMarkdown.Style) {
      if string.isEmpty { return }
      if let last = runs.indices.last, runs[last].style == style {
        runs[last].string += string
      } else {
        runs.append(InlineMarkdown.Run(string: string, style: style))
      }
    }
    var waiting = marks[...]
    for index in 0...parts.count {
      while let next = waiting.first, next.index == index {
        waiting.removeFirst()
        add(String(repeating: next.delimiter.mark, count: next.delimiter.left), next.style)
      }
      if index < parts.count { add(parts[index].string, parts[index].style) }
    }
    return runs
  }
}
