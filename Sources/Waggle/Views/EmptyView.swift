/// A view without content. In a list it is no element at all (R031); as one view, such as a layer, it takes the room on
/// offer and can be modified (R032).
nonisolated public struct EmptyView: View {
  /// An empty view.
  @inlinable
  public nonisolated init() {}

  /// Never called: the framework makes it itself.
  public var body: Never { fatalError("EmptyView has no body") }

  /// One view that draws nothing and takes the room on offer, 10 points where nothing is offered (R032).
  public nonisolated static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs)
    -> _ViewOutputs
  { _ViewOutputs(inputs.runtime.makeEmptyNode(inputs: inputs)) }

  /// No elements.
  public nonisolated static func _makeViewList(
    view: _GraphValue<EmptyView>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { _ViewListOutputs(JoinedList([])) }

  /// None.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }
}
