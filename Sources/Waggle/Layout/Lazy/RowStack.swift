import Foundation
import WaggleGraph

/// A lazy column in which each element is inside a row: a view that knows its place. What a `List` is made of.
///
/// `row` is called when a row is made and when its place has changed; what else it depends on, the row reads itself.
nonisolated package struct RowStack<Content: View, Row: View>: PrimitiveView {
  private let content: Content
  private let pinnedViews: PinnedScrollableViews
  private let row: (RowPlace) -> Row

  package init(
    pinnedViews: PinnedScrollableViews = [], content: Content, row: @escaping (RowPlace) -> Row
  ) {
    self.content = content
    self.pinnedViews = pinnedViews
    self.row = row
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.below(Self.self)
    func layout(_ pinnedViews: PinnedScrollableViews) -> LazyLayout {
      LazyLayout(
        axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, items: nil,
        pinnedViews: pinnedViews)
    }
    return _ViewOutputs(
      LazyNode(
        inner, source: view.node, read: { layout(view.read(in: $0).pinnedViews) },
        initial: layout([]), rows: RowMaker { graph in view.read(in: graph).row }
      ) { listOrElement(view.part(at: 0, as: Content.self), $0) })
  }
}

/// Makes the rows of a list.
package struct RowMaker {
  let make: (RowPlace, _ViewInputs) -> RowView

  init<Row: View>(_ row: @escaping (Graph) -> (RowPlace) -> Row) {
    make = { place, inputs in
      let graph = inputs.runtime.graph
      let make = { place in graph.untracked { row(graph) }(place) }
      let view = graph.makeInput(make(place), in: inputs.subgraph)
      let node = Row._makeView(view: _GraphValue(view, isCompared: true), inputs: inputs).node
      return RowView(node, at: place) { graph.set(view, to: make($0)) }
    }
  }
}

/// The view of one row.
package struct RowView {
  let node: ViewNode
  private var place: RowPlace
  private let update: (RowPlace) -> Void

  init(_ node: ViewNode, at place: RowPlace, update: @escaping (RowPlace) -> Void) {
    self.node = node
    self.place = place
    self.update = update
  }

  /// True if the place has changed.
  mutating func move(to new: RowPlace) -> Bool {
    guard new != place else { return false }
    place = new
    update(new)
    return true
  }
}

extension LazyNode {
  func prepare(_ element: LazyElement, _ item: LazyItem, _ rows: RowMaker) {
    let number = supply.number(of: item) ?? 0
    element.prepare(in: rows, at: supply.place(of: item, at: number, root: inputs), inputs)
  }

  /// Gives the rows that are visible their places after the list has changed.
  func updatePlaces() {
    havePlacesChanged = false
    guard rows != nil else { return }
    var isChanged = false
    for line in lines + pinnedLines {
      for (offset, entry) in line.entries.enumerated() {
        let place = supply.place(of: entry.item, at: line.number + offset, root: inputs)
        if entry.element.move(to: place) { isChanged = true }
      }
    }
    if isChanged { runtime.updateContent(inputs.queue) }
  }
}
