package import Waggle

/// A state of a view that a test sets from outside.
@MainActor
package final class Knob<Value> {
  fileprivate var binding: Binding<Value>?
  /// The value with which the state starts.
  package let initial: Value

  package init(_ value: Value) { initial = value }

  /// Sets another view's state from now on.
  package func follow(_ state: Binding<Value>) { binding = state }

  /// A binding to the state.
  package var projected: Binding<Value> { binding! }

  /// The state's value. It can be set once the view has been made.
  package var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding!.wrappedValue = newValue }
  }
}

/// A view made from one state, which a knob sets.
package struct Turned<Value, Content: View>: View {
  @State private var value: Value
  private let knob: Knob<Value>
  private let content: (Value) -> Content

  package init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: knob.initial)
    self.knob = knob
    self.content = content
  }

  package var body: some View {
    let _ = knob.binding = $value
    content(value)
  }
}
