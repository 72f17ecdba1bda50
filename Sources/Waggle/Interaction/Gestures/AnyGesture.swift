import Foundation
import WaggleGraph

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let gesture: any Gesture<Value>

  /// Erases the type of `gesture`.
  public nonisolated init<T: Gesture>(_ gesture: T) where Value == T.Value {
    self.gesture = gesture
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<AnyGesture<Value>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let latest = LatestValue(gesture, inputs)
    let stored = { latest.current.gesture }
    return _GestureOutputs(
      AnyRecognizer(stored) { makeRecognizer(of: $0, stored, gesture.node, inputs) })
  }

  /// Makes the recognizer of a stored gesture, which reads the newest one of the same type.
  private nonisolated static func makeRecognizer<G: Gesture>(
    of gesture: G, _ stored: @escaping () -> any Gesture<Value>, _ source: NodeID,
    _ inputs: _GestureInputs
  ) -> Recognizer<Value> where G.Value == Value {
    let rule = StoredGestureRule(gesture, stored)
    let node = inputs.view.runtime.graph.makeRule(
      rule, inputs: [source], in: inputs.view.subgraph)
    return G._makeGesture(gesture: _GraphValue(node, isCompared: false), inputs: inputs).recognizer
  }
}

/// The stored gesture; while a gesture of another type is stored, the last one of this type.
private final class StoredGestureRule<G: Gesture>: ValueRule {
  private let stored: () -> any Gesture<G.Value>
  private var last: G

  init(_ gesture: G, _ stored: @escaping () -> any Gesture<G.Value>) {
    last = gesture
    self.stored = stored
  }

  var name: String { typeName(G.self) }

  func value(in graph: Graph) -> G {
    if let gesture = stored() as? G { last = gesture }
    return last
  }
}

/// Runs the gesture that is stored when touches begin; fails when a gesture of another type replaces it.
private final class AnyRecognizer<Value>: Recognizer<Value> {
  private let stored: () -> any Gesture<Value>
  private let make: (any Gesture<Value>) -> Recognizer<Value>
  private var current: (type: ObjectIdentifier, recognizer: Recognizer<Value>)?

  init(
    _ stored: @escaping () -> any Gesture<Value>,
    make: @escaping (any Gesture<Value>) -> Recognizer<Value>
  ) {
    self.stored = stored
    self.make = make
  }

  override func reset() {
    super.reset()
    let gesture = stored()
    let type = ObjectIdentifier(Swift.type(of: gesture))
    if current?.type != type { current = (type, make(gesture)) }
    current?.recognizer.reset()
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    guard let current, current.type == ObjectIdentifier(Swift.type(of: stored())) else {
      current?.recognizer.cancel(input)
      return .failed
    }
    return current.recognizer.update(input)
  }

  override func cancelled(_ input: GestureInput) { current?.recognizer.cancel(input) }
  override var deadline: TimeInterval? { current?.recognizer.deadline }
  override var failureDeadline: TimeInterval? { current?.recognizer.failureDeadline }
  override var isDeferred: Bool { current?.recognizer.isDeferred ?? false }
  override var tapCount: Int { current?.recognizer.tapCount ?? 0 }
}
