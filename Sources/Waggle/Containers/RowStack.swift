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
  private let alternates: Bool
  fileprivate let header: (RowContext) -> Header
  fileprivate let row: (RowContext) -> Row
  fileprivate let footer: (RowContext) -> Footer

  /// - Parameters:
  ///   - finder: finds the rows; always the same one.
  ///   - alternates: whether odd rows differ from even ones.
  package init(
    pinnedViews: PinnedScrollableViews = [], finder: RowFinder? = nil, alternates: Bool = false,
    content: Content,
    header: @escaping (RowContext) -> Header, row: @escaping (RowContext) -> Row,
    footer: @escaping (RowContext) -> Footer
  ) {
    self.content = content
    self.pinnedViews = pinnedViews
    self.finder = finder
    self.alternates = alternates
    self.header = header
    self.row = row
    self.footer = footer
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.below(Self.self)
    let node = LazyNode(
      inner, source: view.node, read: { view.read(in: $0).layout },
      initial: LazyLayout.ofRows([], alternates: false), rows: RowMaker { view.read(in: $0) }
    ) { listOrElement(view.part(at: 0, as: Content.self), $0) }
    let graph = inputs.runtime.graph
    graph.untracked { view.read(in: graph) }.finder?.node = node
    return _ViewOutputs(node)
  }

  private var layout: LazyLayout { .ofRows(pinnedViews, alternates: alternates) }
}

extension LazyLayout {
  fileprivate static func ofRows(
    _ pinnedViews: PinnedScrollableViews, alternates: Bool
  ) -> LazyLayout {
    LazyLayout(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, items: nil,
      pinnedViews: pinnedViews, alternates: alternates)
  }
}

extension RowMaker {
  init<Content: View, Header: View, Row: View, Footer: View>(
    _ stack: @escaping (Graph) -> RowStack<Content, Header, Row, Footer>
  ) {
    self.init { context, inputs in
      switch context.role {
      case .header: RowView(at: context, inputs) { stack($0).header }
      case .cell: RowView(at: context, inputs) { stack($0).row }
      case .footer: RowView(at: context, inputs) { stack($0).footer }
      }
    }
  }
}
