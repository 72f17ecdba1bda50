import Foundation
import WaggleGraph

extension Text: PrimitiveView {
  /// Makes a leaf.
  public nonisolated static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(TextNode(view, inputs))
  }
}

/// The node of a text. A change of its colours alone does not start a layout.
final class TextNode: ContentLeaf {
  private let view: _GraphValue<Text>
  let environment: EnvironmentSource
  /// Whether the text has been resolved.
  private var isResolved = false
  /// How the content changes, as its environment said when the text was last resolved.
  private var contentTransition: ContentTransition?
  private var typeset = TypesetText()
  private var last: DisplayNode?
  /// Set while its colours are animated, or it updates itself.
  private var activity: TextActivity?
  /// Set once it has had links.
  private(set) var links: TextLinks?
  /// Set where the text can be selected.
  private(set) var selectable: SelectableText?
  /// Set where a renderer draws the text.
  private var rendering: TextRendering?

  init(_ view: _GraphValue<Text>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs, drawnFrom: [])
    mayHaveGuides = [.baselines, .separators]
    makeParameterEffect([view.node, inputs.environment.node], inputs)
    if inputs.bag[AllowsTextSelection.self] { selectable = SelectableText(self, inputs) }
  }

  /// The locale that the text is in.
  var locale: Locale? { isResolved ? environment.current.locale : nil }

  override var animationEnvironment: EnvironmentSource? { environment }

  override func updateParameters(_ graph: Graph) {
    let new = source(in: graph)
    let isFirst = !isResolved
    isResolved = true
    let old = contentTransition
    contentTransition = new.environment.contentTransition
    show(new, after: old, isFirst: isFirst)
  }

  /// What the text is resolved from.
  private func source(in graph: Graph) -> (text: Text, environment: EnvironmentValues) {
    (view.read(in: graph), graph.value(environment))
  }

  /// Wakes up when the text changes by itself (C190).
  private func wake(at date: Date?) {
    activity?.alarm = nil
    guard let date else { return leaveActivity() }
    let activity = activity ?? TextActivity()
    self.activity = activity
    activity.alarm = TextAlarm(runtime, at: date) { [weak self] in self?.showPresent() }
  }

  /// Shows the text of a later time.
  private func showPresent() {
    guard isResolved, !isRemoved else { return }
    let present = runtime.graph.untracked { source(in: runtime.graph) }
    show(present, after: contentTransition, isFirst: false)
  }

  private func follow(_ urls: [Int: URL], in environment: EnvironmentValues) {
    let links = links ?? TextLinks(self)
    self.links = links
    links.follow(urls, in: environment)
  }

  /// Sets what draws the text. Marks cannot be compared, so a renderer draws again.
  private func follow(_ renderer: AnyTextRenderer?, _ marks: [Int: TypedBag], isFirst: Bool) {
    guard rendering != nil || renderer != nil else { return }
    let isOther: Bool
    if let renderer {
      let rendering = rendering ?? TextRendering(renderer)
      isOther = rendering.follow(renderer, marks) || self.rendering == nil
      self.rendering = rendering
    } else {
      rendering = nil
      isOther = true
    }
    setNeedsDisplay()
    if isOther, !isFirst { setNeedsMeasure(traits: false) }
  }

  /// The index of the text's run at a point in the node's coordinates.
  func run(at point: CGPoint) -> Int? {
    layout(of: typeset.text.marked, proposal).markedRun(at: point, measuredBy: store.measurer)
  }

  /// The layout that is shown once nothing is animated.
  var finalLayout: TextLayout { layout(proposal) }

  /// The text, as it is read.
  var styledText: StyledText { typeset.text }

  private func leaveActivity() {
    if activity?.ink == nil, activity?.alarm == nil { activity = nil }
  }

  /// Shows the text as it is at present.
  private func show(
    _ new: (text: Text, environment: EnvironmentValues), after oldTransition: ContentTransition?,
    isFirst: Bool
  ) {
    let present = new.text.resolve(in: new.environment, at: runtime.date) {
      [unowned self] in $0.inline(in: $1, runtime, at: viewPath)
    }
    let resolved = present.text
    if present.next != nil || activity != nil { wake(at: present.next) }
    if !present.links.isEmpty || links != nil { follow(present.links, in: new.environment) }
    follow(new.environment.textRenderer, present.marks, isFirst: isFirst)
    let old = typeset
    guard resolved != old.text else { return }
    if resolved.runs.contains(where: { $0.font.size == Font.sizeInstead }) {
      runtime.reportOnce(.fontSize(at: viewPath))
    }
    reportFonts(resolved)
    for run in resolved.runs where run.gradientAndShadows != nil { reportNumbers(of: run.paint) }
    let isSameSize = resolved.equalsIgnoringColors(old.text)
    let isSameFont = isSameSize || resolved.fonts == old.text.fonts
    if resolved.isRedacted { endChange() }
    if !isFirst, !isSameSize || resolved.isRedacted != old.text.isRedacted {
      contentWillChange(in: new.environment, after: oldTransition)
    }
    if runtime.allowsAnimation, isDrawn, last != nil, activity?.ink == nil,
      resolved.ink != old.text.ink
    {
      let activity = activity ?? TextActivity()
      self.activity = activity
      activity.ink = TextInkAnimator(showing: old.text.ink)
    }
    if resolved.string != old.text.string { selectable?.range = 0..<0 }
    typeset = isSameSize ? old.colored(as: resolved) : TypesetText(resolved)
    setNeedsDisplay()
    guard !isFirst && !isSameSize else { return }
    setNeedsMeasure(traits: !isSameFont || !keepsBaselines(of: old))
  }

  /// Whether the baselines equal those of another text, for all proposals requested so far. Texts of the same size can
  /// differ: where lines are reserved (L155), where fonts change within lines, where a baseline is offset (L158).
  private func keepsBaselines(of old: TypesetText) -> Bool {
    var old = old
    return answeredProposals(allSatisfy: { proposal in
      let (before, now) = (old.layout(proposal, store.measurer), layout(proposal))
      return before.firstBaseline == now.firstBaseline && before.lastBaseline == now.lastBaseline
    })
  }

  /// Reports W-FONT and W-GLYPH. ASCII text in the system font's standard design is skipped: its glyphs always exist.
  private func reportFonts(_ text: StyledText) {
    guard text.runs.contains(where: \.needsFontCheck) else { return }
    for problem in store.measurer.problems(in: text) {
      runtime.reports.reportOnce(problem.diagnostic.at(viewPath), inTree: problem.subject)
    }
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    typeset.layout(proposal, store.measurer)
  }

  private func layout(of text: StyledText, _ proposal: ProposedViewSize) -> TextLayout {
    store.measurer.layout(
      text, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let rendering else { return layout(proposal).size }
    let text = TextProxy { [unowned self] in layout($0).size }
    return rendering.renderer.sizeThatFits(proposal: proposal, text: text)
  }

  /// The first and last baseline (L142, L155), and where the line below a row begins (C083).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if key.kind == .separators { return 0 }
    readParameters()
    let layout = layout(proposal)
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    return isFirst ? layout.firstBaseline : layout.lastBaseline
  }

  /// Spacing by the tallest font (L033, L034).
  override var spacing: ViewSpacing {
    readParameters()
    let metrics = typeset.text.runs.map { store.measurer.metrics(of: $0.font) }
    guard let tallest = metrics.max(by: { $0.lineHeight < $1.lineHeight }) else { return .plain }
    let scale = typeset.text.scale
    return ViewSpacing(text: tallest, pixel: scale > 0 ? 1 / scale : 1)
  }

  /// Animates only the position of the frame: lines are laid out at the final size at once (M050).
  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    let origin = frame.origin
    if let rendering, !typeset.text.isRedacted {
      last = nil
      return rendering.drawing(renderedLayout, of: typeset.text, at: origin) {
        CanvasTarget(
          frame.size, graph.value(environment), runtime, store.measurer, CanvasSymbols(), scope)
      }
    }
    (change as? TextChange)?.target = layout(proposal)
    let layout = animatedLayout ?? layout(proposal)
    if layout.lines.isEmpty, layout.ornaments.isEmpty { return nil }
    if let last, case .text(let old, at: origin) = last.content, old === layout { return last }
    last = layout.node(at: origin)
    return last
  }

  /// What is read instead of what a renderer draws: the text as it is without one (C660). Nil where it is drawn as it is.
  var drawingToRead: DisplayNode? {
    rendering == nil ? nil : layout(proposal).node(at: .zero)
  }

  /// The layout that a renderer draws: its runs can be told apart.
  private var renderedLayout: TextLayout {
    let plain = layout(proposal)
    let fitting = plain.size == size ? proposal : ProposedViewSize(size)
    if typeset.text.runs.count == 1 { return plain.size == size ? plain : layout(fitting) }
    return layout(of: typeset.text.marked, fitting)
  }

  override func value(in graph: Graph) -> DisplayList {
    let list = super.value(in: graph)
    guard let selectable else { return list }
    return DisplayList(selectable.display(list.root, at: drawingFrame.origin, graph))
  }

  /// Parts of the text move, or roll, where the old and the new text allow it (M082).
  override func makeChange(
    _ environment: EnvironmentValues, after old: ContentTransition?, insteadOf fade: ContentFade
  ) -> ContentChange? {
    if environment.hidesContent || typeset.text.isRedacted || typeset.text.hasOrnaments
      || rendering != nil
    {
      return nil
    }
    let style: TextChange.Style
    switch environment.contentTransition.kind {
    case .identity, .opacity: return nil
    case .interpolate: style = .interpolate
    case .numericText(let direction):
      if environment.prefersCrossFadeTransitions { return nil }
      style = .roll(
        downwards: direction.countsDown(after: old),
        decimalSeparator: environment.locale.decimalSeparator?.first ?? ".")
    }
    let displayed = (change as? TextChange)?.displayed ?? TextChange.Displayed(shownLayout)
    return TextChange(style, from: displayed, insteadOf: fade, measuredBy: store.measurer)
  }

  /// The layout in the last drawing.
  private var shownLayout: TextLayout {
    if let last, case .text(let layout, _) = last.content { return layout }
    return layout(proposal)
  }

  /// The layout in the current colours, while these are animated.
  private var animatedLayout: TextLayout? {
    guard let inkAnimator = activity?.ink else { return nil }
    let text = typeset.text
    let ink = inkAnimator.ink(for: text.ink, animationTarget)
    guard inkAnimator.isMoving else {
      activity?.ink = nil
      leaveActivity()
      return nil
    }
    let isOne = text.runs.count == 1
    return (isOne ? layout(proposal) : layout(of: text.marked, proposal)).inked(ink)
  }
}

/// What a text does while time passes.
private final class TextActivity {
  /// Set while its colours are animated.
  var ink: TextInkAnimator?
  /// Set while the text updates itself.
  var alarm: TextAlarm?
}

/// A text that has not been laid out.
private final class UnmeasuredText {
  let text: StyledText
  init(_ text: StyledText) { self.text = text }
}

/// A text and its layouts.
///
/// Always true: once it was laid out, its layout alone has the text, so that all that show equal texts share one.
private struct TypesetText {
  private var unmeasured: UnmeasuredText?
  /// The layout at the ideal width, once requested.
  private var ideal: TextLayout?

  init() {}

  init(_ text: StyledText) { unmeasured = UnmeasuredText(text) }

  var text: StyledText { ideal?.text ?? unmeasured?.text ?? StyledText(runs: []) }

  /// The same, in the colours of a text that differs in these alone.
  func colored(as text: StyledText) -> TypesetText {
    guard let ideal, text.isInOneColor else { return TypesetText(text) }
    var copy = TypesetText()
    copy.ideal = ideal.colored(as: text)
    return copy
  }

  /// The layout for a proposal. Where the ideal layout is that, it is returned without a lookup.
  mutating func layout(_ proposal: ProposedViewSize, _ measurer: any TextMeasurer) -> TextLayout {
    let whole = ideal ?? measurer.layout(text, width: nil, height: nil)
    if ideal == nil { (ideal, unmeasured) = (whole, nil) }
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    if whole.isAnswer(width: width, height: height) { return whole }
    return measurer.layout(whole.text, width: width, height: height)
  }
}

extension StyledText.Run {
  fileprivate var needsFontCheck: Bool {
    font.family != nil || font.design != .standard || string.utf8.contains { $0 >= 0x80 }
  }
}

extension StyledText {
  /// Whether all attributes are equal that affect the size.
  fileprivate func equalsIgnoringColors(_ other: StyledText) -> Bool {
    guard runs.count == other.runs.count else { return false }
    for (run, other) in zip(runs, other.runs) {
      var run = run
      run.color = other.color
      run.gradientAndShadows = other.gradientAndShadows
      guard run == other else { return false }
    }
    var copy = self
    copy.runs = other.runs
    copy.isRedacted = other.isRedacted
    return copy == other
  }

  fileprivate var hasOrnaments: Bool { runs.contains { $0.ornament != nil } }

  /// The fonts of the text; the spacing around it depends on them.
  fileprivate var fonts: Set<FontDescriptor> { Set(runs.map(\.font)) }
}
