/// A part of the user interface, described as a value.
///
/// Conform by computing a `body` from other views. Descriptions are cheap and made often; the view that they describe
/// keeps its identity and its state from one description to the next.
///
/// ```swift
/// struct Greeting: View {
///   var name = "meadow"
///
///   var body: some View {
///     Text("Hello, \(name)")  // shows Hello, meadow
///       .font(.title)
///       .padding()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of the body; inferred by the compiler.
  associatedtype Body: View

  /// The view's content and behaviour. Runs again only when a value that it read has changed (R184).
  @ViewBuilder var body: Self.Body { get }

  /// Makes the node where a single view is expected.
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
  /// Makes the elements where a list of views is expected, such as in a stack.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  /// The number of views that it adds to a list; nil if that can change.
  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int?
}

extension Never: View {
  /// Never called: `Never` has no values.
  public var body: Never { fatalError("Never has no body") }

  /// Never called: `Never` has no values.
  public static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("Never is not a view")
  }

  /// Never called: `Never` has no values.
  public static func _makeViewList(view: _GraphValue<Never>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    fatalError("Never is not a view")
  }

  /// Always nil: making the views of such a body stops with a message.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension View {
  /// Makes the view from its body. The body adds nothing to preference values (R033).
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    guard inputs.hasRoom(for: Self.self) else {
      return _ViewOutputs(inputs.nodeFactory.makeMissing(inputs))
    }
    let (body, inner) = makeBody(view: view, inputs: inputs)
    return Body._makeView(view: body, inputs: inner)
  }

  /// The list that the view's body makes.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard inputs.base.hasRoom(for: Self.self) else { return _ViewListOutputs(JoinedList([])) }
    var inner = inputs
    let body: _GraphValue<Body>
    (body, inner.base) = makeBody(view: view, inputs: inputs.base)
    return Body._makeViewList(view: body, inputs: inner)
  }

  /// The body's count; nil if it can change.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Body._viewListCount(inputs: inputs)
  }
}

/// A view that the framework makes directly, without a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the framework makes the view directly.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// A list of one element, the view itself.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(ElementOf(view: view, inputs: inputs))
  }

  /// Always 1.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// A view that stands for a list of views. As a single view it becomes an implicit container, which has an output for
/// every key if the list can change, even while it is empty (R020, R021, R027).
package protocol MultiView: View where Body == Never {}

extension MultiView {
  /// Never called: the framework makes the view directly.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// An implicit container of the list, or its element if there is always exactly one.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    var inner = inputs
    let makeContainer = inner.takeImplicitContainer()
    inner.mayHaveContainer()
    let list = _makeViewList(view: view, inputs: _ViewListInputs(inner)).list
    if !list.isDynamic, list.count == 1, let only = list.onlyElement { return only.make() }
    return _ViewOutputs(makeContainer(list, inner))
  }
}
