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
    let body = GestureBodyRule<Self>(view: gesture, inputs: base).attach(to: base)
    return Body._makeGesture(
      gesture: body, inputs: _GestureInputs(view: base, content: inputs.content))
  }
}

/// The inputs of a gesture's recognizer.
public struct _GestureInputs {
  package let view: _ViewInputs
  /// The view that the gesture is attached to.
  package unowned let content: ViewNode
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
