package import Foundation
import WaggleGraph

/// What fingers, pens and the mouse may do to a view, and what becomes of it.
///
/// A gesture is a description, as a view is: it is made again with each body, and one that is under way goes on with
/// the closures of the newest (M112). Gestures of your own have a `body` made of others.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on, and in the end.
  associatedtype Value
  /// The type of the body; the compiler finds it.
  associatedtype Body: Gesture

  /// The gesture's content and behaviour.
  var body: Body { get }

  /// Makes what follows the pointers.
  nonisolated static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Value>
}

extension Gesture where Value == Body.Value {
  /// Makes the gesture by way of its body.
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

/// What a gesture is made with.
public struct _GestureInputs {
  package let view: _ViewInputs
  package let place: GesturePlace
}

/// A gesture as it was made.
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

/// A gesture that the framework makes itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called: the framework makes it itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  /// There is no such gesture.
  public typealias Value = Never

  /// There is no such gesture.
  public static func _makeGesture(gesture: _GraphValue<Never>, inputs: _GestureInputs)
    -> _GestureOutputs<Never>
  { fatalError("Never is no gesture") }
}

/// A description as event code needs it: the newest body's; when its view has gone, as it was last read.
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

/// The view that a gesture is on: points are told in its space.
package final class GesturePlace {
  private unowned let view: ViewNode

  package init(_ view: ViewNode) { self.view = view }

  /// A point of the root's space in another one; local is the view's own (M107).
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
  /// What the gesture tells, where there is one.
  public typealias Value = Wrapped.Value

  /// Never called: the framework makes it itself.
  public var body: Never { fatalError("an optional gesture has no body") }

  /// The gesture, while there is one.
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

/// A gesture that is not always there. Where it goes, it has failed.
private final class OptionalRecognizer<Value>: Recognizer<Value> {
  private let isThere: () -> Bool
  private let make: () -> Recognizer<Value>
  private var known: Recognizer<Value>?

  init(_ isThere: @escaping () -> Bool, make: @escaping () -> Recognizer<Value>) {
    self.isThere = isThere
    self.make = make
  }

  override func reset() {
    super.reset()
    guard isThere() else { return }
    if known == nil { known = make() }
    known?.reset()
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    guard isThere(), let known else {
      known?.cancel(input)
      return .failed
    }
    return known.update(input)
  }

  override func cancelled(_ input: GestureInput) { known?.cancel(input) }
  override var deadline: TimeInterval? { known?.deadline }
  override var failureDeadline: TimeInterval? { known?.failureDeadline }
  override var isHeld: Bool { known?.isHeld ?? false }
  override var tapCount: Int { isThere() ? known?.tapCount ?? 0 : 0 }
}
