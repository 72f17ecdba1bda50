import WaggleGraph

/// Makes the rows of a list.
package struct RowMaker {
  let make: (RowContext, _ViewInputs) -> RowView

  init(make: @escaping (RowContext, _ViewInputs) -> RowView) { self.make = make }
}

/// The view of one row.
package struct RowView {
  let node: ViewNode
  private var context: RowContext
  private let update: (RowContext) -> Void

  init<Row: View>(
    at context: RowContext, _ inputs: _ViewInputs, _ row: @escaping (Graph) -> (RowContext) -> Row
  ) {
    let graph = inputs.runtime.graph
    let make = { [unowned graph] context in graph.untracked { row(graph) }(context) }
    let view = graph.makeInput(make(context), in: inputs.subgraph)
    node = Row._makeView(view: _GraphValue(view, isCompared: true), inputs: inputs).node
    self.context = context
    update = { [unowned graph] in graph.set(view, to: make($0)) }
  }

  /// True if the place has changed.
  mutating func move(to new: RowContext) -> Bool {
    guard new != context else { return false }
    context = new
    update(new)
    return true
  }
}
