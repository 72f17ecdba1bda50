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

  // MARK: Measuring

  func size(_ proposal: ProposedViewSize, _ cache: inout _GridLayoutCache) -> CGSize {
    measure(proposal, &cache)
    let structure = cache.structure
    return CGSize(
      width: cache.widths.reduce(structure.totalColumnGap, +),
      height: cache.heights.reduce(structure.totalRowGap, +))
  }

  private func measure(_ proposal: ProposedViewSize, _ cache: inout _GridLayoutCache) {
    guard cache.proposal != proposal else { return }
    if cache.widthProposal != .some(proposal.width) {
      let columns = GridColumns(layout, subviews, cache.structure)
      cache.widths = columns.widths(proposal.width, &cache.columnRanges)
      cache.widthProposal = .some(proposal.width)
    }
    cache.heights = heights(proposal.height, cache)
    cache.proposal = proposal
  }

  /// The rows' heights for the grid's proposed height: as those of the cells of a stack where that is finite (L085).
  private func heights(_ proposal: CGFloat?, _ cache: _GridLayoutCache) -> [CGFloat] {
    let rows = cache.structure.rows.indices
    guard let proposal, proposal.isFinite else { return rows.map { height($0, nil, cache) } }
    let ranges = rows.map { row in
      LengthRange(min: height(row, 0, cache), max: height(row, .infinity, cache))
    }
    return TrackSolver(ranges: ranges) { height($0, $1, cache) }
      .lengths(in: proposal - cache.structure.totalRowGap)
  }

  /// The extent of the row's cells, aligned on the row's guide (L023).
  private func height(_ row: Int, _ proposed: CGFloat?, _ cache: _GridLayoutCache) -> CGFloat {
    var extent = TrackExtent()
    let guide = rowGuide(row, cache.structure)
    for index in cache.structure.rows[row] {
      let cell = cache.structure.cells[index]
      guard !cell.unsizedAxes.contains(.vertical) else { continue }
      let proposal = ProposedViewSize(width: width(of: cell, cache), height: proposed)
      extent.formUnion(
        view(index).dimensions(in: proposal), .vertical, cell.anchor == nil ? guide : nil)
    }
    return extent.length
  }

  private func width(of cell: GridStructure.Cell, _ cache: _GridLayoutCache) -> CGFloat {
    cache.widths[cell.columns].reduce(cache.structure.gaps(in: cell.columns), +)
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
    measure(proposal, &cache)
    let structure = cache.structure
    let x = starts(bounds.minX, cache.widths, structure.columnGaps)
    let y = starts(bounds.minY, cache.heights, structure.rowGaps)
    let lines = Lines(columns: columnLines(cache), rows: rowLines(cache))
    for (index, cell) in structure.cells.enumerated() {
      let size = CGSize(width: width(of: cell, cache), height: cache.heights[cell.row])
      let corner = CGPoint(x: x[cell.columns.lowerBound], y: y[cell.row])
      let dimensions = view(index).dimensions(in: ProposedViewSize(size))
      let offset = offset(of: cell, dimensions, in: size, lines, structure)
      view(index).place(
        at: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y),
        proposal: ProposedViewSize(size))
    }
  }

  private func starts(_ first: CGFloat, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var starts: [CGFloat] = []
    var position = first
    for (track, length) in lengths.enumerated() {
      starts.append(position)
      position += length + (track < gaps.count ? gaps[track] : 0)
    }
    return starts
  }

  /// The lines on which the guides of each track's cells meet, from the track's start.
  private struct Lines {
    var columns: [CGFloat]
    var rows: [CGFloat]
  }

  private func columnLines(_ cache: _GridLayoutCache) -> [CGFloat] {
    cache.structure.cellsByColumn.enumerated().map { column, cells in
      let guide = columnGuide(column, cache.structure)
      return line(of: cells, in: cache.widths[column], guide, .horizontal, cache)
    }
  }

  private func rowLines(_ cache: _GridLayoutCache) -> [CGFloat] {
    cache.structure.rows.enumerated().map { row, cells in
      let sized = cells.filter { !cache.structure.cells[$0].unsizedAxes.contains(.vertical) }
      let guide = rowGuide(row, cache.structure)
      return line(of: sized, in: cache.heights[row], guide, .vertical, cache)
    }
  }

  private func line(
    of cells: [Int], in length: CGFloat, _ guide: AlignmentKey, _ axis: Axis,
    _ cache: _GridLayoutCache
  ) -> CGFloat {
    var extent = TrackExtent()
    for index in cells where cache.structure.cells[index].anchor == nil {
      let cell = cache.structure.cells[index]
      let size = CGSize(width: width(of: cell, cache), height: cache.heights[cell.row])
      extent.formUnion(view(index).dimensions(in: ProposedViewSize(size)), axis, guide)
    }
    return extent.line(in: length, guide, axis)
  }

  /// Where a view is in its cell: its anchor decides, else the lines of its column and its row (L086).
  private func offset(
    of cell: GridStructure.Cell, _ view: ViewDimensions, in size: CGSize, _ lines: Lines,
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
      : lines.columns[column] - view[columnGuide(column, structure)]
    let guide = rowGuide(cell.row, structure)
    let y =
      cell.unsizedAxes.contains(.vertical)
      ? alone(view, in: size, guide) : lines.rows[cell.row] - view[guide]
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
