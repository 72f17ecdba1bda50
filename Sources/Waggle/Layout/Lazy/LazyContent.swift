/// Whether a view is in a lazy container, whose rows are not all made.
private enum LazyContentKey: InputKey {
  static var defaultValue: Bool { false }
}

extension _ViewInputs {
  /// Whether the view is in a lazy container: what is not made yet cannot say anything to the views around.
  package var isLazyContent: Bool {
    get { bag[LazyContentKey.self] }
    set { if newValue != bag[LazyContentKey.self] { bag[LazyContentKey.self] = newValue } }
  }
}
