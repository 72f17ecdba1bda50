/// Where a program wants a scroll view to be.
package struct ScrollRequest {
  /// The transaction in which it was made.
  let transaction: Transaction
  /// Scrolls, and returns true; false where the view to show is not there.
  let scroll: () -> Bool
  /// What to report if the view is still not there when the views have settled.
  let makeReport: () -> Diagnostic?

  package init(
    transaction: Transaction, scroll: @escaping () -> Bool,
    makeReport: @escaping () -> Diagnostic? = { nil }
  ) {
    self.transaction = transaction
    self.scroll = scroll
    self.makeReport = makeReport
  }
}

/// The requests of programs to scroll. Each waits for the layout of the change that it was made with.
package final class ScrollRequests {
  @exclusivity(unchecked) private var waiting: [ScrollRequest] = []
  /// What scroll views do once the layout is final.
  @exclusivity(unchecked) private var settled: [() -> Void] = []
  /// Whether a request waits that has not been tried since the last layout.
  @exclusivity(unchecked) private var isUntried = false

  /// Whether something is to be done after this layout or a following one.
  package var isDue: Bool { isUntried || !settled.isEmpty }

  /// Adds a request, in the update of its transaction.
  package func add(_ request: ScrollRequest) {
    waiting.append(request)
    isUntried = true
  }

  /// Notes that a layout has been done: what could not be shown is tried again.
  func layoutChanged() { isUntried = !waiting.isEmpty }

  /// Adds what is done after the last layout of the update: content may follow the size of a scroll view in a further one.
  func whenSettled(_ action: @escaping () -> Void) { settled.append(action) }

  /// Scrolls, after layout. What cannot be shown yet is tried again after the next layout.
  ///
  /// - Parameter isSettled: whether no further layout is due.
  func perform(isSettled: Bool) {
    if isSettled, !settled.isEmpty {
      let actions = settled
      settled = []
      for action in actions { action() }
    }
    isUntried = false
    guard !waiting.isEmpty else { return }
    let now = waiting
    waiting = []
    waiting += now.filter { request in !request.transaction.perform { request.scroll() } }
  }

  /// Takes the reports of the requests that could not be met, and drops these.
  package func takeReports() -> [Diagnostic] {
    guard !waiting.isEmpty else { return [] }
    defer { removeAll() }
    return waiting.compactMap { $0.makeReport() }
  }

  func removeAll() {
    waiting = []
    settled = []
    isUntried = false
  }
}

extension Runtime {
  /// Requests a scroll as a part of the current transaction.
  package func scroll(_ request: ScrollRequest) {
    schedule { [unowned self] in store(LayoutStore.self).scrollRequests.add(request) }
  }
}
