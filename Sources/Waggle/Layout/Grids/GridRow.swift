import WaggleGraph

/// A row of a `Grid`: each of its views is the cell of a column.
///
/// It is not a view itself: a modifier on it applies to each cell (L080). Outside of a grid it is a group of its views
/// (L200).
///
/// ```swift
/// Grid {
///   GridRow(alignment: .top) {
///     Text("Mon")
///     Text("Rain")  // shows Rain
///   }
///   .padding(4)  // around each of the texts
/// }
/// ```
nonisolated public struct GridRow<Content: View>: MultiView, PathNamed {
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment?

  /// Makes a row of the builder's views; an alignment of nil uses the grid's (L086).
  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  /// The content's list, whose elements know their row.
  public nonisolated static func _makeViewList(
    view: _GraphValue<GridRow<Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let row = GridRowMembership(inputs.base, source: view.node) { view.read(in: $0).alignment }
    var inner = inputs
    inner.base.bag[GridRowMembership.Key.self] = row
    let content = Content._makeViewList(
      view: view.part(at: 0, as: Content.self), inputs: inner
    ).list
    return _ViewListOutputs(JoinedList([content]))
  }

  /// The content's count, but nil for one cell: a view that is always one would not be asked for its list.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    let count = Content._viewListCount(inputs: inputs)
    return count == 1 ? nil : count
  }
}

extension GridRow: Sendable where Content: Sendable {}

/// Says which cells are in one row, and how the row is aligned.
final class GridRowMembership: ContentEffect {
  /// Passed down to the elements of the row; nil in the rows of a grid further in.
  enum Key: InputKey {
    static var defaultValue: GridRowMembership? { nil }
  }

  private let readAlignment: (Graph) -> VerticalAlignment?
  /// The outer nil means that it was not read yet.
  private var lastAlignment: VerticalAlignment??
  /// Measured again when the alignment changes.
  private weak var grid: LayoutNode?

  init(
    _ inputs: _ViewInputs, source: NodeID,
    alignment: @escaping (Graph) -> VerticalAlignment?
  ) {
    readAlignment = alignment
    super.init(inputs)
    attach(inputs, reading: source)
  }

  /// The row's own alignment; the grid is measured again when it changes.
  func alignment(for grid: LayoutNode?) -> VerticalAlignment? {
    self.grid = grid
    if lastAlignment == nil { runFirst() }
    return lastAlignment ?? nil
  }

  override func updateContent(_ graph: Graph) {
    let new = readAlignment(graph)
    guard lastAlignment != .some(new) else { return }
    let isFirst = lastAlignment == nil
    lastAlignment = .some(new)
    guard !isFirst else { return }
    graph.untracked { grid?.setNeedsMeasure(traits: true) }
  }
}
