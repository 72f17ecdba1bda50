import Foundation
import WaggleGraph

/// A single view that can be replaced by one of another type.
///
/// Always true: its size, guides, spacing, priority and traits are those of the current view. It has an output for each
/// requested key (R022): the view's, or else the default. Nothing is reduced.
final class ReplaceableNode: LayoutNode {
  private let children: ChildList
  private var current: LayoutNode?
  private var hasPendingUpdate = false

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
    if let layoutOutput = super.output(key) { return layoutOutput }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope?.path ?? "", to: &trace)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    current?.size(for: proposal) ?? .zero
  }

  override func placeChildren() { current?.place(at: .zero, proposal: proposal) }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { current?.explicitGuide(key, in: size, proposal) }

  override var spacing: ViewSpacing { current?.spacing ?? .zero }
  override var layoutPriority: Double { current?.layoutPriority ?? 0 }
  override var layoutTransparentChild: LayoutNode? { current }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    children.children.first?.node.trait(id)
  }

  override func contentBoundingRect() -> CGRect { current?.boundingRectInParent ?? .null }
}

extension ReplaceableNode: ViewListOwner, DeferredListUpdate {
  func listChanged() {
    guard !hasPendingUpdate else { return }
    hasPendingUpdate = true
    children.inputs.queue.add(self)
  }

  func applyListUpdate() {
    hasPendingUpdate = false
    guard !subgraph.isRemoved, children.update() else { return }
    current = children.children.first?.node.layout
    if let current { adopt(current) }
    boundingRectChanged()
    setNeedsMeasure(traits: true)
    if children.hasZIndices {  // The new view may have another one.
      children.inputs.bag[OrderedContainerKey.self].container?.orderChanged()
    }
  }
}
