extension RowFinder {
  /// The sections of the list in their order. Rows of a `ForEach` that are sections are made for that, but not their views;
  /// a `ForEach` whose first row has no section is taken to have none.
  package var sections: [LazySection] {
    guard let node else { return [] }
    return node.building {
      var sections: [LazySection] = []
      node.supply.addSections(to: &sections)
      return sections
    }
  }

  /// What rows of the last `ForEach` of the list would carry, where it has none and nothing is behind it.
  package var valuesOfEmptyEnd: ContainerValues? { node?.supply.valuesOfEmptyEnd }
}

extension LazySection {
  /// What rows of the last `ForEach` of the section would carry, where it has none and nothing is behind it.
  package var valuesOfEmptyEnd: ContainerValues? { parts[LazyRole.cell.rawValue].valuesOfEmptyEnd }
}

extension LazySupply {
  fileprivate var valuesOfEmptyEnd: ContainerValues? {
    switch segments.last {
    case .rows(let rows, let around):
      if rows.rowCount == 0 { return ContainerValues(around) }
      return rows.madeRow(at: rows.rowCount - 1)?.supply.valuesOfEmptyEnd
    case .section(let list, _): return section(list).valuesOfEmptyEnd
    default: return nil
    }
  }

  /// Adds the sections that it lists.
  fileprivate func addSections(to found: inout [LazySection]) {
    for segment in segments {
      switch segment {
      case .element: break
      case .section(let list, _): found.append(section(list))
      case .rows(let rows, _): addSections(of: rows, to: &found)
      }
    }
  }

  private func addSections(of rows: LazyRows, to found: inout [LazySection]) {
    let before = found.count
    for index in 0..<rows.rowCount {
      let row = rows.row(at: index)
      row.supply.addSections(to: &found)
      if !row.isInUse { row.release() }
      if found.count == before { return }
    }
  }
}
