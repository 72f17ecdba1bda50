/// A table, which its elements have in common: the labels of its columns are apart from its rows.
package final class AccessibilityTable: Sendable {
  package nonisolated init() {}
}

/// The part of a table that an element is.
package enum AccessibilityTablePart {
  /// The list of the rows, with so many columns.
  case rows(AccessibilityTable, columns: Int)
  /// The label of a column.
  case header(AccessibilityTable, column: Int)
  /// What a row has in a column.
  case cell(column: Int)
}

extension AccessibilityTablePart: Equatable {
  package static func == (a: AccessibilityTablePart, b: AccessibilityTablePart) -> Bool {
    switch (a, b) {
    case (.rows(let a, let columns), .rows(let b, let others)): a === b && columns == others
    case (.header(let a, let column), .header(let b, let other)): a === b && column == other
    case (.cell(let column), .cell(let other)): column == other
    default: false
    }
  }
}

/// The place of a row among the rows of its list. Those that were not made count too.
package struct AccessibilityPlace: Equatable, Sendable {
  /// How many rows are before it.
  package let index: Int
  /// How many rows the list has.
  package let count: Int

  package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}

extension View {
  /// Makes the view a list of rows for assistive technology.
  ///
  /// - Parameter part: the part of a table that the list is; nil for a list by itself.
  package nonisolated func accessibilityList(_ part: AccessibilityTablePart?) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible {
      $0.role = .list
      $0.tablePart = part
    }
  }

  /// Says which part of a table the view is.
  package nonisolated func accessibilityTablePart(_ part: AccessibilityTablePart)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.tablePart = part } }
}

extension AccessibilityElement {
  /// Whether the element is in a column of a row, or contains one that is.
  package var hasCells: Bool {
    if case .cell = tablePart { return true }
    return children.contains(where: \.hasCells)
  }

  /// The column that it is in, or the label of; nil for others.
  package var column: Int? {
    switch tablePart {
    case .cell(let column), .header(_, let column): column
    case .rows, nil: nil
    }
  }

  func asPart(_ part: AccessibilityTablePart?) -> AccessibilityElement {
    var copy = self
    copy.tablePart = part
    return copy
  }

  /// The cells that elements are in, in the order of their columns. What acts in a cell is inside of it.
  static func cells(of elements: [AccessibilityElement]) -> [AccessibilityElement] {
    guard elements.contains(where: \.hasCells) else { return [] }
    var columns: [Int: [AccessibilityElement]] = [:]
    for element in elements.flatMap(\.flattened) {
      if case .cell(let column) = element.tablePart { columns[column, default: []].append(element) }
    }
    return columns.sorted { $0.key < $1.key }.map { cell($0.key, of: $0.value) }
  }

  private static func cell(_ column: Int, of parts: [AccessibilityElement]) -> AccessibilityElement
  {
    let all = combined(parts, for: parts[0].view)
    var cell = AccessibilityElement(all.view)
    (cell.label, cell.value, cell.locale) = (all.label, all.value, all.locale)
    cell.tablePart = .cell(column: column)
    if parts.contains(where: { $0.flattened.contains { $0.isControl || $0.target != nil } }) {
      cell.children = parts
    }
    cell.kept = KeptElement()
    return cell
  }
}
