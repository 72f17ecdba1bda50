import Foundation
import WaggleGraph

/// Lets a view be dragged.
nonisolated public struct _DragModifier: PrimitiveModifier {
  let item: (() -> NSItemProvider?)?
  let preview: (() -> AnyView)?
  /// What a list knows the row by that is dragged as a whole; nil for other views.
  var source: AnyObject?

  /// Makes the content, at which a drag can begin.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(DragNode(body(_Graph(), inputs).node, modifier, inputs)) }

  /// Makes each element so, as a row that a list may drag with others.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = body(_Graph(), inputs).list
    return _ViewListOutputs(
      ModifiedList(list, DragElementModifier(modifier, inputs.base.runtime.graph)))
  }
}

/// The node of a view that can be dragged.
final class DragNode: ModifierNode {
  private let inputs: _ViewInputs
  private let latest: LatestValue<_DragModifier>
  /// What a list knows the view by, as an element of the list.
  private weak var element: AnyObject?
  private lazy var tester = makeTester()

  /// - Parameter source: what a list knows the view by; nil where it is not an element of a list.
  init(
    _ content: ViewNode, _ modifier: _GraphValue<_DragModifier>, _ inputs: _ViewInputs,
    source: AnyObject? = nil
  ) {
    self.inputs = inputs
    element = source
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

  /// The items that are dragged: the view alone, or with it the other selected rows of its list; empty for nothing.
  func makeItems() -> [NSItemProvider] {
    if let source = latest.current.source ?? element,
      let items = environment.rowDragGroup?.items(source, environment)
    {
      return items
    }
    return latest.current.item?().map { [$0] } ?? []
  }

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

  private var canBeCarried: Bool { canBeDragged && latest.current.source == nil }

  /// A screen reader takes the one element of the view, to drop it elsewhere.
  private var elements: [AccessibilityElement] {
    var elements = content.accessibilityElements
    let canBeCarried = canBeCarried
    inputs.runtime.recordedReads?.ask { [self] in self.canBeCarried == canBeCarried }
    guard elements.count == 1, canBeCarried else { return elements }
    elements[0].actions.add(
      AccessibilityActions(AccessibilityActionKind(named: Text("Drag"))) { [unowned self] in
        let items = makeItems()
        if !items.isEmpty { inputs.runtime.input.dragging.carried = items }
      })
    return elements
  }
}
