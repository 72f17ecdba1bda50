/// A part of what is shown, described as a value.
///
/// Conform by computing a `body` from other views. The description is cheap and made often; what it describes
/// keeps its identity, and its state, from one description to the next.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body; the compiler finds it.
  associatedtype Body: View

  /// The view's content and behaviour. Runs again only when a value that it read has changed (R184).
  @ViewBuilder var body: Self.Body { get }

  /// Makes the view in a place for one view.
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
  /// Makes the view in a place for a list of views, such as a stack.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  /// How many views a list gets from it; nil where that can change.
  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int?
}

extension Never: View {
  /// There is no such view.
  public var body: Never { fatalError("Never has no body") }

  /// There is no such view.
  public static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("Never is no view")
  }

  /// There is no such view.
  public static func _makeViewList(view: _GraphValue<Never>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    fatalError("Never is no view")
  }
}

extension View {
  /// Makes the view by way of its body, which adds nothing to what it combines (R033).
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    guard inputs.hasRoom(for: Self.self) else {
      return _ViewOutputs(inputs.runtime.makeMissingNode(inputs: inputs))
    }
    let (body, inner) = makeBody(view: view, inputs: inputs)
    return Body._makeView(view: body, inputs: inner)
  }

  /// Makes the list that the view's body makes.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard inputs.base.hasRoom(for: Self.self) else { return _ViewListOutputs(JoinedList([])) }
    var inner = inputs
    let body: _GraphValue<Body>
    (body, inner.base) = makeBody(view: view, inputs: inputs.base)
    return Body._makeViewList(view: body, inputs: inner)
  }

  /// As many as the body makes.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Body._viewListCount(inputs: inputs)
  }
}

/// A view that the framework makes itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the framework makes it itself.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// One element.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(ElementOf(view: view, inputs: inputs))
  }

  /// One.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// A view that is a list of views, or may be: made as one view, it becomes an implicit container, which has an output
/// in any case where the list can change, filled or empty (R020, R021, R027).
package protocol MultiView: View where Body == Never {}

extension MultiView {
  /// Never called: the framework makes it itself.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// An implicit container of the list, or the one element itself where there is always just one.
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
