import Foundation

extension RowFinder {
  /// Scrolls by as little as shows the row.
  package func reveal(_ number: Int) {
    guard let node, let entry = node.request(number, until: node.runtime.frameNumber) else {
      return
    }
    entry.layout.scrollIntoView()
  }

  /// Scrolls until a section is at the top, or as far as the list can be scrolled.
  package func scrollToTop(of section: LazySection) { scrollToTop(of: section, steps: 3) }

  /// The lengths of the rows on the way are known once they were near, so that it takes some frames.
  private func scrollToTop(of section: LazySection, steps: Int) {
    guard let node, let scroll = node.scroll, let top = top(of: section, node) else { return }
    _ = scroll.scroll(by: CGVector(dx: 0, dy: top - visible.lowerBound))
    let (timers, time) = (node.runtime.timers, node.runtime.time)
    if let jump { timers.cancel(jump) }
    jump = nil
    guard steps > 1 else { return }
    jump = timers.wake(at: time + 1.0 / 60) { [weak self, weak section] in
      guard let self, let section else { return }
      jump = nil
      scrollToTop(of: section, steps: steps - 1)
    }
  }

  /// Where a section begins. Its header may be held at the edge, so that the first row says where.
  private func top(of section: LazySection, _ node: LazyNode) -> CGFloat? {
    let frame = node.runtime.frameNumber + 1
    let (headers, rows) = (section.numbers(of: .header), section.numbers(of: .cell))
    guard let first = rows.first ?? headers.first,
      let entry = node.request(first, until: frame)
    else { return nil }
    entry.layout.prepareForScrolling()
    guard !rows.isEmpty, let header = headers.first,
      let above = node.request(header, until: frame)
    else { return entry.origin.y }
    return entry.origin.y - above.layout.size.height
  }
}
