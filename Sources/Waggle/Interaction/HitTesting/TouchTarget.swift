import Foundation
import WaggleGraph

extension View {
  /// Lets a finger touch this view from a little outside: in 44 by 44 points around its middle. Its frame is what it was,
  /// and a neighbour in the frame of which the finger is gets the touch (C053).
  package nonisolated func touchTarget() -> some View { modifier(TouchTargetModifier()) }
}

/// Lets a finger touch a view from a little outside.
nonisolated private struct TouchTargetModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(TouchTargetNode(body(_Graph(), inputs).node, inputs)) }
}

/// The node of `touchTarget`.
private final class TouchTargetNode: ModifierNode {
  private let inputs: _ViewInputs
  private lazy var tester = content.output(HitTestOutput.self)?.reachable(content) { [inputs] in
    inputs.currentEnvironment.isEnabled
  }

  init(_ content: ViewNode, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == HitTestOutput.self
      ? castOutput(tester, of: HitTestOutput.self, for: key) : super.output(key)
  }
}

/// The least width and height in which a finger finds a control, in points.
private let touchLength: CGFloat = 44

/// How far from a control a finger may be, in points.
let touchReach = touchLength / 2

extension HitTester {
  /// Makes a view with a gesture a control, which is hit from a little outside too (C053).
  func reachable(_ view: ViewNode, while isEnabled: @escaping () -> Bool) -> HitTester {
    HitTester(isHidden: isHidden) { [self, unowned view] query in
      if let inner = self(query) { return inner }
      guard case .near(let point) = query, isEnabled(),
        let distance = view.layout.frameInRoot.reach(of: point)
      else { return nil }
      var result = HitTestResult(view: view)
      result.distance = distance
      return result
    }
  }
}

extension CGRect {
  /// How far outside a point is that a finger reaches; nil for a point too far away, or inside, where what is drawn
  /// decides.
  func reach(of point: CGPoint) -> CGFloat? {
    guard !isEmpty else { return nil }
    let wider = insetBy(
      dx: min(0, (width - touchLength) / 2), dy: min(0, (height - touchLength) / 2))
    guard wider.encloses(point) else { return nil }
    let distance = hypot(
      max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    return distance > 0 ? distance : nil
  }
}

extension HitTestResult {
  /// Whether what is hit lies behind a control as its background does, and not beside it.
  func mayBeBehind(_ control: HitTestResult) -> Bool {
    guard !view.layout.isInside(control.view.layout) else { return true }
    let (back, front) = (view.layout.frameInRoot, control.view.layout.frameInRoot)
    return back.union(front) == back
  }
}
