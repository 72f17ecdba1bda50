extension View {
  /// Lets this view be dragged, as a value: with a mouse by moving it, with a finger after a long press.
  ///
  /// The value is made when the drag begins. What is dragged looks like this view.
  ///
  /// ```swift
  /// struct Tag: View {
  ///   let name: String
  ///
  ///   var body: some View { Text(name).padding().background(.yellow).draggable(name) }
  /// }
  /// ```
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  { modifier(_DragModifier(item: { .transferring(payload()) }, preview: nil)) }

  /// Lets this view be dragged, as a value. What is dragged looks like `preview`, which is drawn once.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(
      _DragModifier(item: { .transferring(payload()) }, preview: { AnyView(preview()) }))
  }

  /// Lets this view be dragged. The closure says what is, when the drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier(item: data, preview: nil))
  }

  /// Lets this view be dragged. What is dragged looks like `preview`, which is drawn once.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View { modifier(_DragModifier(item: data, preview: { AnyView(preview()) })) }

  /// Lets this view be dragged as what the closure says; not where there is no closure, or where it returns nil.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(_DragModifier(item: action, preview: nil))
  }
}

extension NSItemProvider {
  /// What is dragged as a value.
  static func transferring<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }
}
