import Foundation
import WaggleGraph

/// Lets a view be dragged.
nonisolated public struct _DragModifier: PrimitiveModifier {
  let item: (() -> NSItemProvider?)?
  let preview: (() -> AnyView)?

  /// Makes the content, at which a drag can begin.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(DragNode(body(_Graph(), inputs).node, modifier, inputs)) }
}

/// The node of a view that can be dragged.
final class DragNode: ModifierNode {
  private let inputs: _ViewInputs
  private let latest: LatestValue<_DragModifier>
  private lazy var tester = makeTester()

  init(_ content: ViewNode, _ modifier: _GraphValue<_DragModifier>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    latest = LatestValue(modifier, inputs)
    super.init(content)
    inputs.runtime.input.dragging.hasSources = true
  }

  var isGone: Bool { inputs.subgraph.isRemoved }
  var canBeDragged: Bool {
    !isGone && inputs.currentEnvironment.isEnabled && latest.current.item != nil
  }
  var environment: EnvironmentValues { inputs.currentEnvironment }
  var preview: (() -> AnyView)? { latest.current.preview }

  /// What is dragged; nil for nothing.
  func makeItem() -> NSItemProvider? { latest.current.item?() }

  private func makeTester() -> HitTester? {
    guard let inner = content.output(HitTestOutput.self) else { return nil }
    return HitTester(isHidden: inner.isHidden) { [unowned self] query in
      guard var result = inner(query) else { return nil }
      result.dragNodes.append((self, result.listeners.count))
      return result
    }
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    if key == AccessibilityOutput.self {
      return castOutput(
        Collected { [unowned self] in elements }, of: AccessibilityOutput.self, for: key)
    }
    return super.output(key)
  }

  /// A screen reader takes the one element of the view, to drop it elsewhere.
  private var elements: [AccessibilityElement] {
    var elements = content.accessibilityElements
    guard elements.count == 1, canBeDragged else { return elements }
    elements[0].actions.add(
      AccessibilityActions(AccessibilityActionKind(named: Text("Drag"))) { [unowned self] in
        if let item = makeItem() { inputs.runtime.input.dragging.carried = [item] }
      })
    return elements
  }
}
