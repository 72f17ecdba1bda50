public import Waggle

extension View {
  /// Shows an alert while a binding is true; a button runs its action, and closes it (C137, C138). The title
  /// is looked up in the program's tables.
  ///
  /// ```swift
  /// struct Page: View {
  ///   @State private var asks = false
  ///
  ///   var body: some View {
  ///     Button("Delete") { asks = true }
  ///       .alert("Delete all notes?", isPresented: $asks) {
  ///         Button("Delete", role: .destructive) {}
  ///         Button("Cancel", role: .cancel) {}
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: DialogContent(actions: actions(), message: EmptyView())))
  }

  /// Shows an alert while a binding is true; a button runs its action, and closes it (C137, C138). The title
  /// is used as it is.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: DialogContent(actions: actions(), message: EmptyView())))
  }

  /// Shows an alert while a binding is true; a button runs its action, and closes it (C137, C138). The title
  /// is a text.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: title, isPresented: isPresented,
        content: DialogContent(actions: actions(), message: EmptyView())))
  }

  /// Shows an alert with a message while a binding is true (C137, C138). The title is looked up in the
  /// program's tables.
  ///
  /// ```swift
  /// struct RenamePage: View {
  ///   @State private var asks = false
  ///   @State private var name = ""
  ///
  ///   var body: some View {
  ///     Button("Rename") { asks = true }
  ///       .alert("New name", isPresented: $asks) {
  ///         TextField("Name", text: $name)
  ///         Button("Rename") {}
  ///         Button("Cancel", role: .cancel) {}
  ///       } message: {
  ///         Text("Everyone sees the name.")
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: DialogContent(actions: actions(), message: message())))
  }

  /// Shows an alert with a message while a binding is true (C137, C138). The title is used as it is.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: DialogContent(actions: actions(), message: message())))
  }

  /// Shows an alert with a message while a binding is true (C137, C138). The title is a text.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: title, isPresented: isPresented,
        content: DialogContent(actions: actions(), message: message())))
  }
}
