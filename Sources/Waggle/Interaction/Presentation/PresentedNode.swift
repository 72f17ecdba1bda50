import Foundation
import WaggleGraph

/// Presented content in the window's layout tree: it takes the whole window, and places the content by its presenter.
///
/// Its nodes belong to the presenter and are freed with it; its layout parent is the window's presentation layer.
final class PresentedNode: UnaryNode {
  /// The view that presents; it outlives this node, which is in one of its subgraphs.
  private unowned let presenter: LayoutNode
  private(set) var options: PresentationOptions
  private let environment: EnvironmentSource
  /// Sets the presenter's state.
  var onClose: () -> Void = {}
  /// Makes the content disappear.
  var onClosing: () -> Void = {}
  /// Gives the content its place.
  var positionChanged: (PresentedPosition) -> Void = { _ in }
  private var position = PresentedPosition()
  private let appearanceScope: AppearanceScope
  /// Whether the content is only drawn until it has disappeared.
  private(set) var isClosing = false
  /// Where the presenter was when the content was placed.
  private var source = CGRect.null
  private var timer: Timers.Token?
  /// The view that had the focus before.
  var formerFocus: FocusTarget?
  /// Retained, as a parent must outlive its children.
  var layer: PresentationLayer?

  init(
    _ content: ViewNode, _ options: PresentationOptions, presenter: LayoutNode,
    _ inputs: _ViewInputs
  ) {
    self.presenter = presenter
    self.options = options
    environment = inputs.environment
    appearanceScope = inputs.appearanceScope
    super.init(content, inputs)
  }

  override var name: String { "presented content" }

  /// Whether the presenter is inside a view.
  func isPresented(from view: LayoutNode) -> Bool { presenter.isInside(view) }

  /// The scope of the view that presents.
  var presenterScope: ViewScope? { presenter.scope }

  // MARK: Layout

  override var sizeDependsOnChildren: Bool { false }
  override var layoutTransparentChild: LayoutNode? { nil }

  override var rigidAxes: Axis.Set { [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    source = currentSource
    let room = room.insetBy(dx: options.placement.margin, dy: options.placement.margin)
    guard !room.isNull else { return child.place(at: .zero, proposal: .zero) }
    if options.placement.isCover { return cover(room) }
    let width = min(room.width, options.placement.maxWidth ?? room.width)
    var proposal = ProposedViewSize(width: width, height: nil)
    if child.size(for: proposal).height > room.height { proposal.height = room.height }
    let level = store.embeddingLevel
    let frame = options.placement.frame(
      of: child.size(for: proposal), at: options.placement.anchor(source, in: room), in: room,
      isRightToLeft: presenter.embeddingLevel.isRightToLeft)
    child.place(fromLeft: frame.origin, proposal: proposal, in: level)
    show(PresentedPosition(isAbove: frame.maxY <= source.minY))
  }

  private func show(_ position: PresentedPosition) {
    guard position != self.position else { return }
    self.position = position
    positionChanged(position)
  }

  private func cover(_ room: CGRect) {
    child.place(
      fromLeft: room.origin, proposal: ProposedViewSize(room.size), in: store.embeddingLevel)
    if options.anchor != nil { show(PresentedPosition(source: source)) }
  }

  /// The window without its safe areas.
  private var room: CGRect { runtime.store(PresentationStore.self).room() }

  /// The presenter's bounds in the root's space, or the part of them that the placement names.
  private var currentSource: CGRect {
    if let anchor = options.anchor { return anchor.frame(in: presenter) }
    if options.placement.isCover { return .zero }
    guard let part = options.placement.source else { return presenter.frameInRoot }
    if options.placement.isSourceInRoot { return part }
    let toRoot = presenter.currentPlacement.toRoot
    return part.applying(toRoot)
  }

  /// Places the content again if the presenter has moved.
  func follow() { if !isClosing, currentSource != source { setNeedsPlacing() } }

  func update(_ options: PresentationOptions, onClose: @escaping () -> Void) {
    self.onClose = onClose
    let moves = options.placement != self.options.placement
    self.options = options
    if moves { setNeedsPlacing() }
  }

  // MARK: Outputs

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    // What content writes stops here (R160, R161); only what is seen and reached leaves it.
    let isReached = key is any VisibleOutput.Type || key is any CollectedOutput.Type
    return isReached || key == HitTestOutput.self || key == LayoutOutput.self
      ? super.output(key) : nil
  }

  /// The elements of the content, in one that says what it is.
  var elements: [AccessibilityElement] {
    guard options.role != nil || options.isModal && !options.placement.isCover else {
      return content.accessibilityElements
    }
    var element = AccessibilityElement(child)
    element.children = content.accessibilityElements
    element.role = options.role
    element.label = options.label?.string(in: environment.current)
    if options.isModal { element.traits = .isModal }
    return [element]
  }
}

// MARK: Closing

extension PresentedNode {
  /// Asks the presenter to end the presentation. A presenter whose binding refuses keeps it.
  func requestClose() {
    guard !isClosing, !isRemoved else { return }
    onClose()
  }

  /// Begins to disappear: nothing reaches the content any more.
  func close() {
    guard !isClosing, !isRemoved else { return }
    isClosing = true
    runtime.store(PresentationStore.self).hasClosed(self)
    for inner in runtime.store(PresentationStore.self).presented(from: self) { inner.close() }
    guard runtime.frameNumber > 1, options.duration > 0 else { return remove() }
    onClosing()
    timer = runtime.timers.wake(at: runtime.time + options.duration) { [weak self] in
      self?.timer = nil
      self?.remove()
    }
  }

  /// Frees the content's nodes.
  private func remove() {
    appearanceScope.remove()
    subgraph.remove()
  }

  /// Called when the nodes are freed, in whichever way.
  func wasRemoved() {
    if let timer { runtime.timers.cancel(timer) }
    timer = nil
    if let onDismiss = options.onDismiss {
      runtime.actions.add(.deferredDisappear, .last, onDismiss)
    }
  }
}
