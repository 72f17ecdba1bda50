public import Waggle

extension View {
  /// Shows an alert about a value while a binding is true and there is a value (C137). The title is looked up
  /// in the program's tables.
  ///
  /// ```swift
  /// struct Page: View {
  ///   @State private var asks = false
  ///   @State private var note: String?
  ///
  ///   var body: some View {
  ///     Button("Delete") {
  ///       note = "Ada"
  ///       asks = true
  ///     }
  ///     .alert("Delete?", isPresented: $asks, presenting: note) { note in
  ///       Button("Delete \(note)", role: .destructive) {}
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: data.map { DialogContent(actions: actions($0), message: EmptyView()) }))
  }

  /// Shows an alert about a value while a binding is true and there is a value (C137). The title is used as
  /// it is.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: data.map { DialogContent(actions: actions($0), message: EmptyView()) }))
  }

  /// Shows an alert about a value while a binding is true and there is a value (C137). The title is a text.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: title, isPresented: isPresented,
        content: data.map { DialogContent(actions: actions($0), message: EmptyView()) }))
  }

  /// Shows an alert with a message about a value while a binding is true and there is a value (C137). The
  /// title is looked up in the program's tables.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: data.map { DialogContent(actions: actions($0), message: message($0)) }))
  }

  /// Shows an alert with a message about a value while a binding is true and there is a value (C137). The
  /// title is used as it is.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: data.map { DialogContent(actions: actions($0), message: message($0)) }))
  }

  /// Shows an alert with a message about a value while a binding is true and there is a value (C137). The
  /// title is a text.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: title, isPresented: isPresented,
        content: data.map { DialogContent(actions: actions($0), message: message($0)) }))
  }
}
