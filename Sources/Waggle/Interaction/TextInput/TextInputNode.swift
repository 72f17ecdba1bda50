import Foundation
import WaggleGraph

/// The node of a text input: the text as it is edited, its layout, and its drawing.
///
/// Always true between frames: the text is the model's, unless it is being composed or has a format; the selection is
/// within the text, between characters.
final class TextInputNode: DrawingLeaf {
  let inputs: _ViewInputs
  let latest: LatestValue<TextInput>
  private let view: _GraphValue<TextInput>
  var target: FocusTarget!
  private(set) lazy var recognizer: Recognizer<Void> = TextPointerRecognizer(self)
  private(set) lazy var tester = HitTester { [unowned self] in hit($0) }

  var kind = TextInput.Kind.field
  var style: TextInputStyle!
  private(set) var styleVersion = 0

  @exclusivity(unchecked) var buffer = EditableText("", isMultiline: false)
  @exclusivity(unchecked) var cursor = TextCursor()
  @exclusivity(unchecked) var history = TextUndoHistory()
  @exclusivity(unchecked) var isFocused = false
  /// What an input method is composing; nil while it is not.
  @exclusivity(unchecked) var composed: Range<Int>?
  /// Whether a text with a format differs from what was committed.
  @exclusivity(unchecked) var isUncommitted = false
  /// Whether the value of what was typed is written.
  @exclusivity(unchecked) var isValueWritten = false
  /// The text of the model after an edit of a text with a format, so that another one is known as the program's change; nil
  /// where edits wait for the commit.
  @exclusivity(unchecked) var answer: String?
  /// The text of the model in the last body.
  @exclusivity(unchecked) private var textOfBody: String?
  /// How far the text is moved so that the caret is seen.
  @exclusivity(unchecked) var scroll = CGPoint.zero
  @exclusivity(unchecked) var clicks = ClickSeries()
  /// Where each paragraph is, for one request and buffer.
  @exclusivity(unchecked) var placed: PlacedParagraphs?
  /// Whether the model is read again in the next update, because there was an edit.
  @exclusivity(unchecked) private var isEdited = false
  /// The selection that the program has read or set last.
  @exclusivity(unchecked) private var reportedSelection: TextSelection?
  @exclusivity(unchecked) private var lastDrawing: (node: DisplayNode, origin: CGPoint)?
  @exclusivity(unchecked) private var isDrawingStale = true
  @exclusivity(unchecked) var paragraphNodes: [DisplayNode] = []
  // How a disabled input is faded: see `TextInputNode+Fading`.
  @exclusivity(unchecked) var opacity = AnimatedOpacity()
  @exclusivity(unchecked) var fadedList = DisplayMemo()
  // What is done when it is removed: see `TextInputNode+Removal`.
  @exclusivity(unchecked) var disappeared: ((ObjectIdentifier) -> Void)?
  let callbackOrder: CallbackOrder

  init(_ view: _GraphValue<TextInput>, _ inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
    latest = LatestValue(view, inputs)
    callbackOrder = inputs.nextCallbackOrder()
    super.init(inputs, drawnFrom: [])
    mayHaveGuides = .baselines
    target = FocusTarget(self, inputs, FocusedFlag(inputs, isRead: false))
    target.editor = self
    makeParameterEffect([view.node, inputs.environment.node], inputs)
    inputs.appearanceScope.add(self)
  }

  override var animationEnvironment: EnvironmentSource? { inputs.environment }

  // MARK: What the model and the environment say

  override func updateParameters(_ graph: Graph) {
    let input = view.read(in: graph)
    let isEdited = isEdited
    self.isEdited = false
    disappeared = input.disappeared
    updateStyle(input, graph.value(inputs.environment))
    followProgram(input.text)
    // A model that no view observes answers only when it is asked what became of an edit.
    adopt(isEdited ? graph.untracked { input.read() } : input.text)
    adoptSelection(input)
  }

  private func updateStyle(_ input: TextInput, _ environment: EnvironmentValues) {
    let plain = TextInputStyle(input, in: environment)
    let height = store.measurer.metrics(of: plain.font).lineHeight + input.lineExtra
    // A browser counts in 64ths of a point: other lines would be elsewhere than the drawn ones.
    let new = plain.withLines(height.roundedUp(to: environment.pixelLength))
    guard new != style || kind != input.kind else { return }
    let isFirst = style == nil
    if !isFirst, kind != input.kind {
      buffer = EditableText(buffer.string, isMultiline: input.kind.isMultiline)
    }
    if isFirst { buffer = EditableText("", isMultiline: input.kind.isMultiline) }
    // The height of a line and its baseline are those of the font.
    if !isFirst, new.font != style.font { setNeedsMeasure(traits: true) }
    (style, kind) = (new, input.kind)
    styleVersion += 1
    textChanged(isFirst: isFirst)
  }

  /// Gives up what is typed in a text with a format if the program has written another value meanwhile (C061).
  private func followProgram(_ text: String) {
    let isNew = text != textOfBody
    textOfBody = text
    if isNew, let answer, isUncommitted, text != answer { isUncommitted = false }
  }

  /// Shows the model's buffer. The caret stays between the same characters (C061).
  private func adopt(_ string: String) {
    guard composed == nil, !(isFocused && isUncommitted), string != buffer.string else { return }
    let (anchor, head) = (buffer.position(of: cursor.anchor), buffer.position(of: cursor.head))
    buffer.become(string)
    cursor.anchor = buffer.offset(of: anchor)
    cursor.head = buffer.offset(of: head)
    history.removeAll()
    textChanged()
  }

  /// Selects what the program has set.
  private func adoptSelection(_ input: TextInput) {
    guard let source = input.selection, source.selection != reportedSelection else { return }
    reportedSelection = source.selection
    guard let offsets = source.selection?.offsets(in: buffer.string) else { return }
    cursor = TextCursor(buffer.range(covering: offsets))
    cursor.isUpstream = source.selection?.affinity == .upstream
    cursorChanged()
  }

  /// Tells the program what the user has selected.
  func reportSelection() {
    guard isFocused, let source = latest.current.selection else { return }
    let selection = TextSelection(cursor.range, in: buffer.string)
    guard selection != reportedSelection else { return }
    reportedSelection = selection
    source.write(selection)
  }

  /// Reads the model again in the next update.
  func readModelAgain() {
    runtime.schedule { [weak self] in
      guard let self, !subgraph.isRemoved, let parameterEffect else { return }
      isEdited = true
      runtime.graph.invalidate(parameterEffect)
    }
  }

  /// Call when the text or its style has changed.
  func textChanged(isFirst: Bool = false) {
    let oldHeight = placed?.height
    placed = nil
    cursorChanged()
    guard !isFirst else { return }
    if !kind.isMultiline { return setNeedsIdealWidth() }
    if oldHeight != placedParagraphs().height { setNeedsMeasure(traits: false) }
  }

  /// The width of a field depends on its text only where nothing is proposed.
  private func setNeedsIdealWidth() {
    if !answeredProposals(allSatisfy: { $0.width != nil }) { setNeedsMeasure(traits: false) }
  }

  /// Call when the selection or the focus has changed.
  func cursorChanged() {
    isDrawingStale = true
    setNeedsDisplay()
  }

  // MARK: Layout and drawing

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measured(proposal) }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { baseline(key, in: size) }

  override func placementChanged() {
    isDrawingStale = true
    super.placementChanged()
  }

  override func value(in graph: Graph) -> DisplayList { faded(super.value(in: graph)) }

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    guard style != nil else { return nil }
    if !isDrawingStale, let lastDrawing, lastDrawing.origin == frame.origin {
      return lastDrawing.node
    }
    isDrawingStale = false
    let node = DisplayNode(
      .offset(
        CGSize(width: frame.minX, height: frame.minY),
        DisplayNode(.textInput(textInputID, DisplayNode(.group(drawing()))))))
    lastDrawing = (node, frame.origin)
    return node
  }

  // MARK: Outputs

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    if key == FocusOutput.self {
      let targets = Collected<FocusEntry> { [unowned self] in [.target(target)] }
      return castOutput(targets, of: FocusOutput.self, for: key)
    }
    if key == AccessibilityOutput.self {
      let elements = Collected<AccessibilityElement> { [unowned self] in [element] }
      return castOutput(elements, of: AccessibilityOutput.self, for: key)
    }
    return super.output(key)
  }

  private func hit(_ query: HitTestQuery) -> HitTestResult? {
    switch query {
    case .point(let point), .drop(let point):
      local(point).map { CGRect(origin: .zero, size: size).contains($0) } ?? false ? hit() : nil
    case .near(let point):
      isEnabled ? frameInRoot.reach(of: point).map { hit(from: $0) } : nil
    case .path(let view): isInside(view) ? hit() : nil
    case .hover: nil
    }
  }

  func hit(from distance: CGFloat = 0) -> HitTestResult {
    var result = HitTestResult(view: self)
    result.listeners = [self]
    result.focusTargets = [target]
    result.distance = distance
    return result
  }

  /// Records what the element and `textInputTraits` are made of, which is more than is drawn.
  private func recordTraits(in reads: RecordedReads) {
    recordDisplay(in: reads)
    let version = styleVersion
    reads.ask { [self] in styleVersion == version }
    let environment = inputs.currentEnvironment
    _ = (environment.submitLabel, environment.textInputHints)
  }

  /// The element that is read aloud (C154).
  private var element: AccessibilityElement {
    if let reads = runtime.recordedReads { recordTraits(in: reads) }
    var element = AccessibilityElement(self)
    element.role = kind.role
    element.value = kind == .secure || style?.isRedacted ?? false ? nil : buffer.string
    element.textInput = self
    element.locale = inputs.currentEnvironment.locale
    element.target = target
    return element
  }
}

extension TextInput.Kind {
  /// Whether line breaks separate lines.
  var isMultiline: Bool { self == .growing || self == .editor }

  fileprivate var role: AccessibilityRole {
    switch self {
    case .field, .growing: .textField
    case .secure: .secureField
    case .editor: .textEditor
    }
  }
}
