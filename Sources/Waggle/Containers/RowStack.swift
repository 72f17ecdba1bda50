import Foundation
import WaggleGraph

/// A lazy column in which each element is inside a row: a view that knows its place. What a `List` is made of.
///
/// The closures are called when a row is made and when its place has changed; what else it depends on, the row reads
/// itself.
///
/// See also `LazyNode`, which decides when rows are made, and `RowMaker`, which makes one.
nonisolated package struct RowStack<Content: View, Header: View, Row: View, Footer: View>:
  PrimitiveView
{
  private let content: Content
  private let pinnedViews: PinnedScrollableViews
  private let finder: RowFinder?
  fileprivate let header: (RowPlace) -> Header
  fileprivate let row: (RowPlace) -> Row
  fileprivate let footer: (RowPlace) -> Footer

  /// - Parameter finder: finds the rows; always the same one.
  package init(
    pinnedViews: PinnedScrollableViews = [], finder: RowFinder? = nil, content: Content,
    header: @escaping (RowPlace) -> Header, row: @escaping (RowPlace) -> Row,
    footer: @escaping (RowPlace) -> Footer
  ) {
    self.content = content
    self.pinnedViews = pinnedViews
    self.finder = finder
    self.header = header
    self.row = row
    self.footer = footer
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.below(Self.self)
    func layout(_ pinnedViews: PinnedScrollableViews) -> LazyLayout {
      LazyLayout(
        axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, items: nil,
        pinnedViews: pinnedViews)
    }
    let node = LazyNode(
      inner, source: view.node, read: { layout(view.read(in: $0).pinnedViews) },
      initial: layout([]), rows: RowMaker { view.read(in: $0) }
    ) { listOrElement(view.part(at: 0, as: Content.self), $0) }
    let graph = inputs.runtime.graph
    graph.untracked { view.read(in: graph) }.finder?.node = node
    return _ViewOutputs(node)
  }
}

extension RowMaker {
  init<Content: View, Header: View, Row: View, Footer: View>(
    _ stack: @escaping (Graph) -> RowStack<Content, Header, Row, Footer>
  ) {
    self.init { place, inputs in
      switch place.role {
      case .header: RowView(at: place, inputs) { stack($0).header }
      case .cell: RowView(at: place, inputs) { stack($0).row }
      case .footer: RowView(at: place, inputs) { stack($0).footer }
      }
    }
  }
}
