import WaggleGraph

/// What the view around a row of a list knows of the row and its neighbours.
package struct RowContext {
  /// What the program gave the list.
  package let subview: Subview
  /// The row below in the same section; nil for the last.
  package let next: Subview?
  package let role: LazyRole
  /// The section around the row; nil for rows in no section.
  package let section: LazySection?
  /// Whether its section has a header.
  package let hasHeader: Bool
  /// The section above, unless it was removed since; nil for rows that are not the first of theirs, and below rows in no
  /// section.
  package private(set) weak var sectionAbove: LazySection?
  /// Whether no row of the same section is above.
  package let isFirst: Bool
  /// Whether its section, or the run of rows in no section, is the first thing in the list.
  package let startsList: Bool
  /// The innermost row of a `ForEach` that it belongs to; nil for views that are in none.
  package let row: LazyRow?
  /// Whether its number is odd; nil where that makes no difference.
  package let isOdd: Bool?

  /// The row below, unless it was removed since the context was made: its values can be read.
  package var livingNext: Subview? { next?.living }
  /// Whether no row of the same section is below.
  package var isLast: Bool { next == nil }
  /// What identifies the row for a selection, where it has no tag: the innermost id of a `ForEach`.
  package var id: AnyHashable? { row?.viewID }
}

extension RowContext: Equatable {
  /// Whether both are the same row beside the same neighbours.
  package static func == (a: RowContext, b: RowContext) -> Bool {
    a.subview.id == b.subview.id && a.next?.id == b.next?.id && a.role == b.role
      && a.section === b.section && a.hasHeader == b.hasHeader && a.isFirst == b.isFirst
      && a.startsList == b.startsList && a.sectionAbove === b.sectionAbove
      && a.row === b.row && a.isOdd == b.isOdd
  }
}

@available(*, unavailable)
extension RowContext: Sendable {}

extension LazySupply {
  /// The section of an element and its part in it, as far as they are known without making rows.
  private func site(of number: Int) -> (section: LazySection?, role: LazyRole)? {
    guard number >= 0 else { return nil }
    var rest = number
    for segment in segments {
      let count = count(of: segment)
      if rest < count { return site(of: rest, in: segment) }
      rest -= count
    }
    return nil
  }

  private func site(of number: Int, in segment: LazySegment)
    -> (section: LazySection?, role: LazyRole)?
  {
    switch segment {
    case .element: return (section, role)
    case .rows(let rows, _):
      let (index, offset) = rows.locate(number)
      return rows.madeRow(at: index)?.supply.site(of: offset) ?? (section, role)
    case .section(let list, _):
      var rest = number
      for part in section(list).parts {
        if rest < part.count { return part.site(of: rest) }
        rest -= part.count
      }
      return nil
    }
  }

  /// The context of an element. Makes the list of the row below it, not its view.
  ///
  /// - Parameters:
  ///   - root: the inputs that the container's list was made with.
  ///   - alternates: whether odd rows differ from even ones.
  func context(of item: LazyItem, at number: Int, root: _ViewInputs, alternates: Bool) -> RowContext
  {
    let isJoined = { (other: Int) in
      self.site(of: other).map { $0.section === item.section && $0.role == item.role } ?? false
    }
    let next = isJoined(number + 1) ? self.item(number + 1) : nil
    let isFirst = !isJoined(number - 1)
    let above = isFirst ? site(of: number - 1)?.section : nil
    let isNextJoined = next.map { $0.section === item.section && $0.role == item.role } ?? false
    return RowContext(
      subview: Subview(element: item.bound, root: root),
      next: isNextJoined ? next.map { Subview(element: $0.bound, root: root) } : nil,
      role: item.role, section: item.section, hasHeader: item.section?.hasHeader ?? false,
      sectionAbove: above === item.section ? nil : above, isFirst: isFirst,
      startsList: item.section.map { $0.start == 0 } ?? !hasSection(before: number),
      row: item.row, isOdd: alternates ? !number.isMultiple(of: 2) : nil)
  }

  /// Whether a section is above a row that is in none.
  private func hasSection(before number: Int) -> Bool {
    if site(of: 0)?.section != nil { return true }
    var rest = number
    for segment in segments {
      if case .section = segment { return true }
      rest -= count(of: segment)
      if rest < 0 { break }
    }
    return false
  }
}
