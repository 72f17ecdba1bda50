import Foundation

/// A change of a text in which its parts move (M082). Where that is not possible, the text fades.
final class TextChange: ContentChange {
  enum Style {
    /// All parts stay; place, size, weight and colour change.
    case interpolate
    /// Characters that differ roll.
    case roll(downwards: Bool, decimalSeparator: Character)
  }

  /// What is drawn at one time.
  struct Displayed {
    var layout: TextLayout
    var leaving: [TextLayout.Line] = []

    init(_ layout: TextLayout) { self.layout = layout }
  }

  /// The most characters that move by themselves; numbers in longer texts fade.
  private static let maxCharacters = 200

  private let style: Style
  private let start: Displayed
  private let instead: ContentFade
  private let measurer: any TextMeasurer
  private var isFading = false
  private var pieces: [TextPiece] = []
  /// The text as it is drawn; the next change begins with it.
  private(set) var displayed: Displayed

  /// - Parameters:
  ///   - start: what is drawn before the change.
  ///   - instead: the fade for a text whose parts cannot move.
  init(
    _ style: Style, from start: Displayed, insteadOf instead: ContentFade,
    measuredBy measurer: any TextMeasurer
  ) {
    (self.style, self.start, self.instead, self.measurer) = (style, start, instead, measurer)
    displayed = start
  }

  /// The layout of the new text. It may be another one in mid-change, such as one in another width: what is drawn then
  /// jumps by the difference.
  var target: TextLayout? {
    didSet {
      guard let target, target !== oldValue else { return }
      let pieces = makePieces(target)
      isFading = isFading || pieces == nil
      self.pieces = pieces ?? []
    }
  }

  override var fade: ContentFade? { isFading ? instead : nil }

  override func blend(_ node: DisplayNode?, at origin: CGPoint, _ progress: Double) -> DisplayNode?
  {
    guard !isFading, let target else { return instead.blend(node, at: origin, progress) }
    var lines = TextPieceLines(at: progress)
    for piece in pieces {
      switch piece {
      case .stays(let old, let new, let tweens): lines.add(old, new, tweens)
      case .rolls(let old, let new): lines.add(old, new, by: height(of: old ?? new))
      }
    }
    lines.leaving += start.leaving.map { $0.faded(1 - progress) }.filter(\.isVisible)
    let size = CGSize(
      width: start.layout.size.width.moved(to: target.size.width, progress),
      height: start.layout.size.height.moved(to: target.size.height, progress))
    displayed.layout = MovingTextLayout(
      lines.remaining, size: size, towards: target, reading: target.shownString)
    displayed.leaving = lines.leaving
    if progress == 0, !(start.layout is MovingTextLayout) { return startNode(target, at: origin) }
    return displayed.node(at: origin, towards: target, measurer)
  }

  /// The old text as it was drawn.
  private func startNode(_ target: TextLayout, at origin: CGPoint) -> DisplayNode {
    MovingTextLayout(
      start.layout.lines, size: start.layout.size, towards: target, reading: target.shownString
    )
    .node(at: origin)
  }

  /// By how much characters roll upwards: half a line (M082).
  private func height(of cell: TextCell?) -> CGFloat {
    guard case .roll(let isDown, _) = style, let cell else { return 0 }
    let heights = cell.runs.map { measurer.metrics(of: $0.font).lineHeight }
    return (heights.max() ?? 0) / 2 * (isDown ? -1 : 1)
  }

  /// nil if the text has to fade.
  private func makePieces(_ target: TextLayout) -> [TextPiece]? {
    switch style {
    case .interpolate:
      changesWeight(towards: target)
        ? pieces(target, .characters) ?? pieces(target, .lines)
        : pieces(target, .lines) ?? pieces(target, .words) ?? pieces(target, .characters)
    case .roll(_, let separator): rollingPieces(target, separator)
    }
  }

  /// Whether fonts become lighter or heavier: the advances of their characters then differ in proportion.
  private func changesWeight(towards target: TextLayout) -> Bool {
    start.layout.weights != target.weights
  }

  private func pieces(_ target: TextLayout, _ grain: TextCell.Grain) -> [TextPiece]? {
    let old = start.layout.cells(grain, measurer)
    let new = target.cells(grain, measurer)
    guard old.count == new.count, grain != .characters || old.count <= Self.maxCharacters else {
      return nil
    }
    var pieces: [TextPiece] = []
    for (old, new) in zip(old, new) {
      guard let tweens = old.runs.tweens(to: new.runs) else { return nil }
      pieces.append(.stays(old, new, tweens))
    }
    return pieces
  }

  private func rollingPieces(_ target: TextLayout, _ separator: Character) -> [TextPiece]? {
    guard start.layout.isPlainlyColored, target.isPlainlyColored else { return nil }
    let old = start.layout.cells(.characters, measurer)
    let new = target.cells(.characters, measurer)
    guard max(old.count, new.count) <= Self.maxCharacters else { return nil }
    let alignment = NumberAlignment(
      old.map(\.string), new.map(\.string), decimalSeparator: separator)
    return alignment.pairs.map { pair in
      let (old, new) = (pair.old.map { old[$0] }, pair.new.map { new[$0] })
      if let old, let new, let tweens = old.runs.tweens(to: new.runs) {
        return .stays(old, new, tweens)
      }
      return .rolls(old, new)
    }
  }
}

extension TextLayout {
  /// The weights of the text's fonts.
  fileprivate var weights: Set<Int> {
    Set(lines.flatMap { $0.runs.map(\.font.weight) })
  }

  /// Whether no run has a gradient or shadows.
  fileprivate var isPlainlyColored: Bool {
    lines.allSatisfy { $0.runs.allSatisfy { $0.gradientAndShadows == nil } }
  }
}

extension TextLayout.Line {
  fileprivate func faded(_ opacity: Double) -> TextLayout.Line {
    var line = self
    line.runs = runs.map { $0.faded(opacity) }
    return line
  }

  fileprivate var isVisible: Bool { runs.contains { $0.color.opacity > 0 } }
}

extension TextChange.Displayed {
  /// The drawing: where weights are between those of fonts, a lighter text and a heavier one over it.
  fileprivate func node(
    at origin: CGPoint, towards target: TextLayout, _ measurer: any TextMeasurer
  ) -> DisplayNode {
    func node(_ lines: [TextLayout.Line], reading string: String) -> DisplayNode {
      MovingTextLayout(lines, size: layout.size, towards: target, reading: string).node(at: origin)
    }
    let lines = leaving + layout.lines
    let base = node(
      lines.map { $0.mapRuns(measurer) { $0.layers.base } }, reading: target.shownString)
    let heavier = lines.filter { $0.runs.contains(where: \.isBetweenWeights) }
    if heavier.isEmpty { return base }
    let overlay = node(heavier.map { $0.mapRuns(measurer) { $0.layers.overlay } }, reading: "")
    return DisplayNode(.group([base, overlay]))
  }
}

extension TextLayout.Line {
  /// The line with other runs; where their weights were between those of fonts, a single character is centred in the
  /// line's width, and tracking keeps that of several.
  fileprivate func mapRuns(
    _ measurer: any TextMeasurer, _ change: (StyledText.Run) -> StyledText.Run
  ) -> TextLayout.Line {
    guard runs.contains(where: \.isBetweenWeights) else { return self }
    var line = self
    line.runs = runs.map(change)
    let extents = measurer.characterExtents(of: line.runs)
    let natural = extents.map { $0.x + $0.width }.max() ?? 0
    guard !extents.isEmpty, !extents.contains(where: \.isRightToLeft) else { return line }
    if extents.count == 1 {
      line.x += (width - natural) / 2
      return line
    }
    for index in line.runs.indices {
      line.runs[index].tracking += (width - natural) / CGFloat(extents.count)
    }
    return line
  }
}
