import Foundation

/// The lines, runs and characters of a layout, each with what is drawn for it.
///
/// Always true: the runs of a line follow each other, and so do the slices of a run; all are in the order of writing.
final class TextParts {
  struct Line {
    var bounds = Text.Layout.TypographicBounds()
    var runs = 0..<0
    /// What draws the whole line.
    var elements: [TextLayout.Line] = []
    var ornaments: [TextLayout.Ornament] = []
  }

  struct Run {
    var bounds = Text.Layout.TypographicBounds()
    var isRightToLeft = false
    var slices = 0..<0
    var marks = TypedBag()
    var text: StyledText.Run
    /// What draws the whole run; nil for an image.
    var element: TextLayout.Line?
    var ornaments: [TextLayout.Ornament] = []
  }

  struct Slice {
    var string: String
    var x: CGFloat
    var width: CGFloat
    /// The place where it was written, in characters.
    var written: Range<Int>
  }

  let layout: TextLayout
  private(set) var lines: [Line] = []
  private(set) var runs: [Run] = []
  private(set) var slices: [Slice] = []
  private let marks: [Int: TypedBag]
  private let ink: PaintList
  private let measurer: any TextMeasurer
  private let written: [Character]
  private var next = 0

  /// - Parameters:
  ///   - layout: that of a text that is `marked`, unless it has one run.
  ///   - text: the same text in its own colours.
  ///   - marks: the custom attributes of its runs.
  init(
    _ layout: TextLayout, of text: StyledText, _ marks: [Int: TypedBag],
    _ measurer: any TextMeasurer
  ) {
    self.layout = layout
    self.marks = marks
    self.measurer = measurer
    ink = text.ink
    written = Array(text.string)
    for item in items { add(item) }
    for index in lines.indices { finish(index) }
  }

  private var isRead = false

  /// The string to read for a part that is drawn: the whole text for the first, and nothing for the others.
  func stringToRead() -> String {
    defer { isRead = true }
    return isRead ? "" : layout.shownString
  }

  var isTruncated: Bool {
    let signs = layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.string.ellipses } }
    return signs > String(written).ellipses
  }

  // MARK: Making

  private enum Item {
    case characters(TextLayout.Line)
    case image(TextLayout.Ornament, baseline: CGFloat)
  }

  /// The parts of the lines, and the images between them, from top to bottom and in the order of reading.
  private var items: [(item: Item, baseline: CGFloat, x: CGFloat)] {
    var items = layout.lines.map { (item: Item.characters($0), baseline: $0.baseline, x: $0.x) }
    for ornament in layout.ornaments where ornament.kind == .image {
      let (middle, bottom) = (ornament.frame.midY, ornament.frame.maxY)
      let near = items.min { abs($0.baseline - middle) < abs($1.baseline - middle) }
      let baseline = near.map(\.baseline) ?? bottom
      items.append((.image(ornament, baseline: baseline), baseline, ornament.frame.minX))
    }
    guard layout.ornaments.contains(where: { $0.kind == .image }) else { return items }
    let isReversed = layout.text.embeddingLevel.isRightToLeft
    return items.sorted { a, b in
      if abs(a.baseline - b.baseline) > 0.01 { return a.baseline < b.baseline }
      return isReversed ? a.x > b.x : a.x < b.x
    }
  }

  private func add(_ item: (item: Item, baseline: CGFloat, x: CGFloat)) {
    if lines.isEmpty || abs(lines[lines.count - 1].bounds.origin.y - item.baseline) > 0.01 {
      var line = Line()
      line.bounds.origin = CGPoint(x: item.x, y: item.baseline)
      line.runs = runs.count..<runs.count
      lines.append(line)
    }
    switch item.item {
    case .characters(let element): add(element)
    case .image(let ornament, let baseline): add(ornament, baseline)
    }
    lines[lines.count - 1].runs = lines[lines.count - 1].runs.lowerBound..<runs.count
  }

  /// Adds an image as a run of one character.
  private func add(_ ornament: TextLayout.Ornament, _ baseline: CGFloat) {
    let (text, marks) = source(of: ornament.run)
    var own = ornament
    own.run = text
    var run = Run(marks: marks, text: text, ornaments: [own])
    run.bounds = bounds(of: text, x: ornament.frame.minX, ornament.frame.width, baseline)
    run.bounds.ascent = max(baseline - ornament.frame.minY, 0)
    run.bounds.descent = max(ornament.frame.maxY - baseline, 0)
    run.slices = slices.count..<slices.count + 1
    slices.append(
      Slice(
        string: "", x: ornament.frame.minX, width: ornament.frame.width,
        written: position(of: "\u{FFFC}")))
    runs.append(run)
    lines[lines.count - 1].ornaments.append(own)
  }

  /// Adds a line, or a part of one between two images.
  private func add(_ element: TextLayout.Line) {
    let extents = measurer.characterExtents(of: element.runs)
    var own = element
    var index = 0
    for (number, styled) in element.runs.enumerated() {
      let (text, marks) = source(of: styled)
      own.runs[number] = text
      var run = Run(marks: marks, text: text)
      let first = slices.count
      var previous: Character?
      for character in text.string {
        let extent = index < extents.count ? extents[index] : CharacterExtent(x: 0, width: 0)
        index += 1
        if character.unicodeScalars.allSatisfy(\.isDirectionMark) { continue }
        if slices.count == first { run.isRightToLeft = extent.isRightToLeft }
        add(character, after: previous, extent, at: element.x, isFirst: slices.count == first)
        previous = character
      }
      guard slices.count > first else { continue }
      run.slices = first..<slices.count
      let left = slices[run.slices].map(\.x).min() ?? 0
      let right = slices[run.slices].map { $0.x + $0.width }.max() ?? 0
      run.bounds = bounds(of: text, x: left, right - left, element.baseline)
      run.ornaments = layout.ornaments.filter { $0.kind != .image && $0.isBeside(run.bounds.rect) }
        .map { ornament in
          var own = ornament
          own.run = source(of: ornament.run).0
          return own
        }
      // In the middle of others its direction was decided by these.
      run.element = own
      if element.runs.count > 1 {
        run.element = run.line(
          text.string.directed(isRightToLeft: run.isRightToLeft), left, right - left)
      }
      runs.append(run)
    }
    lines[lines.count - 1].elements.append(own)
  }

  private func add(
    _ character: Character, after previous: Character?, _ extent: CharacterExtent, at x: CGFloat,
    isFirst: Bool
  ) {
    let place = position(of: character)
    if !isFirst, let previous, character.joins(previous) {
      slices[slices.count - 1].append(character, from: x + extent.x, extent.width, place)
    } else {
      slices.append(
        Slice(
          string: character.standingAlone(isRightToLeft: extent.isRightToLeft), x: x + extent.x,
          width: extent.width, written: place))
    }
  }

  /// Where the next displayed character was written; nowhere for what was not, such as the sign of a truncation.
  private func position(of character: Character) -> Range<Int> {
    let place = DisplayedCharacters.source(of: character, in: written, from: next)
    guard place < written.count, written[place] == character else { return next..<next }
    next = place + 1
    return place..<next
  }

  /// A run in its own colours, and its marks.
  private func source(of run: StyledText.Run) -> (StyledText.Run, TypedBag) {
    let index = ink.paints.count > 1 ? run.color.mark : 0
    var own = run
    if ink.paints.indices.contains(index) { own.paint = ink.paints[index] }
    return (own, marks[index] ?? TypedBag())
  }

  private func bounds(
    of run: StyledText.Run, x: CGFloat, _ width: CGFloat, _ baseline: CGFloat
  ) -> Text.Layout.TypographicBounds {
    let metrics = measurer.metrics(of: run.font)
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin = CGPoint(x: x, y: baseline - run.baselineOffset)
    bounds.width = width
    bounds.ascent = metrics.ascender
    bounds.descent = metrics.descender
    bounds.leading = metrics.leading
    return bounds
  }

  /// Makes the bounds of a line contain those of its runs.
  private func finish(_ index: Int) {
    let inner = runs[lines[index].runs].map(\.bounds)
    var bounds = lines[index].bounds
    bounds.origin.x = inner.map(\.origin.x).min() ?? bounds.origin.x
    bounds.width = (inner.map { $0.origin.x + $0.width }.max() ?? bounds.origin.x) - bounds.origin.x
    bounds.ascent = inner.map { $0.ascent + bounds.origin.y - $0.origin.y }.max() ?? 0
    bounds.descent = inner.map { $0.descent - bounds.origin.y + $0.origin.y }.max() ?? 0
    bounds.leading = inner.map(\.leading).max() ?? 0
    lines[index].bounds = bounds
    lines[index].ornaments += runs[lines[index].runs].flatMap { run in
      run.ornaments.filter { $0.kind != .image }
    }
  }
}

extension TextParts.Slice {
  /// Adds a letter that joins the one before.
  fileprivate mutating func append(
    _ character: Character, from x: CGFloat, _ width: CGFloat, _ place: Range<Int>
  ) {
    string.append(character)
    let right = max(self.x + self.width, x + width)
    self.x = min(self.x, x)
    self.width = right - self.x
    written = min(written.lowerBound, place.lowerBound)..<max(written.upperBound, place.upperBound)
  }
}

extension TextLayout.Ornament {
  /// Whether a line is below or through a part of a text.
  fileprivate func isBeside(_ rect: CGRect) -> Bool {
    frame.midY >= rect.minY && frame.midY <= rect.maxY + frame.height * 2
      && frame.midX >= rect.minX && frame.midX <= rect.maxX
  }
}

extension TextParts.Run {
  /// What draws characters of the run at a place.
  func line(_ string: String, _ x: CGFloat, _ width: CGFloat) -> TextLayout.Line {
    var part = text
    part.string = string
    return TextLayout.Line(
      runs: [part], x: x, baseline: bounds.origin.y + text.baselineOffset, width: width)
  }
}

extension String {
  /// The string with the marks without which characters from right to left would be drawn otherwise alone.
  fileprivate func directed(isRightToLeft: Bool) -> String {
    isRightToLeft ? "\u{202B}\(self)\u{202C}" : self
  }

  fileprivate var ellipses: Int { unicodeScalars.reduce(0) { $0 + ($1 == "\u{2026}" ? 1 : 0) } }
}
