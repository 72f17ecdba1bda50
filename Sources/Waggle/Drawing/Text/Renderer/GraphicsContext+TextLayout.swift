import Foundation

extension GraphicsContext {
  /// Draws a line of a text where it is in the text (C660).
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    let part = line.parts.lines[line.index]
    draw(part.elements, part.ornaments, of: line.parts)
  }

  /// Draws a run of a text where it is in the text (C660).
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    let part = run.parts.runs[run.index]
    draw(part.element.map { [$0] } ?? [], part.ornaments, of: run.parts)
  }

  /// Draws characters of a text where they are in the text (C660). Letters that join, as in Arabic, are drawn together.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    let (parts, run) = (slice.run.parts, slice.run.parts.runs[slice.run.index])
    if slice.indices == 0..<slice.run.count { return draw(slice.run, options: options) }
    let lines = slice.slices.filter { !$0.string.isEmpty }.map {
      run.line($0.string, $0.x, $0.width)
    }
    let bounds = slice.typographicBounds
    draw(lines, run.ornaments.compactMap { $0.part(from: bounds.rect) }, of: parts)
  }

  private func draw(
    _ lines: [TextLayout.Line], _ ornaments: [TextLayout.Ornament], of parts: TextParts
  ) {
    if !lines.isEmpty {
      let layout = MovingTextLayout(
        lines, size: parts.layout.size, towards: parts.layout, reading: parts.stringToRead())
      add(layout.node(at: .zero))
    }
    for ornament in ornaments {
      if let node = ornament.node(at: .zero) { add(node) }
    }
  }
}

extension TextLayout.Ornament {
  /// The part of a line below or through characters; nil for none, and for an image that is not all there.
  fileprivate func part(from rect: CGRect) -> TextLayout.Ornament? {
    let (left, right) = (max(frame.minX, rect.minX), min(frame.maxX, rect.maxX))
    guard right > left else { return nil }
    var copy = self
    if kind != .image { (copy.frame.origin.x, copy.frame.size.width) = (left, right - left) }
    return copy
  }
}
