import Foundation

extension StyledText.Run {
  /// The run's colour or gradient, and its shadows.
  var paint: Paint {
    get { (gradient ?? .color(color)).shadowed(shadows) }
    set { (color, gradientAndShadows) = (newValue.color, GradientAndShadows(newValue)) }
  }
}

extension StyledText {
  var ink: PaintList { PaintList(paints: runs.map(\.paint)) }

  /// The same text; run i has the paint of index i.
  func inked(_ ink: PaintList) -> StyledText {
    var copy = self
    for (index, paint) in ink.paints.enumerated() { copy.runs[index].paint = paint }
    return copy
  }

  /// The same text; each run's colour encodes its index, so that the runs of a layout can be matched.
  package var marked: StyledText {
    inked(PaintList(paints: runs.indices.map { .color(ResolvedColor(mark: $0)) }))
  }
}

extension StyledText {
  /// Whether all runs have the same colour, gradient and shadows.
  package var isInOneColor: Bool {
    runs.dropFirst().allSatisfy {
      $0.color == runs[0].color && $0.gradientAndShadows == runs[0].gradientAndShadows
    }
  }
}

extension ResolvedColor {
  /// The colour that encodes an index below 65,536.
  fileprivate init(mark index: Int) { self.init(red: Double(index) / 65_535, green: 0, blue: 0) }

  var mark: Int { Int((red * 65_535).rounded()) }
}

extension TextLayout {
  /// A layout of `marked` text with these paints.
  func inked(_ ink: PaintList) -> TextLayout {
    let isOne = ink.paints.count == 1
    return recoloring(text.inked(ink)) { $0.paint = ink.paints[isOne ? 0 : $0.color.mark] }
  }

  /// A layout of `marked` text, or of a text that is in one colour after that, in the colours of a text that differs in these alone.
  package func colored(as text: StyledText) -> TextLayout {
    let isOne = text.isInOneColor
    return recoloring(text) { run in
      let index = isOne ? 0 : run.color.mark
      run.color = text.runs[index].color
      run.gradientAndShadows = text.runs[index].gradientAndShadows
    }
  }

  /// The layout of a text that differs in its colours alone, with which `change` gives a run its new one. A line that is the
  /// whole text shares its runs.
  private func recoloring(
    _ text: StyledText, _ change: (inout StyledText.Run) -> Void
  ) -> TextLayout {
    let isWhole = lines.count == 1 && lines[0].runs == self.text.runs
    return changingRuns(text, ofLine: isWhole ? text.runs : nil, change)
  }

  /// - Parameter runs: those of the only line after the change; nil has them made.
  private func changingRuns(
    _ text: StyledText, ofLine runs: [StyledText.Run]? = nil,
    _ change: (inout StyledText.Run) -> Void
  ) -> TextLayout {
    var lines = lines
    if let runs {
      lines[0].runs = runs
    } else {
      for line in lines.indices {
        for run in lines[line].runs.indices { change(&lines[line].runs[run]) }
      }
    }
    var ornaments = ornaments
    for index in ornaments.indices { change(&ornaments[index].run) }
    return TextLayout(
      text: text, size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline,
      lines: lines, ornaments: ornaments, scaleFactor: scaleFactor)
  }

  /// The item that draws the text with its images and its own lines.
  func node(at origin: CGPoint) -> DisplayNode {
    if text.isRedacted { return redacted(at: origin) }
    if ornaments.isEmpty { return characters(at: origin) }
    let others = ornaments.compactMap { $0.node(at: origin) }
    return DisplayNode(.group(lines.isEmpty ? others : [characters(at: origin)] + others))
  }

  /// The item that draws the characters, with the shadows of the runs around them: an item for each combination of
  /// gradient and shadows.
  private func characters(at origin: CGPoint) -> DisplayNode {
    if text.runs.contains(where: { $0.gradient?.hasFiniteEnds == false }) {
      let drawable = changingRuns(text.inked(text.ink.drawable)) { $0.paint = $0.paint.drawable }
      return drawable.characters(at: origin)
    }
    let runs = text.runs
    guard let first = runs.first, runs.contains(where: { $0.gradientAndShadows != nil }) else {
      return DisplayNode(.text(self, at: origin))
    }
    if runs.allSatisfy({ $0.gradientAndShadows == first.gradientAndShadows }) {
      return shadowed(first.shadows, first.color.opacity, at: origin)
    }
    return DisplayNode(
      .group(runs.map(\.gradientAndShadows).unique.map { layer(of: $0, at: origin) }))
  }

  /// The runs with this gradient and these shadows; the others are clear.
  private func layer(of gradientAndShadows: GradientAndShadows?, at origin: CGPoint) -> DisplayNode
  {
    func clearOthers(_ run: inout StyledText.Run) {
      if run.gradientAndShadows != gradientAndShadows { run.paint = .color(.clear) }
    }
    var text = text
    for index in text.runs.indices { clearOthers(&text.runs[index]) }
    let own = self.text.runs.first { $0.gradientAndShadows == gradientAndShadows }
    return changingRuns(text, clearOthers)
      .shadowed(own?.shadows ?? [], own?.color.opacity ?? 1, at: origin)
  }

  /// As for shapes (`Paint.node`): inner shadows are drawn on opaque ink; the opacity then applies to both.
  private func shadowed(
    _ shadows: [LayerShadow], _ opacity: Double, at origin: CGPoint
  ) -> DisplayNode {
    if let gradient, gradient.isPicture {
      let filled = changingRuns(text) { $0.paint = .color($0.gradient == nil ? .clear : .black) }
      return gradient.shadowed(shadows).node { _ in .text(filled, at: origin) }
    }
    let plain = text.runs.contains { $0.gradient != nil } ? 1 : opacity
    return Paint.color(ResolvedColor.black.opacity(plain)).shadowed(shadows).node { ink in
      .text(ink.color.opacity == plain ? self : solid, at: origin)
    }
  }

  private var solid: TextLayout {
    changingRuns(text) { if $0.color.opacity > 0 { $0.color = $0.color.opaque } }
  }
}

extension [GradientAndShadows?] {
  /// Without duplicates, in the order of first occurrence.
  fileprivate var unique: [GradientAndShadows?] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension TextLayout {
  /// The gradient that fills the glyphs that are not clear; nil for a colour. The text of one display node has at most one.
  package var gradient: Paint? {
    for run in text.runs { if let gradient = run.gradient { return gradient } }
    return nil
  }
}

extension StyledText.Run {
  /// The gradient that fills the glyphs; nil for a colour. Its unit points are those of the text's whole box.
  package var gradient: Paint? {
    if case .ink(let gradient, _) = gradientAndShadows { gradient } else { nil }
  }

  /// The drop shadows and inner shadows of its style.
  package var shadows: [LayerShadow] {
    if case .ink(_, let shadows) = gradientAndShadows { shadows } else { [] }
  }
}
