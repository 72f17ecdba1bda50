extension ViewHost {
  /// Scrolls where programs want to, now that the layout is that of their change (L113). Visits the waiting requests.
  func runScrollPass() {
    guard layout.scrollRequests.isDue else { return }
    runtime.updating { layout.performScrollRequests() }
  }
}
