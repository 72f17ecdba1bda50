import Foundation
import WaggleGraph

extension Text: PrimitiveView {
  /// A leaf.
  public nonisolated static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(TextNode(view, inputs))
  }
}

/// A view that is a text. A change of its colours alone asks nobody for a size.
final class TextNode: ContentLeaf {
  private let view: _GraphValue<Text>
  private let environment: Attribute<EnvironmentValues>
  private var source: (text: Text, environment: EnvironmentValues)?
  private var typeset = Typesetting()
  private var last: DisplayNode?
  /// While its colours move.
  private var blend: TextBlend?

  init(_ view: _GraphValue<Text>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs, drawnFrom: [])
    mayHaveGuides = .baselines
    watch([view.node, inputs.environment.node], inputs)
  }

  override var surroundings: Attribute<EnvironmentValues>? { environment }

  override func updateParameters(_ graph: Graph) {
    let new = (text: view.read(in: graph), environment: graph.value(environment))
    if let source, source.environment.isIdentical(to: new.environment), source.text == new.text {
      return
    }
    let isFirst = source == nil
    source = new
    let resolved = new.text.resolve(in: new.environment)
    let old = typeset
    guard resolved != old.text else { return }
    if resolved.runs.contains(where: { $0.font.size == Font.sizeInstead }) {
      reportBadInput(
        "E-FONT", "A font's size is no number, infinite, or not above 0: it counts as 1.")
    }
    reportFonts(resolved)
    for run in resolved.runs where run.finish != nil { reportNumbers(of: run.paint) }
    let isSameSize = resolved.withoutColors == old.text.withoutColors
    let isSameFont = resolved.fonts == old.text.fonts
    if !isFirst, !isSameSize { contentWillChange(in: new.environment) }
    if Transaction.allowsAnimation, last != nil, blend == nil, resolved.ink != old.text.ink {
      blend = TextBlend(showing: old.text.ink)
    }
    typeset = Typesetting(resolved)
    lookChanged()
    guard !isFirst && !isSameSize else { return }
    setNeedsMeasure(traits: !isSameFont || !keepsBaselines(of: old))
  }

  /// Whether the baselines lie where those of another text lay, for all that was asked. A text of the same size can have
  /// others: where lines are only reserved (L155), where fonts change their lines, where a baseline is offset (L158).
  private func keepsBaselines(of old: Typesetting) -> Bool {
    var old = old
    return answeredProposals(allSatisfy: { proposal in
      let (before, now) = (old.layout(proposal, runtime.measurer), layout(proposal))
      return before.firstBaseline == now.firstBaseline && before.lastBaseline == now.lastBaseline
    })
  }

  /// W-FONT, W-GLYPH. Letters of ASCII in the system's font are always there: nobody looks for them.
  private func reportFonts(_ text: StyledText) {
    guard text.runs.contains(where: \.needsFontCheck) else { return }
    for problem in runtime.measurer.problems(in: text) {
      runtime.reportOnce(
        Diagnostic(id: problem.id, message: problem.message, path: scope?.path ?? ""),
        inTree: problem.subject)
    }
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    typeset.layout(proposal, runtime.measurer)
  }

  private func layout(of text: StyledText, _ proposal: ProposedViewSize) -> TextLayout {
    runtime.measurer.layout(
      text, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  /// Both baselines, as the lines lie (L142, L155).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    readParameters()
    let layout = layout(proposal)
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    return isFirst ? layout.firstBaseline : layout.lastBaseline
  }

  /// L033, L034: by the tallest font.
  override var spacing: ViewSpacing {
    readParameters()
    let metrics = typeset.text.runs.map { runtime.measurer.metrics(of: $0.font) }
    guard let tallest = metrics.max(by: { $0.lineHeight < $1.lineHeight }) else { return .plain }
    let scale = typeset.text.scale
    return ViewSpacing(text: tallest, pixel: scale > 0 ? 1 / scale : 1)
  }

  /// Of the frame only the place moves: the lines are where they will be at once (M050).
  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    let origin = frame.origin
    let layout = blendedLayout ?? layout(proposal)
    if layout.lines.isEmpty { return nil }
    if let last, case .text(let old, at: origin) = last.content, old === layout { return last }
    last = layout.node(at: origin)
    return last
  }

  /// The layout in the colours of this moment, while they move.
  private var blendedLayout: TextLayout? {
    guard let blend else { return nil }
    let text = typeset.text
    let ink = blend.ink(for: text.ink, drawingSite)
    guard blend.isMoving else {
      self.blend = nil
      return nil
    }
    let isOne = text.runs.count == 1
    return (isOne ? layout(proposal) : layout(of: text.marked, proposal)).inked(ink)
  }
}

/// A text and how it is laid out.
private struct Typesetting {
  var text = StyledText(runs: [])
  /// The text as long as it likes to be, once it was asked for.
  private var ideal: TextLayout?

  init() {}

  init(_ text: StyledText) { self.text = text }

  /// The text laid out for a proposal. Where it fits as it is, that is the answer, and nothing is looked up.
  mutating func layout(_ proposal: ProposedViewSize, _ measurer: any TextMeasurer) -> TextLayout {
    let whole = ideal ?? measurer.layout(text, width: nil, height: nil)
    ideal = whole
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    if whole.size.width <= width, whole.size.height <= height, width > 0 || height > 0 {
      return whole
    }
    return measurer.layout(text, width: width, height: height)
  }
}

extension StyledText.Run {
  fileprivate var needsFontCheck: Bool {
    font.family != nil || string.utf8.contains { $0 >= 0x80 }
  }
}

extension StyledText {
  /// The text as far as its size goes.
  fileprivate var withoutColors: StyledText {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].color = .clear
      copy.runs[index].finish = nil
    }
    return copy
  }

  /// The fonts in it: what the room around it depends on.
  fileprivate var fonts: Set<FontDescriptor> { Set(runs.map(\.font)) }
}
