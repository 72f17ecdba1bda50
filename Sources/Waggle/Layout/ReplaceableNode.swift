import Foundation
import WaggleGraph

/// A single view that can be replaced by one of another type.
///
/// Always true: its size, guides, spacing, priority and traits are those of the current view. It has an output for each
/// requested key (R022): the view's, or else the default. Nothing is reduced.
final class ReplaceableNode: LayoutNode {
  private let children: ChildList
  private var shown: LayoutNode?
  private var isWaiting = false

  /// - Parameter list: a list of at most one element.
  init(of list: ViewList, _ inputs: _ViewInputs) {
    children = ChildList(list, inputs: inputs.below())
    super.init(inputs)
    children.container = self
    children.setOwner(self)
    listChanged()
  }

  override var name: String { "AnyView" }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if let own = super.output(key) { return own }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to flow: inout PreferenceTrace) {
    K.addTrace(children, at: scope?.path ?? "", to: &flow)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shown?.size(for: proposal) ?? .zero
  }

  override func placeChildren() { shown?.place(at: .zero, proposal: proposal) }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { shown?.explicitGuide(key, in: size, proposal) }

  override var spacing: ViewSpacing { shown?.spacing ?? .zero }
  override var layoutPriority: Double { shown?.layoutPriority ?? 0 }
  override var layoutTransparentChild: LayoutNode? { shown }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    children.children.first?.node.trait(id)
  }

  override func contentBoundingRect() -> CGRect { shown?.boundingRectInParent ?? .null }
}

extension ReplaceableNode: ViewListOwner, DeferredListUpdate {
  func listChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    children.inputs.queue.add(self)
  }

  func applyListUpdate() {
    isWaiting = false
    guard !subgraph.isRemoved, children.update() else { return }
    shown = children.children.first?.node.layout
    if let shown { adopt(shown) }
    boundingRectChanged()
    setNeedsMeasure(traits: true)
    // The new view may have another z index.
    if runtime.zIndicesMade > 0 {
      children.inputs.bag[OrderedContainerKey.self].container?.orderChanged()
    }
  }
}
