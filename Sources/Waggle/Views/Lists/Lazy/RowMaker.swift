import WaggleGraph

/// Makes the rows of a list.
package struct RowMaker {
  let make: (RowPlace, _ViewInputs) -> RowView

  init(make: @escaping (RowPlace, _ViewInputs) -> RowView) { self.make = make }
}

/// The view of one row.
package struct RowView {
  let node: ViewNode
  private var place: RowPlace
  private let update: (RowPlace) -> Void

  init<Row: View>(
    at place: RowPlace, _ inputs: _ViewInputs, _ row: @escaping (Graph) -> (RowPlace) -> Row
  ) {
    let graph = inputs.runtime.graph
    let make = { [unowned graph] place in graph.untracked { row(graph) }(place) }
    let view = graph.makeInput(make(place), in: inputs.subgraph)
    node = Row._makeView(view: _GraphValue(view, isCompared: true), inputs: inputs).node
    self.place = place
    update = { [unowned graph] in graph.set(view, to: make($0)) }
  }

  /// True if the place has changed.
  mutating func move(to new: RowPlace) -> Bool {
    guard new != place else { return false }
    place = new
    update(new)
    return true
  }
}
