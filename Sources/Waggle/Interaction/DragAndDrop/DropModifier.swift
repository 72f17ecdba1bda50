package import Foundation
import WaggleGraph

/// What a view does with things that are dragged over it and dropped on it.
package struct DropActions {
  /// Picks the items that are of a type that the view is for.
  package let accepted: ([NSItemProvider]) -> [NSItemProvider]
  /// Whether things can be dropped at a point, in the view's coordinates.
  package var reaches: (CGPoint) -> Bool = { _ in true }
  /// Whether the view takes what has entered it.
  package var validate: (DropInfo) -> Bool = { _ in true }
  /// Called with true when something that the view takes has entered it, and with false when it has left, or was dropped.
  package var targeted: (Bool) -> Void = { _ in }
  package var entered: (DropInfo) -> Void = { _ in }
  /// Called for each move; what would become of it, nil repeats the last answer.
  package var updated: (DropInfo) -> DropProposal? = { _ in nil }
  /// Called when it has left without being dropped.
  package var exited: (DropInfo) -> Void = { _ in }
  /// Called when it is dropped; whether the view took it.
  package var perform: (DropInfo) -> Bool = { _ in false }

  package init(accepted: @escaping ([NSItemProvider]) -> [NSItemProvider]) {
    self.accepted = accepted
  }
}

extension View {
  /// Follows what is dragged over this view; nil takes nothing.
  package nonisolated func drops(_ actions: DropActions?) -> some View {
    modifier(_DropModifier(actions))
  }
}

/// Lets things be dropped on a view.
nonisolated public struct _DropModifier: PrimitiveModifier {
  let actions: DropActions?

  init(_ actions: DropActions?) { self.actions = actions }

  /// Makes the content, in whose frame things can be dropped.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(DropNode(body(_Graph(), inputs).node, modifier, inputs)) }
}

/// The node of a view on which things can be dropped.
final class DropNode: ModifierNode {
  private let inputs: _ViewInputs
  private let latest: LatestValue<_DropModifier>
  private lazy var tester = makeTester()

  init(_ content: ViewNode, _ modifier: _GraphValue<_DropModifier>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    latest = LatestValue(modifier, inputs)
    super.init(content)
    content.layout.widenBounds(to: .frame)
  }

  var isGone: Bool { inputs.subgraph.isRemoved }
  var isEnabled: Bool { !isGone && inputs.currentEnvironment.isEnabled }
  var actions: DropActions? { latest.current.actions }

  /// What the view receives of things at a point of the root's space; nil for none that it is for.
  func info(_ items: [NSItemProvider], at point: CGPoint) -> DropInfo? {
    let accepted = actions?.accepted(items) ?? []
    guard !accepted.isEmpty else { return nil }
    return DropInfo(
      location: content.layout.local(point) ?? .zero, items: accepted, size: content.layout.size)
  }

  /// Things are dropped anywhere in the frame of the view, and on what is drawn outside of it.
  private func makeTester() -> HitTester {
    let inner = content.output(HitTestOutput.self)
    return HitTester(isHidden: inner?.isHidden ?? false) { [unowned self] query in
      guard case .drop(let point) = query else { return inner?(query) }
      guard var result = inner?(query) ?? (covers(point) ? HitTestResult(view: content) : nil)
      else { return nil }
      if reaches(point) { result.dropNodes.append(self) }
      return result
    }
  }

  private func reaches(_ point: CGPoint) -> Bool {
    guard let actions, let local = content.layout.local(point) else { return false }
    return actions.reaches(local)
  }

  private func covers(_ point: CGPoint) -> Bool {
    guard let local = content.layout.local(point) else { return false }
    return CGRect(origin: .zero, size: content.layout.size).encloses(local)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    if key == AccessibilityOutput.self {
      return castOutput(
        Collected { [unowned self] in elements }, of: AccessibilityOutput.self, for: key)
    }
    return super.output(key)
  }

  /// While a screen reader carries something that the view takes, it can be dropped here.
  private var elements: [AccessibilityElement] {
    let elements = content.accessibilityElements
    if let reads = inputs.runtime.recordedReads {
      let router = inputs.runtime.input
      if router.dragging.carried != nil { reads.becomeUnsure() }
      reads.ask { router.dragging.carried == nil }
    }
    guard let carried = inputs.runtime.input.dragging.carried, isEnabled,
      let info = info(carried, at: middle), let actions, actions.validate(info)
    else { return elements }
    let router = inputs.runtime.input
    let drop = AccessibilityActions(AccessibilityActionKind(named: Text("Drop"))) {
      router.dragging.carried = nil
      actions.entered(info)
      _ = actions.perform(info)
    }
    var element: AccessibilityElement
    if elements.count == 1 {
      element = elements[0]
    } else {
      element = AccessibilityElement(content)
      element.children = elements
    }
    element.actions.add(drop)
    return [element]
  }

  private var middle: CGPoint {
    let frame = content.layout.frameInRoot
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
