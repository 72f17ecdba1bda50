import Foundation
import WaggleGraph

/// The node of a view with a gesture. Its recognizer is made at the first touch.
package class GestureListener: ModifierNode {
  package let inputs: _ViewInputs
  private var region: HitTester?

  init(_ content: ViewNode, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(content)
  }

  // MARK: For subclasses to write

  /// The mask of the newest body.
  var mask: GestureMask { .all }
  /// The precedence of the gesture against those inside.
  var rank: _GestureRank { .normal }
  /// The recognizer; the same object on each access.
  var recognizer: Recognizer<Void> { fatalError("a listener without a gesture") }

  // MARK: Queries

  /// Whether the view is enabled now (C150).
  final var isEnabled: Bool { inputs.currentEnvironment.isEnabled }

  /// Whether the view has been dropped.
  final var isGone: Bool { inputs.subgraph.isRemoved }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == TouchPathOutput.self {
      let paths = content.output(TouchPathOutput.self)?.adding { [unowned self] in
        $0.listeners.append(self)
      }
      return answer(paths, as: K.Output?.self)
    }
    guard key == TouchOutput.self else { return super.output(key) }
    if region == nil {
      region = content.output(TouchOutput.self).map { GestureHitTester($0, self) }
    }
    return answer(region, as: K.Output?.self)
  }
}

extension _ViewInputs {
  /// The view's environment as event code sees it; the read is not recorded as a dependency.
  package var currentEnvironment: EnvironmentValues {
    runtime.graph.untracked { runtime.graph.value(environment) }
  }
}

/// The node of `gesture`, `highPriorityGesture` and `simultaneousGesture`.
final class GestureNode<T: Gesture>: GestureListener {
  private let modifier: _GraphValue<_GestureModifier<T>>
  private var cachedRecognizer: Recognizer<Void>?

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_GestureModifier<T>>, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  private var current: _GestureModifier<T> {
    let graph = inputs.runtime.graph
    return graph.untracked { modifier.read(in: graph) }
  }

  override var mask: GestureMask { current.mask }
  override var rank: _GestureRank { current.rank }

  override var recognizer: Recognizer<Void> {
    if let cachedRecognizer { return cachedRecognizer }
    let gesture = modifier.part(at: 0, as: T.self)
    let inputs = _GestureInputs(view: inputs, place: GesturePlace(content))
    let new = T._makeGesture(gesture: gesture, inputs: inputs).recognizer.silent
    cachedRecognizer = new
    return new
  }
}

extension Recognizer {
  /// The same gesture without values.
  var silent: Recognizer<Void> { MapRecognizer(self) { _ in () } }
}

/// Hit tester of a view with a gesture: adds the listener to the result.
private final class GestureHitTester: HitTester {
  private let base: HitTester
  private unowned let listener: GestureListener

  init(_ base: HitTester, _ listener: GestureListener) {
    self.base = base
    self.listener = listener
  }

  override func hit(_ point: CGPoint) -> HitTestResult? {
    guard var hit = base.hit(point) else { return nil }
    hit.listeners.append(listener)
    return hit
  }

  override func checkInvariants() { base.checkInvariants() }
}
