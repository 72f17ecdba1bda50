import Foundation

/// The lines of a text for one request.
struct PlacedParagraphs {
  var request: TypesetRequest
  /// The top of each paragraph.
  var tops: [CGFloat]
  var height: CGFloat
  var width: CGFloat
}

extension TextInputNode {
  var lineHeight: CGFloat { store.measurer.metrics(of: style.font).lineHeight }

  /// The lines of a paragraph; made once for each width.
  func typeset(_ paragraph: EditedParagraph, _ request: TypesetRequest) -> TypesetParagraph {
    if let made = paragraph.typeset, made.request == request { return made.paragraph }
    runtime.counts.paragraphs += 1
    let made = kind == .secure ? bullets(paragraph) : lines(paragraph, request)
    paragraph.typeset = (request, made)
    paragraph.drawing = nil
    return made
  }

  private func lines(_ paragraph: EditedParagraph, _ request: TypesetRequest) -> TypesetParagraph {
    var string = paragraph.string
    if !kind.isMultiline, string.contains(where: \.isNewline) {
      string = String(string.map { $0.isNewline ? " " : $0 })
    }
    return store.measurer.typeset(style.styled(string), width: request.width)
  }

  /// The distance between two bullets, for the font of 17 points (C045).
  private var pitch: CGFloat { 10.5 * style.font.size / 17 }

  private func bullets(_ paragraph: EditedParagraph) -> TypesetParagraph {
    let count = paragraph.count
    let metrics = store.measurer.metrics(of: style.font)
    let width = CGFloat(count) * pitch
    let line = TextLayout.Line(runs: [], x: 0, baseline: metrics.ascender, width: width)
    let layout = TextLayout(
      text: style.template, size: CGSize(width: width, height: lineHeight),
      firstBaseline: metrics.ascender, lastBaseline: metrics.ascender, lines: [line])
    return TypesetParagraph(
      layout: layout, lines: [0..<count], lineHeight: lineHeight,
      edges: (0...count).map { CGFloat($0) * pitch })
  }

  /// The width in which lines break; nil for one line.
  func lineWidth(_ width: CGFloat) -> CGFloat? {
    guard kind.isMultiline, width.isFinite else { return nil }
    return max(width - style.insets.leading - style.insets.trailing, 1)
  }

  /// Where the paragraphs are in the current size.
  func placedParagraphs() -> PlacedParagraphs {
    let request = TypesetRequest(style: styleVersion, width: lineWidth(size.width))
    if let placed, placed.request == request { return placed }
    let new = place(request)
    placed = new
    return new
  }

  private func place(_ request: TypesetRequest) -> PlacedParagraphs {
    var (top, width): (CGFloat, CGFloat) = (0, 0)
    var tops: [CGFloat] = []
    tops.reserveCapacity(buffer.paragraphs.count)
    for paragraph in buffer.paragraphs {
      let lines = typeset(paragraph, request)
      tops.append(top)
      top += lines.height
      width = max(width, lines.width)
    }
    return PlacedParagraphs(request: request, tops: tops, height: top, width: width)
  }

  // MARK: Sizes

  func measured(_ proposal: ProposedViewSize) -> CGSize {
    readParameters()
    let width = proposal.width.map { max($0.isNaN ? 0 : $0, 0) } ?? idealWidth
    return CGSize(width: width, height: height(inWidth: width))
  }

  private var idealWidth: CGFloat {
    let text = place(TypesetRequest(style: styleVersion, width: nil)).width + 2
    let prompt = style.prompt.map { store.measurer.layout($0, width: nil, height: nil).size.width }
    return max(text, prompt ?? 0)
  }

  private func height(inWidth width: CGFloat) -> CGFloat {
    guard kind.isMultiline else { return lineHeight }
    // In no width every character would be a line.
    guard width >= 1 else { return CGFloat(style.minimumLines) * lineHeight }
    let around = style.insets.top + style.insets.bottom
    var lines =
      place(TypesetRequest(style: styleVersion, width: lineWidth(width))).height / lineHeight
    if kind == .growing {
      lines = min(max(lines, CGFloat(style.minimumLines)), CGFloat(style.lineLimit ?? .max))
    }
    return max(lines.rounded() * lineHeight + around, style.leastHeight)
  }

  func baseline(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    readParameters()
    let metrics = store.measurer.metrics(of: style.font)
    if key == VerticalAlignment.firstTextBaseline.key { return metrics.ascender }
    return size.height - metrics.lineHeight + metrics.ascender
  }

  // MARK: Places

  /// Where the lines begin: a short line in a field is aligned, a long one is moved.
  var contentOrigin: CGPoint {
    guard !kind.isMultiline else {
      return CGPoint(x: style.left, y: style.insets.top - scroll.y)
    }
    let slack = size.width - placedParagraphs().width
    guard slack > 2 else { return CGPoint(x: -scroll.x, y: 0) }
    return CGPoint(x: aligned(slack), y: 0)
  }

  /// The left edge of a line with `slack` points beside it.
  func aligned(_ slack: CGFloat) -> CGFloat {
    switch style.template.alignment {
    case .leading: style.isRightToLeft ? slack : 0
    case .center: slack / 2
    case .trailing: style.isRightToLeft ? 0 : slack
    }
  }

  /// The caret before a character, in the coordinates of the lines.
  func caretRect(at offset: Int, isUpstream: Bool = false) -> CGRect {
    let placed = placedParagraphs()
    let index = buffer.paragraph(at: offset)
    let paragraph = buffer.paragraphs[index]
    let lines = typeset(paragraph, placed.request)
    let character = min(paragraph.character(at: offset - buffer.starts[index]), lines.count)
    let line = lines.line(at: character, upstream: isUpstream)
    var x = lines.caret(at: character, in: line)
    if let width = placed.request.width { x = min(max(x, 0), width) }
    return CGRect(
      x: x, y: placed.tops[index] + CGFloat(line) * lines.lineHeight, width: 0,
      height: lines.lineHeight)
  }

  /// The offset nearest to a point of the view, and whether the caret is then at the end of a line that continues.
  func offset(at point: CGPoint) -> (offset: Int, isUpstream: Bool) {
    let origin = contentOrigin
    return offset(atContent: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  func offset(atContent point: CGPoint) -> (offset: Int, isUpstream: Bool) {
    let placed = placedParagraphs()
    if kind.isMultiline, point.y < 0 { return (0, false) }
    if kind.isMultiline, point.y >= placed.height { return (buffer.length, false) }
    let index = max((placed.tops.partitioningIndex { $0 > point.y }) - 1, 0)
    let lines = typeset(buffer.paragraphs[index], placed.request)
    let line = Int(
      (point.y - placed.tops[index]) / max(lines.lineHeight, 1),
      within: 0...lines.lines.count - 1)
    let character = lines.index(atX: point.x, in: line)
    let isUpstream = line < lines.lines.count - 1 && character == lines.lines[line].upperBound
    return (buffer.starts[index] + buffer.paragraphs[index].offset(of: character), isUpstream)
  }

  /// Moves the text so that the caret is seen.
  func showCaret() {
    let caret = caretRect(at: cursor.head, isUpstream: cursor.isUpstream)
    let placed = placedParagraphs()
    if kind.isMultiline {
      scroll.x = 0
      scroll.y = min(scroll.y, caret.minY)
      scroll.y = max(scroll.y, caret.maxY - size.height, 0)
      scroll.y = min(scroll.y, max(placed.height - size.height, 0))
    } else {
      let margin = min(24, size.width / 4)
      let end = max(placed.width + 2 - size.width, 0)
      if caret.minX < scroll.x + 1 { scroll.x = caret.minX - margin }
      if caret.minX + 2 > scroll.x + size.width { scroll.x = caret.minX + 2 - size.width + margin }
      scroll = CGPoint(x: min(max(scroll.x, 0), end), y: 0)
    }
  }
}

extension [CGFloat] {
  /// The first index whose element meets a condition that all later ones meet too.
  fileprivate func partitioningIndex(where isLater: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
