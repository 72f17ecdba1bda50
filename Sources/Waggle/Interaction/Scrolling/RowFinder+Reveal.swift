extension RowFinder {
  /// Scrolls by as little as shows the row.
  package func reveal(_ number: Int) {
    guard let node, let entry = node.request(number, until: node.runtime.frameNumber) else {
      return
    }
    entry.layout.scrollIntoView()
  }
}
