import Foundation

// What a grid computes again where some of its cells have changed and nothing else.

/// The rows of a grid that have to be placed again.
enum GridChange {
  /// Some rows; all others are where they were.
  case rows([Int])
  /// All rows from one on.
  case below(Int)
  case all
}

extension GridSolver {
  /// Asks cells that have changed again; returns what has to be placed in a grid of a proposal (L196).
  func follow(
    _ cells: [Int], placedFor proposal: ProposedViewSize, _ cache: inout _GridLayoutCache
  ) -> GridChange {
    let columns = columns(cache)
    for cell in cells { columns.follow(cell) }
    let rows = Set(cells.map { cache.structure.cells[$0].row }).sorted()
    let structure = cache.structure
    var result = GridChange.all
    var index = 0
    while index < cache.measures.count {
      guard columns.widths(cache.measures[index].proposal.width) == cache.measures[index].widths
      else {
        cache.measures.remove(at: index)
        continue
      }
      let change = follow(cells, rows, &cache.measures[index], structure)
      if cache.measures[index].proposal == proposal { result = change }
      index += 1
    }
    return result
  }

  /// Follows cells in columns that have the widths that they had.
  private func follow(
    _ cells: [Int], _ rows: [Int], _ measure: inout GridMeasure, _ structure: GridStructure
  ) -> GridChange {
    let resized = updateHeights(rows, &measure, structure)
    guard var places = measure.places else { return .all }
    measure.places = nil
    let moved = resized.isEmpty ? rows : Set(rows + resized).sorted()
    let asked = resized.isEmpty ? cells : moved.flatMap { structure.rows[$0] }
    guard places.follow(asked, moved, measure, self, structure) else { return .all }
    if !resized.isEmpty { places.moveRows(measure, structure) }
    measure.places = places
    return resized.isEmpty ? .rows(rows) : .below(moved[0])
  }

  /// Measures rows again; returns those that have another height. Where the grid divides its height, a row that answers to
  /// 0, to infinity and to what it was offered as before leaves all others as they are.
  private func updateHeights(
    _ rows: [Int], _ measure: inout GridMeasure, _ structure: GridStructure
  ) -> [Int] {
    let (old, widths) = (measure.heights, measure.widths)
    let changed = rows.filter { row in
      !old.isUnchanged(row) { height(row, $0, widths, structure) }
    }
    guard !changed.isEmpty else { return [] }
    defer { measure.updateSize(structure) }
    if old.ranges.isEmpty {
      for row in changed { measure.heights.lengths[row] = height(row, nil, widths, structure) }
      return changed
    }
    measure.heights = heights(measure.proposal.height, widths, structure)
    let new = measure.heights.lengths
    return new.indices.filter { new[$0] != old.lengths[$0] }
  }
}

extension ContainerNode where L == GridLayout {
  /// Notes that a cell has changed, so that nothing else is asked in the next sizes pass.
  func cellChanged(_ cell: LayoutNode, traits: Bool) {
    guard isPlaced, cache != nil, !cacheIsStale, !cacheIsInUse, !needsFullMeasure else {
      return setNeedsMeasure()
    }
    cache!.changes.append((cell, traits))
    setNeedsSizeUpdate()
  }

  /// Measures the cells that have changed; false where all have to be measured.
  func measureChangedCells() -> Bool {
    guard let layout = currentLayout, !cacheIsStale, let change = followChanges(layout) else {
      return false
    }
    needsMeasure = false
    children.knownRows = nil
    schedulePlacing(change)
    let sizesAreUnchanged = cachedSizesAreUnchanged()
    reportChange(sizes: !sizesAreUnchanged, traits: !traitsUnchanged())
    return true
  }

  private func followChanges(_ layout: L) -> GridChange? {
    withCache { cache in
      let solver = GridSolver(layout, LayoutSubviews(self))
      guard let cells = solver.takeChanges(among: nodes, placedFor: proposal, &cache) else {
        return nil
      }
      defer { if isChecking { solver.checkInvariants(cache) } }
      return solver.follow(cells, placedFor: proposal, &cache)
    }
  }

  private func schedulePlacing(_ change: GridChange) {
    guard isPlaced, !needsPlacing || unmovedCount > 0 else { return }
    switch change {
    case .rows(let rows) where !needsPlacing:
      cache!.rowsToPlace.formUnion(rows)
      setNeedsVisit()
    case .rows(let rows): placeAll(below: rows.first ?? 0)
    case .below(let row): placeAll(below: row)
    case .all:
      unmovedCount = 0
      setNeedsPlacing()
    }
  }

  /// Places all rows from one on, and those that had to be placed before.
  private func placeAll(below row: Int) {
    let first = cache!.rowsToPlace.min().map { min($0, row) } ?? row
    let unmoved = cache!.structure.rows[first].lowerBound
    unmovedCount = needsPlacing ? min(unmovedCount, unmoved) : unmoved
    cache!.unmovedProposal = proposal
    setNeedsPlacing()
  }

  /// Called before all rows are placed.
  func willPlaceRows() {
    guard cache != nil else { return }
    cache!.rowsToPlace = []
    if cacheIsStale || cache!.unmovedProposal != proposal { unmovedCount = 0 }
  }

  /// Places the rows that were changed where all others are where they were.
  func placeChangedRows() {
    guard let layout = currentLayout, !(cache?.rowsToPlace.isEmpty ?? true) else { return }
    let isDone: Bool? = withCache { cache in
      let rows = cache.rowsToPlace
      cache.rowsToPlace = []
      return GridSolver(layout, LayoutSubviews(self)).place(rows, placedFor: proposal, cache)
    }
    if isDone != true { setNeedsPlacing() }
  }
}

extension GridSolver {
  /// The indices of the cells that have changed; nil if one is not found, or has changed the structure of the grid.
  fileprivate func takeChanges(
    among nodes: [LayoutNode], placedFor proposal: ProposedViewSize,
    _ cache: inout _GridLayoutCache
  ) -> [Int]? {
    let changes = cache.changes
    cache.changes = []
    let places = cache.measures.first { $0.proposal == proposal }?.places
    var cells: Set<Int> = []
    for (cell, traits) in changes {
      guard let index = index(of: cell, among: nodes, places, cache.structure),
        !traits || cache.structure.isUnchanged(at: index, layout, subviews)
      else { return nil }
      cells.insert(index)
    }
    return cells.isEmpty ? nil : cells.sorted()
  }

  /// A cell is looked for in the rows around its place, and then in all.
  private func index(
    of cell: LayoutNode, among nodes: [LayoutNode], _ places: GridPlaces?,
    _ structure: GridStructure
  ) -> Int? {
    if let row = places?.row(at: cell.origin.y) {
      for row in max(row - 1, 0)...row + 1 where row < structure.rows.count {
        for index in structure.rows[row] where nodes[index] === cell { return index }
      }
    }
    return nodes.firstIndex { $0 === cell }
  }

  /// Places some rows; false if it is not known where.
  fileprivate func place(
    _ rows: Set<Int>, placedFor proposal: ProposedViewSize, _ cache: _GridLayoutCache
  ) -> Bool {
    guard let measure = cache.measures.first(where: { $0.proposal == proposal }),
      let places = measure.places
    else { return false }
    for row in rows.sorted() { place(row, from: .zero, measure, places, cache.structure) }
    return true
  }

  /// Stops if the cells give other lengths than those that were followed. Costs O(n) for each proposal.
  fileprivate func checkInvariants(_ cache: _GridLayoutCache) {
    guard let runtime = subviews.first?.node.runtime else { return }
    let counts = runtime.counts
    defer { runtime.counts = counts }
    for measure in cache.measures {
      var new = _GridLayoutCache(cache.structure)
      checkInvariant(
        size(measure.proposal, &new) == measure.size, "a grid's size is that of its cells")
      checkInvariant(
        new.measures[0].widths == measure.widths
          && new.measures[0].heights.lengths == measure.heights.lengths,
        "a grid's tracks are as long as their cells")
    }
  }
}
