package import Foundation

/// Finds the rows of a `RowStack` by number, id and place. Rows are numbered in order, headers and footers included; a row
/// that was not made counts as one.
package final class RowFinder: Watched {
  weak var node: LazyNode?

  package nonisolated init() {}

  /// A row that is on the screen.
  package struct Shown {
    package let context: RowContext
    package let number: Int
    /// In the coordinates of the stack.
    package let frame: CGRect
  }

  /// How many rows there are, as far as is known.
  package var count: Int { node?.supply.count ?? 0 }

  /// Calls `body` with the context of the row with a number, which is valid only meanwhile; nil after the last row. The
  /// row's view is not made.
  package func withContext<Result>(at number: Int, _ body: (RowContext) -> Result) -> Result? {
    guard let node else { return nil }
    return node.building {
      guard let item = node.supply.item(number) else { return nil }
      let number = node.supply.number(of: item) ?? number
      defer { if let row = item.row, !row.isInUse { row.release() } }
      return body(node.context(of: item, at: number))
    }
  }

  /// The number of a row; nil if it is not listed, or was not visible lately.
  package func number(of context: RowContext) -> Int? {
    guard let node else { return nil }
    let element = context.subview.element.element
    guard let row = context.row else {
      return node.supply.item(of: element).flatMap { node.supply.number(of: $0) }
    }
    guard !row.isRemoved, row.isListed, let item = row.supply.item(of: element) else { return nil }
    return node.supply.number(of: item)
  }

  /// Where a row is among the rows of the list, without headers and footers; nil for these, and for a row whose number is not
  /// known.
  package func place(of context: RowContext) -> AccessibilityPlace? {
    guard let node, context.role == .cell, let number = number(of: context) else { return nil }
    let supply = node.supply
    return AccessibilityPlace(
      index: supply.cells(before: number), count: supply.cells(before: supply.count))
  }

  /// The number of the first row with an id; in loops inside rows only those that exist are looked through.
  package func number(ofID id: AnyHashable) -> Int? {
    node.flatMap { $0.number(ofID: id, makingRows: false) }
  }

  /// The rows on the screen, from the top.
  package var shown: [Shown] {
    guard let node else { return [] }
    return node.lines.flatMap { line in
      line.entries.enumerated().map { offset, entry in
        let number = line.number + offset
        return Shown(
          context: node.context(of: entry.item, at: number), number: number,
          frame: CGRect(x: 0, y: line.position, width: node.size.width, height: line.length))
      }
    }
  }
}
