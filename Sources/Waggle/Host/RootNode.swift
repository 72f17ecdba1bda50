import Foundation
import WaggleGraph

/// The root of a layout tree: it proposes the window's size, less the safe area's insets, to its content and centres it
/// there (L011).
final class RootNode: UnaryNode {
  /// What is presented over the content; nil while nothing is.
  var layer: PresentationLayer? {
    didSet {
      if let layer { adopt(layer) }
      setNeedsPlacing()
    }
  }

  /// The height of the keyboard on the screen, in points from the window's bottom (L134).
  var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { insetsChanged() } }
  }

  /// The insets of the window's safe area, in points, without the keyboard.
  var insets: EdgeInsets {
    get { store.windowInsets }
    set {
      guard newValue != store.windowInsets else { return }
      store.windowInsets = newValue
      insetsChanged()
    }
  }

  private func insetsChanged() {
    store.safeAreas.areaChanged(isEmpty: insets == EdgeInsets() && keyboardHeight <= 0)
    setNeedsPlacing()
  }

  var windowSize: CGSize {
    didSet {
      guard windowSize != oldValue else { return }
      place(at: .zero, proposal: ProposedViewSize(windowSize))
    }
  }

  /// Sets the direction of layout, if it differs.
  func setDirection(to level: EmbeddingLevel) {
    guard level != store.embeddingLevel else { return }
    store.embeddingLevel = level
    place(at: .zero, proposal: ProposedViewSize(windowSize))
  }

  /// Makes the tree. Several views are laid out as a column (L009).
  static func make<Content: View>(
    _ content: @escaping () -> Content, _ inputs: _ViewInputs, size: CGSize
  ) -> RootNode {
    var inputs = inputs
    inputs.scope = .root(around: Content.self)
    let source = inputs.runtime.graph.makeInput(true, in: inputs.subgraph)
    let rule = LayoutDependentRule(source.node, "the root view", nil, inputs) { _ in content() }
    let view = rule.attach(inputs)
    let node = view.makeSingleView(in: VStackLayout(), inputs.below())
    return RootNode(node, inputs, size: size)
  }

  init(_ content: ViewNode, _ inputs: _ViewInputs, size: CGSize) {
    windowSize = size
    super.init(content, inputs)
    place(at: .zero, proposal: ProposedViewSize(size))
  }

  override var sizeDependsOnChildren: Bool { false }
  override var isDrawingTransparent: Bool { true }
  override var layoutTransparentChild: LayoutNode? { nil }

  override var rigidAxes: Axis.Set { [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { windowSize }

  override func placeChildren() {
    let safe = safeRect
    let size = child.size(for: ProposedViewSize(safe.size))
    let origin = CGPoint(
      x: safe.minX + (safe.width - size.width) / 2, y: safe.minY + (safe.height - size.height) / 2)
    child.place(at: origin, proposal: ProposedViewSize(safe.size))
    layer?.place(at: .zero, proposal: ProposedViewSize(windowSize))
    layer?.roomChanged()
  }

  /// Presented content is placed where its presenter is by then.
  override func visitPendingChildren() {
    if layer != nil {
      child.layoutSubtree()
      runtime.store(PresentationStore.self).follow()
    }
    super.visitPendingChildren()
  }

  /// The window without its insets and the keyboard, in the root's space.
  var room: CGRect {
    var room = safeRect
    if embeddingLevel.isRightToLeft { room.origin.x = windowSize.width - room.maxX }
    return room
  }

  /// What the keyboard covers beyond the container's inset, in points.
  private var keyboardInset: CGFloat { max(0, keyboardHeight - insets.bottom) }

  /// The window without its insets and the keyboard, for left-to-right layout.
  private var safeRect: CGRect {
    CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, windowSize.width - insets.leading - insets.trailing),
      height: max(0, windowSize.height - insets.top - insets.bottom - keyboardInset))
  }

  /// The keyboard's, within the container's (L134).
  override func safeAreas(around child: LayoutNode) -> [SafeArea] {
    let window = CGRect(origin: .zero, size: windowSize)
    let sides = SideInsets(insets, in: embeddingLevel)
    let container = SafeArea(regions: .container, rect: window, insets: sides)
    guard keyboardInset > 0 else { return sides.isEmpty ? [] : [container] }
    var keyboard = SafeArea(regions: .keyboard, rect: window, insets: SideInsets())
    keyboard.rect.size.height -= insets.bottom
    keyboard.insets.bottom = keyboardInset
    return [keyboard, container]
  }
}
