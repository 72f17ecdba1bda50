import Foundation

extension TextInputNode {
  /// The selection, the text or the prompt, and the caret; in a box that hides what is moved out of it.
  func drawing() -> [DisplayNode] {
    if isFocused, !kind.isEditor { showCaret() } else if !isFocused { scroll = .zero }
    let origin = contentOrigin
    var nodes = selection
    if buffer.length == 0 {
      nodes += promptNodes
    } else {
      nodes += lineNodes
    }
    nodes += underlines
    if let caret { nodes.append(caret) }
    guard !nodes.isEmpty else { return [] }
    let moved = DisplayNode(
      .offset(CGSize(width: origin.x, height: origin.y), DisplayNode(.group(nodes))))
    guard isCut else { return [moved] }
    return [DisplayNode(.clip(Path(CGRect(origin: .zero, size: size)), FillStyle(), moved))]
  }

  private var isCut: Bool {
    guard !kind.isEditor else { return false }
    let placed = placedParagraphs()
    return placed.width + 2 > size.width && !kind.isMultiline || placed.height > size.height + 0.5
  }

  /// One node for each paragraph; those of unchanged paragraphs at unchanged places are used again.
  private var lineNodes: [DisplayNode] {
    let placed = placedParagraphs()
    var nodes: [DisplayNode] = []
    nodes.reserveCapacity(buffer.paragraphs.count)
    for (index, paragraph) in buffer.paragraphs.enumerated() {
      if let node = node(of: paragraph, at: placed.tops[index], placed.request) {
        nodes.append(node)
      }
    }
    return nodes
  }

  private func node(of paragraph: EditedParagraph, at top: CGFloat, _ request: TypesetRequest)
    -> DisplayNode?
  {
    let lines = typeset(paragraph, request)
    if let drawing = paragraph.drawing, paragraph.drawnTop == top { return drawing }
    guard paragraph.count > 0 else { return nil }
    paragraph.drawnTop = top
    paragraph.drawing =
      kind == .secure && !style.isRedacted
      ? bulletsNode(lines.count) : lines.layout.drawing(at: CGPoint(x: 0, y: top))
    return paragraph.drawing
  }

  /// Bullets in the middle of the line (C045).
  private func bulletsNode(_ count: Int) -> DisplayNode {
    let scale = style.font.size / 17
    let frame = CGRect(x: 0, y: 0, width: 10.5 * CGFloat(count) * scale, height: lineHeight)
    var path = Path()
    for index in 0..<count {
      path.addEllipse(
        in: CGRect(
          x: (10.5 * CGFloat(index) + 1.75) * scale, y: (lineHeight - 7 * scale) / 2,
          width: 7 * scale, height: 7 * scale))
    }
    return DisplayNode(.fill(path, frame: frame, .color(style.template.runs[0].color), FillStyle()))
  }

  private var promptNodes: [DisplayNode] {
    guard let prompt = style.prompt else { return [] }
    var text = prompt
    text.lineLimit = kind.isMultiline ? nil : 1
    let layout = store.measurer.layout(
      text, width: lineWidth(size.width) ?? max(size.width, 1), height: nil)
    guard !layout.lines.isEmpty else { return [] }
    let slack = (lineWidth(size.width) ?? size.width) - layout.size.width
    let x = aligned(max(slack, 0)) - (kind.isMultiline ? 0 : contentOrigin.x)
    return [layout.drawing(at: CGPoint(x: x, y: 0))]
  }

  // MARK: Selection and caret

  /// Not where the host has its own field.
  private var showsCursor: Bool { isFocused && !runtime.input.hasNativeTextFields }

  private var caret: DisplayNode? {
    guard showsCursor, style.isEnabled, cursor.range.isEmpty else { return nil }
    let rect = caretRect(at: cursor.head, isUpstream: cursor.isUpstream)
    let left = 0 - contentOrigin.x
    let x = min(max(rect.minX, left), max(left + size.width - 2, left))
    let frame = CGRect(x: x, y: rect.minY, width: 2, height: rect.height)
    return DisplayNode(.rectangle(frame, .color(style.tint)))
  }

  private var selection: [DisplayNode] {
    guard showsCursor, !cursor.range.isEmpty else { return [] }
    let paint = Paint.color(style.tint.opacity(0.2))
    return rects(of: cursor.range).map { DisplayNode(.rectangle($0, paint)) }
  }

  /// A line below what an input method is composing (C604).
  private var underlines: [DisplayNode] {
    guard showsCursor, let composed, composed.upperBound <= buffer.length else { return [] }
    let paint = Paint.color(style.template.runs[0].color)
    return rects(of: composed).map { rect in
      DisplayNode(
        .rectangle(
          CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1), paint))
    }
  }

  /// A part of the text: of the first and the last line, and whole lines between them.
  private func rects(of range: Range<Int>) -> [CGRect] {
    let placed = placedParagraphs()
    let first = buffer.paragraph(at: range.lowerBound)
    let last = buffer.paragraph(at: range.upperBound)
    if first == last { return rects(of: range, in: first, placed, isWhole: false) }
    var rects = rects(of: range, in: first, placed, isWhole: true)
    if last > first + 1 {
      let top = placed.tops[first + 1]
      rects.append(
        CGRect(
          x: 0, y: top, width: placed.request.width ?? size.width, height: placed.tops[last] - top))
    }
    return rects + self.rects(of: range, in: last, placed, isWhole: false)
  }

  /// A part of a paragraph.
  ///
  /// - Parameter isWhole: whether the part continues in the next paragraph.
  private func rects(of range: Range<Int>, in index: Int, _ placed: PlacedParagraphs, isWhole: Bool)
    -> [CGRect]
  {
    let paragraph = buffer.paragraphs[index]
    let lines = typeset(paragraph, placed.request)
    let start = paragraph.character(at: range.lowerBound - buffer.starts[index])
    let end = paragraph.character(at: range.upperBound - buffer.starts[index])
    guard start < end || isWhole else { return [] }
    let (low, high) = (lines.line(at: start), lines.line(at: end, upstream: true))
    var rects: [CGRect] = []
    for line in low...max(low, high) {
      let y = placed.tops[index] + CGFloat(line) * lines.lineHeight
      var spans = lines.spans(of: start..<end, in: line)
      if isWhole || line < high { spans = extended(spans, to: start, lines, line) }
      for span in spans where span.upperBound > span.lowerBound {
        rects.append(
          CGRect(
            x: span.lowerBound, y: y, width: span.upperBound - span.lowerBound,
            height: lines.lineHeight))
      }
    }
    return rects
  }

  /// A line of which the end is selected is selected up to the edge of the view.
  private func extended(
    _ spans: [ClosedRange<CGFloat>], to start: Int, _ lines: TypesetParagraph, _ line: Int
  ) -> [ClosedRange<CGFloat>] {
    if style.isRightToLeft {
      let right =
        spans.last?.upperBound
        ?? lines.caret(at: max(start, lines.lines[line].lowerBound), in: line)
      return right.isFinite ? [min(0, right)...right] : spans
    }
    let left =
      spans.first?.lowerBound ?? lines.caret(at: max(start, lines.lines[line].lowerBound), in: line)
    return left.isFinite ? [left...max(left, lineWidth(size.width) ?? size.width)] : spans
  }
}

extension TextLayout {
  fileprivate func drawing(at origin: CGPoint) -> DisplayNode {
    text.isRedacted ? redacted(at: origin) : DisplayNode(.text(self, at: origin))
  }
}

extension TextInput.Kind {
  var isEditor: Bool { self == .editor }
}
