import Foundation

/// Steps from view to view in the order of Tab, without a list of all views (M147).
///
/// Where the children of a container lie in rows one below the other, their views are read row by row, however far apart those
/// of the rows are in the tree. So a step asks the row that it starts in, and others only where that has no further view.
struct FocusSteps {
  /// Where a step leads.
  enum End {
    case target(FocusTarget)
    /// There is no further view.
    case end
    /// The view that the step starts from is not listed.
    case lost
  }

  let isBackwards: Bool
  /// Called with the number of views that were asked.
  let visit: (Int) -> Void

  // MARK: From a view

  /// The next view after `start`, or the one before it.
  func step(from start: FocusTarget, in root: ViewNode) -> End {
    guard let views = root.output(FocusOutput.self) else { return .lost }
    var path = PathToView(to: start.view.layout)
    return step(from: start, in: views, &path)
  }

  private func step(
    from start: FocusTarget, in views: Collected<FocusEntry>, _ path: inout PathToView
  ) -> End {
    if let inside = views.inside { return step(from: start, in: inside, &path) }
    guard let list = views.children, list.hasStackRoom else {
      return step(from: start, among: views.elements)
    }
    let rows = ReadingRows(list)
    guard let child = path.child(of: list), let row = rows.row(of: child) else { return .lost }
    let end = step(from: start, inRow: rows[row], &path)
    guard case .end = end else { return end }
    let others = isBackwards ? 0..<row : row + 1..<rows.indices.upperBound
    return first(in: rows, others).map { .target($0) } ?? .end
  }

  private func step(
    from start: FocusTarget, inRow row: ArraySlice<ChildList.Child>, _ path: inout PathToView
  ) -> End {
    let parts = parts(of: row)
    if parts.count == 1 { return step(from: start, in: parts[0], &path) }
    return step(from: start, among: parts.flatMap(\.elements))
  }

  private func step(from start: FocusTarget, among entries: [FocusEntry]) -> End {
    let order = order(of: entries)
    guard let index = order.firstIndex(where: { $0 === start }) else { return .lost }
    return index + 1 < order.count ? .target(order[index + 1]) : .end
  }

  // MARK: Into views

  /// The first view of all, or the last.
  func first(in root: ViewNode) -> FocusTarget? {
    root.output(FocusOutput.self).flatMap { first(in: $0) }
  }

  private func first(in views: Collected<FocusEntry>) -> FocusTarget? {
    if let inside = views.inside { return first(in: inside) }
    guard let list = views.children, list.hasStackRoom else {
      return order(of: views.elements).first
    }
    let rows = ReadingRows(list)
    return first(in: rows, rows.indices)
  }

  private func first(in rows: ReadingRows, _ range: Range<Int>) -> FocusTarget? {
    for index in range {
      let row = isBackwards ? range.upperBound - 1 - (index - range.lowerBound) : index
      let parts = parts(of: rows[row])
      let found =
        parts.count == 1
        ? first(in: parts[0]) : order(of: parts.flatMap(\.elements)).first
      if let found { return found }
    }
    return nil
  }

  // MARK: Asking

  /// What the children of a row list, without those that list nothing.
  private func parts(of row: ArraySlice<ChildList.Child>) -> [Collected<FocusEntry>] {
    visit(row.count)
    let all = row.compactMap { $0.node.output(FocusOutput.self) }
    return all.count == 1 ? all : all.filter(hasEntries)
  }

  private func hasEntries(_ views: Collected<FocusEntry>) -> Bool {
    if views.inside != nil { return true }
    guard let list = views.children, list.hasStackRoom else { return !views.elements.isEmpty }
    return list.visibleInOrder.contains { child in
      visit(1)
      return child.node.output(FocusOutput.self).map(hasEntries) ?? false
    }
  }

  /// The views in the order of the steps.
  private func order(of entries: [FocusEntry]) -> [FocusTarget] {
    let order = FocusEntry.inReadingOrder(entries).filter(\.canFocus)
    visit(order.count)
    return isBackwards ? order.reversed() : order
  }
}
