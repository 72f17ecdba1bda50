import Foundation

extension StyledText.Run {
  /// The run's colour and shadows.
  var paint: Paint {
    get { Paint.color(color).shadowed(shadows) }
    set { (color, shadows) = (newValue.color, newValue.shadows) }
  }
}

extension StyledText {
  var ink: TextInk { TextInk(paints: runs.map(\.paint)) }

  /// The same text; run i has the paint of index i.
  func inked(_ ink: TextInk) -> StyledText {
    var copy = self
    for (index, paint) in ink.paints.enumerated() { copy.runs[index].paint = paint }
    return copy
  }

  /// The same text; each run's colour encodes its index, so that the runs of a layout can be matched.
  var marked: StyledText {
    inked(TextInk(paints: runs.indices.map { .color(ResolvedColor(mark: $0)) }))
  }
}

extension ResolvedColor {
  /// The colour that encodes an index below 65,536.
  fileprivate init(mark index: Int) { self.init(red: Double(index) / 65_535, green: 0, blue: 0) }

  fileprivate var mark: Int { Int((red * 65_535).rounded()) }
}

extension TextLayout {
  /// A layout of `marked` text with these paints.
  func inked(_ ink: TextInk) -> TextLayout {
    let isOne = ink.paints.count == 1
    return changingRuns(text.inked(ink)) { $0.paint = ink.paints[isOne ? 0 : $0.color.mark] }
  }

  private func changingRuns(
    _ text: StyledText, _ change: (inout StyledText.Run) -> Void
  ) -> TextLayout {
    var lines = lines
    for line in lines.indices {
      for run in lines[line].runs.indices { change(&lines[line].runs[run]) }
    }
    return TextLayout(
      text: text, size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline,
      lines: lines, scaleFactor: scaleFactor)
  }

  /// The item that draws the text, with the shadows of its runs around it.
  func node(at origin: CGPoint) -> DisplayNode {
    let runs = text.runs
    guard let first = runs.first, runs.contains(where: { !$0.shadows.isEmpty }) else {
      return DisplayNode(.text(self, at: origin))
    }
    if runs.allSatisfy({ $0.shadows == first.shadows }) {
      return shadowed(first.shadows, first.color.opacity, at: origin)
    }
    return DisplayNode(.group(runs.map(\.shadows).unique.map { layer(of: $0, at: origin) }))
  }

  /// The runs with these shadows; all others are clear.
  private func layer(of shadows: [LayerShadow], at origin: CGPoint) -> DisplayNode {
    let isOther = { (run: StyledText.Run) in run.shadows != shadows }
    var text = text
    for index in text.runs.indices where isOther(text.runs[index]) {
      text.runs[index].color = .clear
    }
    let layer = changingRuns(text) { if isOther($0) { $0.color = .clear } }
    let opacity = self.text.runs.first { !isOther($0) }?.color.opacity ?? 1
    return layer.shadowed(shadows, opacity, at: origin)
  }

  /// As for shapes (`Paint.node`): inner shadows are drawn on opaque ink; the opacity then applies to both.
  private func shadowed(
    _ shadows: [LayerShadow], _ opacity: Double, at origin: CGPoint
  ) -> DisplayNode {
    Paint.color(ResolvedColor.black.opacity(opacity)).shadowed(shadows).node { ink in
      .text(ink.color.opacity == opacity ? self : solid, at: origin)
    }
  }

  private var solid: TextLayout {
    changingRuns(text) { if $0.color.opacity > 0 { $0.color = $0.color.opaque } }
  }
}

extension [[LayerShadow]] {
  /// Without duplicates, in the order of first occurrence.
  fileprivate var unique: [[LayerShadow]] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
