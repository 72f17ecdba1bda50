import WaggleGraph

/// How content is presented, besides where.
package struct PresentationOptions {
  package var placement: PresentationPlacement
  /// Whether nothing below can be reached while it is open: no touch, key, focus or screen reader.
  package var isModal: Bool
  /// Whether a touch outside closes it. That touch has no other effect.
  package var closesOnTouchOutside: Bool
  /// Whether the presenter stays within reach, as the menu around a submenu does.
  package var isNested: Bool
  /// Whether the arrow keys and letters move the focus in it, and the backward arrow closes it if it is nested.
  package var isMenu = false
  /// What a screen reader calls it.
  package var role: AccessibilityRole?
  package var label: Text?
  /// How long it takes to appear and to disappear, in seconds.
  package var duration = 0.15
  /// Whether the content fades. Content that does not animates itself, by `\.isPresentationShown`.
  package var fades = true
  /// The name in a message, if the presentation waits while another of the same kind is open (C134); nil if it never waits.
  package var waitsAs: String?
  /// Whether the focus moves into it, and back.
  package var takesFocus = true
  /// Whether a text field takes the focus when it opens. Else one does only where keys are used: on a touch screen it
  /// would bring the keyboard.
  package var focusesFields = false
  /// What Return does in the last of its text fields, where no view handles that; in the others it leads to the next
  /// field. False if it does nothing, and then the default button acts. nil where Return leaves a field (C062).
  package var confirm: (() -> Bool)?
  /// Whether a page has a step in its history for it, so that Back closes it as Escape does (C410).
  package var isStep = false
  /// Whether Escape closes it.
  package var closesOnEscape: () -> Bool = { true }
  /// The part of the presenter that content over the whole window is to know; nil for none.
  package var anchor: PresentationAnchor?
  /// Which content it shows: another one is presented after this one has disappeared (C134).
  package var id: AnyHashable?
  /// Called once after the content has disappeared, in whichever way it was closed (C133).
  package var onDismiss: (() -> Void)?

  package init(
    _ placement: PresentationPlacement, isModal: Bool = true, closesOnTouchOutside: Bool = true,
    isNested: Bool = false, role: AccessibilityRole? = .dialog, label: Text? = nil
  ) {
    self.placement = placement
    self.isModal = isModal
    self.closesOnTouchOutside = closesOnTouchOutside
    self.isNested = isNested
    self.role = role
    self.label = label
  }
}

extension View {
  /// Presents content above everything in the window, placed by this view's bounds.
  ///
  /// The content is in this view's environment and has `\.dismiss`; its preferences stop at it (R160, R161). It is
  /// proposed the width of the room, or `maxWidth`, and any height; if it is taller than the room it is proposed the
  /// room's height, so let it scroll. Escape, a touch outside, and the removal of this view close it: the binding is set to
  /// false. The focus moves into it, and back when it closes.
  package nonisolated func presentation<Presented: View>(
    isPresented: Binding<Bool>, _ options: PresentationOptions,
    @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    modifier(
      PresentationBinding(isPresented: isPresented, options: options, presented: content))
  }
}

extension View {
  /// The same for a view whose body asks whether it presents: only then are the options made, and while nothing is presented
  /// it costs one node. The type is known: see `chosen(_:)`.
  ///
  /// - Parameter close: ends the presentation.
  package nonisolated func presentation<Presented: View>(
    while isPresented: Bool, _ options: @autoclosure () -> PresentationOptions,
    close: @escaping () -> Void, @ViewBuilder content: @escaping () -> Presented
  ) -> ModifiedContent<Self, PresenterModifier<Presented>> {
    modifier(
      PresenterModifier(
        presented: isPresented
          ? PresentedContent(options: options(), close: close, content: content) : nil))
  }
}

nonisolated private struct PresentationBinding<Presented: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let options: PresentationOptions
  let presented: () -> Presented

  func body(content: Content) -> some View {
    content.modifier(PresenterModifier(presented: isPresented.wrappedValue ? now : nil))
  }

  private var now: PresentedContent<Presented> {
    PresentedContent(
      options: options, close: { isPresented.wrappedValue = false }, content: presented)
  }
}

/// What a view presents now.
struct PresentedContent<Content: View> {
  let options: PresentationOptions
  let close: () -> Void
  let content: () -> Content
}

/// Presents content while there is any.
nonisolated package struct PresenterModifier<Content: View>: PrimitiveModifier {
  let presented: PresentedContent<Content>?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    PresenterEffect(modifier, outputs.node, inputs).start()
    return outputs
  }
}

/// Opens and closes what a view presents, in the update in which the modifier changes.
private final class PresenterEffect<Content: View>: ContentEffect {
  private let modifier: _GraphValue<PresenterModifier<Content>>
  private unowned let presenter: ViewNode
  private let inputs: _ViewInputs
  private var current: (node: PresentedNode, view: Attribute<PresentedView<Content>>)?
  /// How often a presentation has disappeared for which this one waited; nil if it never waited.
  private var retries: Attribute<Int>?

  init(
    _ modifier: _GraphValue<PresenterModifier<Content>>, _ presenter: ViewNode,
    _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    self.presenter = presenter
    self.inputs = inputs
    super.init(inputs)
  }

  func start() {
    attach(inputs, reading: modifier.node)
    schedule()
  }

  override func updateContent(_ graph: Graph) {
    let presented = modifier.read(in: graph).presented
    graph.untracked { show(presented) }
    if let retries { _ = graph.value(retries) }
  }

  private func show(_ presented: PresentedContent<Content>?) {
    if let current, current.node.isClosing || current.node.isRemoved { self.current = nil }
    guard let presented else { return close() }
    if let current {
      if current.node.options.id == presented.options.id { return update(current, to: presented) }
      close()
    }
    // Nothing opens from a menu that is closing.
    let store = runtime.store(PresentationStore.self)
    guard !store.isClosing(around: presenter.layout) else { return }
    if presented.options.waitsAs != nil, let other = store.blocker(of: presenter.layout) {
      return wait(for: other, presented.options)
    }
    current = open(presented)
  }

  private func close() {
    current?.node.close()
    current = nil
  }

  /// Tries again when a presentation has disappeared (C134).
  private func wait(for other: PresentedNode, _ options: PresentationOptions) {
    retries = retries ?? runtime.graph.makeInput(0, in: inputs.subgraph)
    runtime.store(PresentationStore.self).wait { [weak self] in self?.tryAgain() }
    guard let kind = options.waitsAs else { return }
    let path = inputs.scope?.path ?? "root"
    // The other one may be closed in the same update.
    runtime.actions.add(.deferredDisappear, .last) { [weak other, runtime] in
      guard let other, !other.isClosing, !other.isRemoved else { return }
      runtime.reportOnce(.presentationWaits(kind, for: other.options.waitsAs ?? "", at: path))
    }
  }

  private func tryAgain() {
    guard let retries, runtime.graph.isAlive(retries.node) else { return }
    runtime.graph.set(retries, to: runtime.graph.value(retries) + 1)
  }

  private func update(
    _ current: (node: PresentedNode, view: Attribute<PresentedView<Content>>),
    to presented: PresentedContent<Content>
  ) {
    current.node.update(presented.options, onClose: presented.close)
    change(current.view) { $0.content = presented.content }
  }

  private func change(
    _ view: Attribute<PresentedView<Content>>, _ change: (inout PresentedView<Content>) -> Void
  ) {
    var value = runtime.graph.value(view)
    change(&value)
    runtime.graph.set(view, to: value)
  }

  private func open(_ presented: PresentedContent<Content>) -> (
    PresentedNode, Attribute<PresentedView<Content>>
  ) {
    var inner = inputs.presented()
    inner.subgraph = Subgraph(in: runtime.graph, parent: inputs.subgraph)
    inner.appearanceScope = AppearanceScope(parent: inputs.appearanceScope)
    let isAnimated = runtime.frameNumber > 1
    let link = PresentationLink()
    let presentation = Presentation { link.node?.requestClose() }
    var root = PresentedView(
      presentation: presentation, duration: isAnimated ? presented.options.duration : nil,
      content: presented.content)
    root.isInScroll = inputs.enclosingScroll != nil
    root.fades = presented.options.fades
    let view = runtime.graph.makeInput(root, in: inner.subgraph)
    let content = PresentedView<Content>._makeView(
      view: _GraphValue(view, isCompared: true), inputs: inner.below())
    let directed = inner.nodeFactory.makeDirection(content.node, inner.environment, inner)
    let node = PresentedNode(directed, presented.options, presenter: presenter.layout, inner)
    node.onClose = presented.close
    node.onClosing = { [unowned self] in change(view) { $0.isClosing = true } }
    node.positionChanged = { [unowned self] position in change(view) { $0.position = position } }
    link.node = node
    runtime.store(PresentationStore.self).add(node)
    return (node, view)
  }
}

/// Leads from a presentation, which the content knows, to its node.
private final class PresentationLink {
  weak var node: PresentedNode?
}

extension _ViewInputs {
  /// The inputs for content that is presented from a view with these: in the same environment and styles, but in no
  /// container, scroll view, focus region or chain of key responders.
  fileprivate func presented() -> _ViewInputs {
    var inner = withoutSiblings()
    inner.queue = runtime.contentQueue
    inner.callbackScope = nextCallbackScope()
    inner.transactionTransform = nil
    inner.bag[PreferenceScopeKey.self] = PreferenceScope(boundaryIn: self)
    inner.bag[EnclosingScroll.self] = nil
    inner.isLazyContent = false
    inner.bag[ScrollReaders.self] = []
    inner.bag[GridRowMembership.Key.self] = nil
    inner.bag[KeyResponderChain.self] = nil
    inner.bag[FocusBindingChain.self] = nil
    inner.bag[SubmitChain.self] = nil
    inner.bag[DefaultFocusChain.self] = nil
    inner.bag[FocusedValueChain.self] = nil
    return inner
  }
}
