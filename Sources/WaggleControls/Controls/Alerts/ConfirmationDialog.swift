public import Waggle

extension View {
  /// Asks which action to perform, beside this view or at the edge of the window, while a binding is true
  /// (C139). The title is looked up in the program's tables.
  ///
  /// ```swift
  /// struct Page: View {
  ///   @State private var asks = false
  ///
  ///   var body: some View {
  ///     Button("Share") { asks = true }
  ///       .confirmationDialog("Share", isPresented: $asks) {
  ///         Button("Print") {}
  ///         Button("Copy") {}
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(titleKey), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: DialogContent(actions: actions(), message: EmptyView())))
  }

  /// Asks which action to perform, beside this view or at the edge of the window, while a binding is true
  /// (C139). The title is used as it is.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(title), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: DialogContent(actions: actions(), message: EmptyView())))
  }

  /// Asks which action to perform, beside this view or at the edge of the window, while a binding is true
  /// (C139). The title is a text.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: title, isPresented: isPresented, titleVisibility: titleVisibility,
        content: DialogContent(actions: actions(), message: EmptyView())))
  }

  /// Asks which action to perform, with a message, while a binding is true (C139). The title is looked up in
  /// the program's tables.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(titleKey), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: DialogContent(actions: actions(), message: message())))
  }

  /// Asks which action to perform, with a message, while a binding is true (C139). The title is used as it
  /// is.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(title), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: DialogContent(actions: actions(), message: message())))
  }

  /// Asks which action to perform, with a message, while a binding is true (C139). The title is a text.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: title, isPresented: isPresented, titleVisibility: titleVisibility,
        content: DialogContent(actions: actions(), message: message())))
  }
}
