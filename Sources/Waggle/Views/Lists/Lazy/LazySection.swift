/// What an element of a lazy container is.
package enum LazyRole: Int {
  case header
  /// A row, or a cell of a grid.
  case cell
  case footer
}

/// A section of a lazy container: the supplies of its header, its content and its footer.
package final class LazySection {
  /// The supply that lists the section, and its place in it.
  unowned let supply: LazySupply
  var segment = 0
  private(set) var parts: [LazySupply] = []
  private let list: SectionList
  private let around: ElementModifier?

  init(_ list: SectionList, _ around: ElementModifier?, in supply: LazySupply) {
    self.supply = supply
    self.list = list
    self.around = around
    parts = zip(list.parts, [LazyRole.header, .cell, .footer]).map { list, role in
      LazySupply(list, around, outer: .part(self, role))
    }
  }

  func rebuild() { for part in parts { part.rebuild() } }

  /// The values that the section carries for its container. A body that reads them depends on them.
  package var containerValues: ContainerValues { ContainerValues(around) }
  /// Whether the content is shown; nil for a section that cannot be collapsed. A body that reads it depends on it.
  package var isExpanded: Binding<Bool>? { list.expansion?() }
  /// Whether the section has a header.
  package var hasHeader: Bool { parts[LazyRole.header.rawValue].count > 0 }
  /// Whether the section has a footer.
  package var hasFooter: Bool { parts[LazyRole.footer.rawValue].count > 0 }
  /// The number of its first element.
  var start: Int { supply.start(of: self) }

  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// The numbers of the elements with a role.
  package func numbers(of role: LazyRole) -> Range<Int> {
    let start = start(of: parts[role.rawValue])
    return start..<start + parts[role.rawValue].count
  }

  func start(of part: LazySupply) -> Int {
    var number = supply.start(of: self)
    for next in parts {
      if next === part { break }
      number += next.count
    }
    return number
  }

  /// A section begins and ends with a line.
  func flow(columns: Int) -> LineFlow {
    let lines =
      parts[0].count + parts[1].flow(columns: columns).lineCount(columns: columns)
      + parts[2].count
    return .closed(lines, elements: count)
  }

  func flow(before element: Int, columns: Int) -> LineFlow {
    let (header, content) = (parts[0].count, parts[1].count)
    guard element > header else { return .closed(element, elements: element) }
    var flow = LineFlow.closed(header, elements: header)
    guard element >= header + content else {
      flow.append(parts[1].flow(before: element - header, columns: columns), columns: columns)
      return flow
    }
    let lines = parts[1].flow(columns: columns).lineCount(columns: columns)
    flow.append(.closed(lines, elements: content), columns: columns)
    let footer = element - header - content
    flow.append(.closed(footer, elements: footer), columns: columns)
    return flow
  }
}
