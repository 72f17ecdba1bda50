import Foundation
import WaggleGraph

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let storage: AnyGestureStorage<Value>

  /// Erases the type of `gesture`.
  public nonisolated init<T: Gesture>(_ gesture: T) where Value == T.Value {
    storage = GestureStorage(gesture)
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<AnyGesture<Value>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let newest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      AnyRecognizer {
        newest.current.storage
      } make: {
        $0.make({ newest.current.storage }, gesture.node, inputs)
      })
  }
}

/// Type-erased storage of a gesture.
private class AnyGestureStorage<Value> {
  /// Makes the recognizer, which reads the newest storage of the same type.
  func make(
    _ newest: @escaping () -> AnyGestureStorage<Value>, _ source: NodeID, _ inputs: _GestureInputs
  ) -> Recognizer<Value> { fatalError("a gesture without a type") }
}

private final class GestureStorage<G: Gesture>: AnyGestureStorage<G.Value> {
  let gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  override func make(
    _ newest: @escaping () -> AnyGestureStorage<G.Value>, _ source: NodeID,
    _ inputs: _GestureInputs
  ) -> Recognizer<G.Value> {
    let rule = StoredGestureRule<G>(source, newest)
    let node = inputs.view.runtime.graph.makeRule(
      rule, inputs: [source], in: inputs.view.subgraph)
    return G._makeGesture(gesture: _GraphValue(node, isCompared: false), inputs: inputs).recognizer
  }
}

/// The stored gesture; while a gesture of another type is stored, the last one of this type.
private final class StoredGestureRule<G: Gesture>: ValueRule {
  private let source: NodeID
  private let newest: () -> AnyGestureStorage<G.Value>
  private var last: G?

  init(_ source: NodeID, _ newest: @escaping () -> AnyGestureStorage<G.Value>) {
    self.source = source
    self.newest = newest
  }

  var name: String { typeName(G.self) }

  func value(in graph: Graph) -> G {
    if let stored = newest() as? GestureStorage<G> { last = stored.gesture }
    return last!
  }
}

/// Runs the gesture that is stored when touches begin; fails when a gesture of another type replaces it.
private final class AnyRecognizer<Value>: Recognizer<Value> {
  private let newest: () -> AnyGestureStorage<Value>
  private let make: (AnyGestureStorage<Value>) -> Recognizer<Value>
  private var current: (type: ObjectIdentifier, recognizer: Recognizer<Value>)?

  init(
    _ newest: @escaping () -> AnyGestureStorage<Value>,
    make: @escaping (AnyGestureStorage<Value>) -> Recognizer<Value>
  ) {
    self.newest = newest
    self.make = make
  }

  override func reset() {
    super.reset()
    let storage = newest()
    let type = ObjectIdentifier(Swift.type(of: storage))
    if current?.type != type { current = (type, make(storage)) }
    current?.recognizer.reset()
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    guard let current, current.type == ObjectIdentifier(Swift.type(of: newest())) else {
      current?.recognizer.cancel(input)
      return .failed
    }
    return current.recognizer.update(input)
  }

  override func cancelled(_ input: GestureInput) { current?.recognizer.cancel(input) }
  override var deadline: TimeInterval? { current?.recognizer.deadline }
  override var failureDeadline: TimeInterval? { current?.recognizer.failureDeadline }
  override var isHeld: Bool { current?.recognizer.isHeld ?? false }
  override var tapCount: Int { current?.recognizer.tapCount ?? 0 }
}
