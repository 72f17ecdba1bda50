import WaggleGraph

/// What is dragged with a row of a list.
package struct RowDragSource {
  /// What lets the row be dragged.
  package let source: AnyObject
  /// Makes what is dragged; nil for nothing.
  package let item: () -> NSItemProvider?
  let preview: (() -> AnyView)?

  /// The same row, whose item is made so.
  package func giving(_ item: @escaping () -> NSItemProvider?) -> RowDragSource {
    RowDragSource(source: source, item: item, preview: preview)
  }
}

extension View {
  /// Lets this view, a row of a list, be dragged as what is in it: wherever it is touched. Assistive technology drags what
  /// is in it.
  package nonisolated func dragged(as source: RowDragSource) -> some View {
    modifier(
      _DragModifier(item: source.item, preview: source.preview, source: source.source))
  }
}

/// The rows that are dragged together. One object for each list.
package final class RowDragGroup: Watched {
  /// What is dragged instead of a row alone, by what lets the row be dragged and by the row's environment; nil for the
  /// row alone.
  let items: (AnyObject, EnvironmentValues) -> [NSItemProvider]?

  package nonisolated init(
    items: @escaping (AnyObject, EnvironmentValues) -> [NSItemProvider]?
  ) { self.items = items }
}

extension ContainerValues {
  private enum RowDragKey: ContainerValueKey {
    static var defaultValue: RowDragSource? { nil }
  }

  /// What the view is dragged as; nil where it cannot be dragged.
  package internal(set) var rowDrag: RowDragSource? {
    get { self[RowDragKey.self] }
    set { self[RowDragKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum RowDragGroupKey: EnvironmentKey {
    static var defaultValue: RowDragGroup? { nil }
  }

  /// What is dragged together in the list around.
  package var rowDragGroup: RowDragGroup? {
    get { self[RowDragGroupKey.self] }
    set { self[RowDragGroupKey.self] = newValue }
  }
}

/// Lets the elements of a list be dragged, and reports that to their container.
final class DragElementModifier: ElementModifier {
  private let modifier: _GraphValue<_DragModifier>
  private unowned let graph: Graph

  init(_ modifier: _GraphValue<_DragModifier>, _ graph: Graph) {
    self.modifier = modifier
    self.graph = graph
  }

  override func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(DragNode(body(_Graph(), inputs).node, modifier, inputs, source: self))
  }

  override func writeContainerValues(_ values: inout ContainerValues) {
    guard let drag = modifier.readIfAlive(in: graph), let item = drag.item else { return }
    values.rowDrag = RowDragSource(source: self, item: item, preview: drag.preview)
  }
}
