/// A view without content. In a list it adds no element (R031); as a single view, such as a layer, it takes the
/// proposed size and can be modified (R032).
nonisolated public struct EmptyView: View, PathNamed {
  /// Takes no space and draws nothing; in a list it adds no view (R031).
  @inlinable
  public nonisolated init() {}

  /// Never called: the framework makes the view directly.
  public var body: Never { fatalError("EmptyView has no body") }

  /// A single view that draws nothing. It takes the proposed size, 10 points where the proposal is nil (R032).
  public nonisolated static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs)
    -> _ViewOutputs
  { _ViewOutputs(inputs.nodeFactory.makeEmpty(inputs)) }

  /// A list of no elements (R031).
  public nonisolated static func _makeViewList(
    view: _GraphValue<EmptyView>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { _ViewListOutputs(JoinedList([])) }

  /// Always 0 (R031).
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }
}
