/// What a lazy container can show: its elements by number, made when they are asked for.
///
/// Numbers count the elements in order, from 0; a row that was not made counts as one. Making a row can show that it has
/// none or several, which changes the numbers of the elements after it and of no others.
package final class LazySupply {
  /// What the supply is a part of.
  enum Outer {
    case none
    case row(LazyRow)
    case part(LazySection, LazyRole)
  }

  private var list: ViewList?
  private let around: ElementModifier?
  /// The row whose elements these are.
  package private(set) weak var row: LazyRow?
  /// The section around the elements, and their part in it.
  package private(set) weak var section: LazySection?
  package let role: LazyRole
  private weak var part: LazySection?
  private(set) var segments: [LazySegment] = []
  private var sections: [ObjectIdentifier: LazySection] = [:]
  /// How many rows without elements a container makes in one pass.
  package static let longestGap = 4096

  package convenience init(_ list: ViewList) { self.init(list, nil, outer: .none) }

  init(_ list: ViewList, _ around: ElementModifier?, outer: Outer) {
    self.list = list
    self.around = around
    switch outer {
    case .none: role = .cell
    case .row(let row):
      self.row = row
      section = row.rows.supply?.section
      role = row.rows.supply?.role ?? .cell
    case .part(let section, let role):
      self.section = section
      self.role = role
      part = section
      row = section.supply.row
    }
    rebuild()
  }

  /// Reads the list again, after it has changed.
  package func rebuild() {
    var new: [LazySegment] = []
    list?.addSegments(to: &new, around: around)
    segments = new
    let old = sections
    sections = [:]
    for (index, segment) in new.enumerated() {
      switch segment {
      case .element: break
      case .rows(let rows, let around):
        rows.supply = self
        rows.segment = index
        rows.around = around
      case .section(let list, let around):
        let id = ObjectIdentifier(list)
        let section = old[id] ?? LazySection(list, around, in: self)
        section.segment = index
        if old[id] != nil { section.rebuild() }
        sections[id] = section
      }
    }
  }

  /// Releases what the supply lists.
  func clear() {
    list = nil
    segments = []
    sections = [:]
  }

  /// Whether the list has one element, as a row that was not made.
  var isPlain: Bool {
    if segments.count == 1, case .element = segments[0] { return true }
    return false
  }

  func section(_ list: SectionList) -> LazySection { sections[ObjectIdentifier(list)]! }

  /// Whether the container lists these rows: false for those of a list whose removal is animated.
  func lists(_ rows: LazyRows) -> Bool {
    guard segments.indices.contains(rows.segment),
      case .rows(let listed, _) = segments[rows.segment], listed === rows
    else { return false }
    return isInContainer
  }

  private func lists(_ section: LazySection) -> Bool {
    sections.values.contains { $0 === section } && isInContainer
  }

  private var isInContainer: Bool {
    if let part { return part.supply.lists(part) }
    return row?.isInContainer ?? true
  }
}

// MARK: Counts

extension LazySupply {
  /// The number of elements now.
  package var count: Int {
    segments.reduce(0) { $0 + count(of: $1) }
  }

  func count(of segment: LazySegment) -> Int {
    switch segment {
    case .element: 1
    case .rows(let rows, _): rows.elementCount
    case .section(let list, _): section(list).count
    }
  }

  /// Whether rows exist in the data that have not been made.
  package var madeAndAllRows: (made: Int, all: Int) {
    segments.reduce((0, 0)) { sum, segment in
      switch segment {
      case .element: (sum.0 + 1, sum.1 + 1)
      case .rows(let rows, _): (sum.0 + rows.madeCount, sum.1 + rows.rowCount)
      case .section(let list, _):
        section(list).parts.reduce(sum) { sum, part in
          let inner = part.madeAndAllRows
          return (sum.0 + inner.made, sum.1 + inner.all)
        }
      }
    }
  }

  /// Call when the number of elements has changed: rows around must know.
  func countChanged() {
    if let part { return part.supply.countChanged() }
    if let row { row.rows.countChanged(of: row) }
  }

  /// The number of the first element of a segment in the whole container.
  func start(of segment: Int) -> Int {
    segments[..<segment].reduce(start) { $0 + count(of: $1) }
  }

  /// The number of the first element in the whole container.
  private var start: Int {
    if let part { return part.start(of: self) }
    guard let row, let outer = row.rows.supply else { return 0 }
    return outer.start(of: row.rows.segment) + row.rows.elements(before: row.index)
  }

  /// The number of the first element of a section.
  func start(of section: LazySection) -> Int { start(of: section.segment) }

  /// The number of an element; nil if it is no longer listed.
  package func number(of item: LazyItem) -> Int? {
    let supply = item.supply
    guard item.segment < supply.segments.count,
      case .element(let bound) = supply.segments[item.segment],
      bound.element === item.bound.element
    else { return nil }
    if let row = supply.row, row.isRemoved || row.rows.supply == nil { return nil }
    return supply.start(of: item.segment)
  }

  /// The lines of all elements.
  func flow(columns: Int) -> LineFlow {
    var flow = LineFlow()
    for segment in segments { flow.append(self.flow(of: segment, columns), columns: columns) }
    return flow
  }

  private func flow(of segment: LazySegment, _ columns: Int) -> LineFlow {
    switch segment {
    case .element: .cells(1)
    case .rows(let rows, _): rows.flow(columns: columns)
    case .section(let list, _): section(list).flow(columns: columns)
    }
  }

  /// The lines of the elements before one of them.
  package func flow(before element: Int, columns: Int) -> LineFlow {
    var flow = LineFlow()
    var rest = element
    for segment in segments {
      let count = count(of: segment)
      if rest >= count {
        flow.append(self.flow(of: segment, columns), columns: columns)
        rest -= count
        continue
      }
      switch segment {
      case .element: break
      case .rows(let rows, _):
        flow.append(rows.flow(before: rest, columns: columns), columns: columns)
      case .section(let list, _):
        flow.append(section(list).flow(before: rest, columns: columns), columns: columns)
      }
      break
    }
    return flow
  }
}

// MARK: Elements

extension LazySupply {
  /// The element with a number, made if it does not exist; nil after the last one.
  ///
  /// Rows without elements are made and passed over, 4,096 at most.
  package func item(_ number: Int) -> LazyItem? {
    guard number >= 0 else { return nil }
    var rest = number
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .element(let bound):
        if rest == 0 { return LazyItem(bound: bound, supply: self, segment: index) }
        rest -= 1
      case .rows(let rows, _):
        if let item = item(rest, in: rows) { return item }
        rest -= rows.elementCount
      case .section(let list, _):
        for part in section(list).parts {
          if rest < part.count, let item = part.item(rest) { return item }
          rest -= part.count
        }
      }
      if rest < 0 { return nil }
    }
    return nil
  }

  private func item(_ number: Int, in rows: LazyRows) -> LazyItem? {
    let store = rows.listInputs.base.runtime.store(ViewStore.self)
    while number < rows.elementCount, store.emptyRowsMade <= Self.longestGap {
      let (index, offset) = rows.locate(number)
      let count = rows.elementCount
      let row = rows.row(at: index)
      if offset < row.count, let item = row.supply.item(offset) { return item }
      if rows.elementCount == count { return nil }
      store.emptyRowsMade += 1
    }
    return nil
  }

  /// The item of an element that is in the container; nil if it is no longer listed. O(elements outside of rows).
  package func item(of element: ViewElement) -> LazyItem? {
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .element(let bound):
        if bound.element === element {
          return LazyItem(bound: bound, supply: self, segment: index)
        }
      case .rows: break
      case .section(let list, _):
        for part in section(list).parts {
          if let item = part.item(of: element) { return item }
        }
      }
    }
    return nil
  }

  /// The elements that belong to no row.
  package var elementsOutsideRows: [ObjectIdentifier] {
    segments.flatMap { segment -> [ObjectIdentifier] in
      switch segment {
      case .element(let bound): [ObjectIdentifier(bound.element)]
      case .rows: []
      case .section(let list, _): section(list).parts.flatMap(\.elementsOutsideRows)
      }
    }
  }
}

/// An element of a lazy container, and where it is listed.
package struct LazyItem {
  package let bound: BoundElement
  package let supply: LazySupply
  let segment: Int

  /// The row of a `ForEach` that it belongs to.
  package var row: LazyRow? { supply.row }
  package var role: LazyRole { supply.role }
  package var section: LazySection? { supply.section }
}
