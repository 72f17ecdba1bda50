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
  private var last: DisplayNode?
  /// While its colours move.
  private var blend: TextBlend?

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
    for run in resolved.runs where !run.shadows.isEmpty { reportShadows(run.shadows) }
    let isSameSize = resolved.withoutColors == text.withoutColors
    let isSameFont = resolved.fonts == text.fonts
    if !isFirst, !isSameSize { contentWillChange(in: new.environment) }
    if Transaction.mayMove, last != nil, blend == nil, resolved.ink != text.ink {
      blend = TextBlend(showing: text.ink)
    }
    text = resolved
    ideal = nil
    lookChanged()
    if !isFirst && !isSameSize { contentChanged(traits: !isSameFont) }
  }

  /// Where the text fits as it is, that is the answer: nobody looks it up.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let whole = ideal ?? runtime.measurer.layout(text, width: nil, height: nil)
    ideal = whole
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    if whole.size.width <= width, whole.size.height <= height, width > 0 || height > 0 {
      return whole
    }
    return layout(of: text, proposal)
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
    let layout = blendedLayout ?? layout(proposal)
    if layout.lines.isEmpty { return nil }
    if let last, case .text(let old, at: origin) = last.content, old === layout { return last }
    last = layout.node(at: origin)
    return last
  }

  /// The layout in the colours of this moment, while they move.
  private var blendedLayout: TextLayout? {
    guard let blend else { return nil }
    let ink = blend.ink(for: text.ink, drawingSite)
    guard blend.isMoving else {
      self.blend = nil
      return nil
    }
    let isOne = text.runs.count == 1
    return (isOne ? layout(proposal) : layout(of: text.marked, proposal)).inked(ink)
  }
}

extension StyledText {
  /// The text as far as its size goes.
  fileprivate var withoutColors: StyledText {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].color = .clear
      copy.runs[index].shadows = []
    }
    return copy
  }

  /// The fonts in it: what the room around it depends on.
  fileprivate var fonts: Set<FontDescriptor> { Set(runs.map(\.font)) }
}
