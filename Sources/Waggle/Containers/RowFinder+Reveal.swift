import Foundation

extension RowFinder {
  /// Scrolls by as little as shows the row.
  package func reveal(_ number: Int) {
    guard let node, let entry = node.request(number, until: node.runtime.frameNumber) else {
      return
    }
    entry.layout.scrollIntoView()
  }

  /// Scrolls until a section is at the top, or as far as the list can be scrolled. The lengths of the rows on the way are known
  /// once they were near, so that it takes three frames. Returns what cancels those to come; nil where the list cannot scroll.
  package func scrollToTop(of section: LazySection) -> (() -> Void)? {
    guard scrollOnce(to: section), let node else { return nil }
    let (timers, next) = (node.runtime.timers, NextStep())
    wake(next, section, steps: 2, timers)
    return { next.token.map(timers.cancel) }
  }

  private func wake(_ next: NextStep, _ section: LazySection, steps: Int, _ timers: Timers) {
    guard steps > 0, let node else { return }
    next.token = timers.wake(at: node.runtime.time + 1.0 / 60) { [weak self, weak section] in
      guard let self, let section, scrollOnce(to: section) else { return }
      wake(next, section, steps: steps - 1, timers)
    }
  }

  /// Scrolls to where a section is by what is known of the rows before it; false where the list cannot scroll.
  private func scrollOnce(to section: LazySection) -> Bool {
    guard let node, let scroll = node.scroll, let top = top(of: section, node) else { return false }
    _ = scroll.scroll(by: CGVector(dx: 0, dy: top - visible.lowerBound))
    return true
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

/// The timer of the next frame in which a list scrolls to a section.
private final class NextStep {
  var token: Timers.Token?
}
