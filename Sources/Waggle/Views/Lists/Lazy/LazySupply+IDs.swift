// Elements by their ids: those of rows of a `ForEach`, and those given by `id`.

extension LazySupply {
  /// How many rows are made at most to find an id in them.
  private static var longestSearch: Int { 100_000 }

  /// The number of the first element with an id.
  ///
  /// Reads the ids of the data from the start, in loops inside rows only where the rows exist.
  ///
  /// - Parameter scope: the scope of the container; ids that are given around it are not those of its elements.
  package func number(ofID id: AnyHashable, in scope: ViewScope?) -> Int? {
    var budget = 0
    return number(ofID: id, in: scope, &budget)
  }

  /// The same, where no row that exists has the id: makes the rows that may contain it, one after another, and drops them
  /// again.
  package func numberInUnmadeRows(ofID id: AnyHashable, in scope: ViewScope?) -> Int? {
    var budget = Self.longestSearch
    return number(ofID: id, in: scope, &budget)
  }

  /// - Parameter budget: how many rows may still be made.
  private func number(ofID id: AnyHashable, in scope: ViewScope?, _ budget: inout Int) -> Int? {
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .element(let bound):
        if bound.element.hasID(id, below: row ?? scope) { return start(of: index) }
      case .rows(let rows, _):
        if let row = rows.index(ofID: id) { return start(of: index) + rows.elements(before: row) }
        if let number = number(ofID: id, inside: rows, scope, &budget) { return number }
      case .section(let list, _):
        for part in section(list).parts {
          if let number = part.number(ofID: id, in: scope, &budget) { return number }
        }
      }
    }
    return nil
  }

  private func number(
    ofID id: AnyHashable, inside rows: LazyRows, _ scope: ViewScope?, _ budget: inout Int
  ) -> Int? {
    guard rows.mayContainIDs(makingRow: budget > 0) else { return nil }
    for row in rows.madeRows {
      if let number = row.supply.number(ofID: id, in: scope, &budget) { return number }
    }
    var index = 0
    while budget > 0, index < rows.rowCount {
      defer { index += 1 }
      guard !rows.isMade(index) else { continue }
      budget -= 1
      let row = rows.row(at: index)
      if let number = row.supply.number(ofID: id, in: scope, &budget) { return number }
      rows.release(row)
    }
    return nil
  }
}

extension ViewElement {
  /// Whether `id` gives the element an id, inside a scope.
  fileprivate func hasID(_ id: AnyHashable, below outer: ViewScope?) -> Bool {
    var next = inputs.scope
    while let scope = next, scope !== outer {
      if scope.viewID == id { return true }
      next = scope.parent
    }
    return false
  }
}

extension LazySupply {
  /// Makes the rows of the loops over sections that it lists; those with very many are left as they are.
  package func makeSections() {
    for segment in segments {
      guard case .rows(let rows, _) = segment, rows.rowCount <= Self.longestGap else { continue }
      rows.makeSections()
    }
  }
}
