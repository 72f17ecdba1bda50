import Foundation

/// Measures and places the cells of a grid.
struct GridSolver {
  let layout: GridLayout
  let subviews: LayoutSubviews

  init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
  }

  private func view(_ cell: Int) -> LayoutSubview { subviews[subviews.startIndex + cell] }

  private func dimensions(of cell: Int, in proposal: ProposedViewSize) -> ViewDimensions {
    let node = view(cell).node
    node.runtime.counts.cellsAsked += 1
    return node.dimensions(for: proposal)
  }

  // MARK: Measuring

  func size(_ proposal: ProposedViewSize, _ cache: inout _GridLayoutCache) -> CGSize {
    cache.measures[measure(proposal, &cache)].size
  }

  /// The index of what was measured for a proposal, which is measured if it was not.
  private func measure(_ proposal: ProposedViewSize, _ cache: inout _GridLayoutCache) -> Int {
    if let known = cache.measures.firstIndex(where: { $0.proposal == proposal }) { return known }
    let structure = cache.structure
    let widths = columns(cache).widths(proposal.width)
    let heights = heights(proposal.height, widths, structure)
    return cache.add(GridMeasure(proposal, widths, heights, structure))
  }

  func columns(_ cache: _GridLayoutCache) -> GridColumns {
    GridColumns(layout, subviews, cache.structure, cache.columnAnswers)
  }

  /// The rows' heights for the grid's proposed height: as those of the cells of a stack where that is finite (L085).
  func heights(_ proposal: CGFloat?, _ widths: [CGFloat], _ structure: GridStructure)
    -> GridHeights
  {
    let rows = structure.rows.indices
    func height(_ row: Int, _ proposed: CGFloat?) -> CGFloat {
      self.height(row, proposed, widths, structure)
    }
    guard let proposal, proposal.isFinite else {
      return GridHeights(lengths: rows.map { height($0, nil) })
    }
    let ranges = rows.map { LengthRange(min: height($0, 0), max: height($0, .infinity)) }
    var offered = Array(repeating: CGFloat.zero, count: rows.count)
    let lengths = TrackSolver(ranges: ranges) { row, share in
      offered[row] = share
      return height(row, share)
    }
    .lengths(in: proposal - structure.totalRowGap)
    return GridHeights(lengths: lengths, ranges: ranges, offered: offered)
  }

  /// The extent of the row's cells, aligned on the row's guide (L023).
  func height(
    _ row: Int, _ proposed: CGFloat?, _ widths: [CGFloat], _ structure: GridStructure
  ) -> CGFloat {
    var extent = TrackExtent()
    let guide = rowGuide(row, structure)
    for index in structure.rows[row] {
      let cell = structure.cells[index]
      guard !cell.unsizedAxes.contains(.vertical) else { continue }
      let proposal = ProposedViewSize(
        width: structure.width(of: cell, widths), height: proposed)
      let dimensions = dimensions(of: index, in: proposal)
      extent.formUnion(CellExtent(dimensions, .vertical, cell.anchor == nil ? guide : nil))
    }
    return extent.length
  }

  private func rowGuide(_ row: Int, _ structure: GridStructure) -> AlignmentKey {
    (structure.rowAlignments[row] ?? layout.alignment.vertical).key
  }

  private func columnGuide(_ column: Int, _ structure: GridStructure) -> AlignmentKey {
    (structure.columnAlignments[column] ?? layout.alignment.horizontal).key
  }

  // MARK: Placing

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout _GridLayoutCache
  ) {
    let index = measure(proposal, &cache)
    let places = cache.measures[index].places ?? GridPlaces(cache.measures[index], self, cache)
    cache.measures[index].places = places
    let (measure, structure) = (cache.measures[index], cache.structure)
    let unmoved = subviews.container.unmovedCount
    for (row, cells) in structure.rows.enumerated() where cells.lowerBound >= unmoved {
      place(row, from: bounds.origin, measure, places, structure)
    }
  }

  /// Places the cells of a row of a grid whose lengths are known.
  func place(
    _ row: Int, from origin: CGPoint, _ measure: GridMeasure, _ places: GridPlaces,
    _ structure: GridStructure
  ) {
    for index in structure.rows[row] {
      let cell = structure.cells[index]
      let size = measure.size(of: cell, structure)
      let dimensions = dimensions(of: index, in: ProposedViewSize(size))
      let offset = offset(of: cell, dimensions, in: size, places, structure)
      view(index).place(
        at: CGPoint(
          x: origin.x + places.x[cell.columns.lowerBound] + offset.x,
          y: origin.y + places.y[row] + offset.y),
        proposal: ProposedViewSize(size))
    }
  }

  /// How far a cell extends in its track at the size that it has.
  func extent(
    of index: Int, along axis: Axis, _ measure: GridMeasure, _ structure: GridStructure
  ) -> CellExtent {
    let cell = structure.cells[index]
    let guide =
      axis == .horizontal
      ? columnGuide(cell.columns.lowerBound, structure) : rowGuide(cell.row, structure)
    let size = ProposedViewSize(measure.size(of: cell, structure))
    return CellExtent(
      dimensions(of: index, in: size), axis, cell.anchor == nil ? guide : nil)
  }

  func columnLine(
    _ column: Int, _ extent: TrackExtent, _ measure: GridMeasure, _ structure: GridStructure
  ) -> CGFloat {
    extent.line(in: measure.widths[column], columnGuide(column, structure), .horizontal)
  }

  func rowLine(_ row: Int, _ measure: GridMeasure, _ structure: GridStructure) -> CGFloat {
    var extent = TrackExtent()
    for index in structure.rows[row]
    where !structure.cells[index].unsizedAxes.contains(.vertical) {
      extent.formUnion(self.extent(of: index, along: .vertical, measure, structure))
    }
    return extent.line(in: measure.heights.lengths[row], rowGuide(row, structure), .vertical)
  }

  /// Where a view is in its cell: its anchor decides, else the lines of its column and its row (L086).
  private func offset(
    of cell: GridStructure.Cell, _ view: ViewDimensions, in size: CGSize, _ places: GridPlaces,
    _ structure: GridStructure
  ) -> CGPoint {
    if let anchor = cell.anchor {
      return CGPoint(
        x: (size.width - view.width) * anchor.x, y: (size.height - view.height) * anchor.y)
    }
    let column = cell.columns.lowerBound
    let isAlone = cell.columns.count > 1 || cell.unsizedAxes.contains(.horizontal)
    let x =
      isAlone
      ? alone(view, in: size, spanGuide(cell, structure))
      : places.columnLines[column] - view[columnGuide(column, structure)]
    let guide = rowGuide(cell.row, structure)
    let y =
      cell.unsizedAxes.contains(.vertical)
      ? alone(view, in: size, guide) : places.rowLines[cell.row] - view[guide]
    return CGPoint(x: x, y: y)
  }

  /// A cell that spans columns is aligned as the grid is, not as its columns are.
  private func spanGuide(_ cell: GridStructure.Cell, _ structure: GridStructure) -> AlignmentKey {
    cell.columns.count > 1
      ? layout.alignment.horizontal.key : columnGuide(cell.columns.lowerBound, structure)
  }

  /// The offset of a view that shares no line with others: its guide is at that of the cell (L055).
  private func alone(_ view: ViewDimensions, in size: CGSize, _ guide: AlignmentKey) -> CGFloat {
    guide.defaultValue(in: ViewDimensions(withoutGuides: size)) - view[guide]
  }
}
