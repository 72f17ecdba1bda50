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
  private var text = StyledText(runs: [])
  /// The text as long as it likes to be, once somebody has asked.
  private var ideal: TextLayout?
  private var last: (layout: TextLayout, origin: CGPoint, node: DisplayNode)?

  init(_ view: _GraphValue<Text>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs, drawnFrom: [])
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
    guard resolved != text else { return }
    if resolved.runs.contains(where: { $0.font.size == Font.sizeInstead }) {
      reportBadInput(
        "E-FONT", "A font's size is no number, infinite, or not above 0: it counts as 1.")
    }
    reportFonts(resolved)
    let isSameSize = resolved.withoutColors == text.withoutColors
    let isSameFont = resolved.fonts == text.fonts
    if !isFirst { contentWillChange(in: new.environment) }
    text = resolved
    ideal = nil
    lookChanged()
    if !isFirst && !isSameSize { contentChanged(traits: !isSameFont) }
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

  /// Where the text fits as it is, that is the answer: nobody looks it up.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let whole = ideal ?? runtime.measurer.layout(text, width: nil, height: nil)
    ideal = whole
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    if whole.size.width <= width, whole.size.height <= height, width > 0 || height > 0 {
      return whole
    }
    return runtime.measurer.layout(text, width: width, height: height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  /// Both baselines, as the lines lie (L142, L155).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    readParameters()
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  /// L033, L034: by the tallest font.
  override var spacing: ViewSpacing {
    readParameters()
    let metrics = text.runs.map { runtime.measurer.metrics(of: $0.font) }
    guard let tallest = metrics.max(by: { $0.lineHeight < $1.lineHeight }) else { return .plain }
    return ViewSpacing(text: tallest, pixel: text.scale > 0 ? 1 / text.scale : 1)
  }

  /// Of the frame only the place moves: the lines are where they will be at once (M050).
  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    let origin = frame.origin
    let layout = layout(proposal)
    if layout.lines.isEmpty { return nil }
    if let last, last.layout === layout, last.origin == origin { return last.node }
    let node = DisplayNode(.text(layout, at: origin))
    last = (layout, origin, node)
    return node
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
    for index in copy.runs.indices { copy.runs[index].color = .clear }
    return copy
  }

  /// The fonts in it: what the room around it depends on.
  fileprivate var fonts: Set<FontDescriptor> { Set(runs.map(\.font)) }
}
