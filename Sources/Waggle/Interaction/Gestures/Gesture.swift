package import Foundation
import WaggleGraph

/// A description of pointer input on a view and of what it triggers.
///
/// A gesture is a value, as a view is: each body makes it again, and a gesture in progress continues with the
/// closures of the newest body (M112). A custom gesture's `body` is made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value of the gesture while it is active, and when it ends.
  associatedtype Value
  /// The type of the body; inferred by the compiler.
  associatedtype Body: Gesture

  /// The gesture's content and behaviour.
  var body: Body { get }

  /// Makes the recognizer.
  nonisolated static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Value>
}

extension Gesture where Value == Body.Value {
  /// Makes the recognizer of the body.
  public nonisolated static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    let base = inputs.view.below(Self.self)
    let value = gesture.compared(in: base)
    let rule = GestureBodyRule<Self>(view: value, inputs: base)
    let body = rule.attach(to: base, source: value.node)
    return Body._makeGesture(gesture: body, inputs: _GestureInputs(view: base, place: inputs.place))
  }
}

/// The inputs of a gesture's recognizer.
public struct _GestureInputs {
  package let view: _ViewInputs
  package let place: GesturePlace
}

/// The recognizer of a gesture.
public struct _GestureOutputs<Value> {
  package let recognizer: Recognizer<Value>

  package init(_ recognizer: Recognizer<Value>) { self.recognizer = recognizer }
}

/// Computes a gesture's body.
private final class GestureBodyRule<G: Gesture>: BodyRule<G, G.Body> {
  override func compute(_ source: G) -> G.Body {
    nonisolated(unsafe) let gesture = source
    return onMainActor { gesture.body }
  }
}

/// A gesture without a body, implemented by the framework.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called: a primitive gesture has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  /// `Never` has no values.
  public typealias Value = Never

  /// Never called: no value of `Never` exists.
  public static func _makeGesture(gesture: _GraphValue<Never>, inputs: _GestureInputs)
    -> _GestureOutputs<Never>
  { fatalError("Never is not a gesture") }
}

/// The newest value of a description, for event code; after its view is dropped, the last one read.
package final class LatestValue<G> {
  private let value: _GraphValue<G>
  private let graph: Graph
  private var last: G?

  package init(_ value: _GraphValue<G>, _ inputs: _ViewInputs) {
    self.value = value
    graph = inputs.runtime.graph
  }

  convenience init(_ value: _GraphValue<G>, _ inputs: _GestureInputs) {
    self.init(value, inputs.view)
  }

  package var current: G {
    if let last, !graph.isAlive(value.node) { return last }
    let read = graph.untracked { value.read(in: graph) }
    last = read
    return read
  }
}

/// The view that a gesture is attached to; points are converted to its space.
package final class GesturePlace {
  private unowned let view: ViewNode

  package init(_ view: ViewNode) { self.view = view }

  /// Converts a point of the root's space to `space`; local is the view's own (M107).
  package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: view.layout.local(point) ?? .zero
    case .named(let name): view.layout.enclosingSpace(name)?.local(point) ?? point
    }
  }

  /// The view's size.
  package var size: CGSize { view.layout.size }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The wrapped gesture's value.
  public typealias Value = Wrapped.Value

  /// Never called: a primitive gesture has no body.
  public var body: Never { fatalError("an optional gesture has no body") }

  /// Makes the recognizer of the wrapped gesture, while there is one.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Wrapped?>, inputs: _GestureInputs
  ) -> _GestureOutputs<Wrapped.Value> {
    let newest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      OptionalRecognizer {
        newest.current != nil
      } make: {
        Wrapped._makeGesture(gesture: gesture.part(at: 0, as: Wrapped.self), inputs: inputs)
          .recognizer
      })
  }
}

/// A recognizer of an optional gesture; fails when the gesture becomes nil.
private final class OptionalRecognizer<Value>: Recognizer<Value> {
  private let isThere: () -> Bool
  private let make: () -> Recognizer<Value>
  private var cached: Recognizer<Value>?

  init(_ isThere: @escaping () -> Bool, make: @escaping () -> Recognizer<Value>) {
    self.isThere = isThere
    self.make = make
  }

  override func reset() {
    super.reset()
    guard isThere() else { return }
    if cached == nil { cached = make() }
    cached?.reset()
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    guard isThere(), let cached else {
      cached?.cancel(input)
      return .failed
    }
    return cached.update(input)
  }

  override func cancelled(_ input: GestureInput) { cached?.cancel(input) }
  override var deadline: TimeInterval? { cached?.deadline }
  override var failureDeadline: TimeInterval? { cached?.failureDeadline }
  override var isHeld: Bool { cached?.isHeld ?? false }
  override var tapCount: Int { isThere() ? cached?.tapCount ?? 0 : 0 }
}
