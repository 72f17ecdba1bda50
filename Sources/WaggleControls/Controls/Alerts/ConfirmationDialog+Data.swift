public import Waggle

extension View {
  /// Asks which action to perform for a value, while a binding is true and there is a value (C139). The title
  /// is looked up in the program's tables.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(titleKey), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: data.map { DialogContent(actions: actions($0), message: EmptyView()) }))
  }

  /// Asks which action to perform for a value, while a binding is true and there is a value (C139). The title
  /// is used as it is.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(title), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: data.map { DialogContent(actions: actions($0), message: EmptyView()) }))
  }

  /// Asks which action to perform for a value, while a binding is true and there is a value (C139). The title
  /// is a text.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: title, isPresented: isPresented, titleVisibility: titleVisibility,
        content: data.map { DialogContent(actions: actions($0), message: EmptyView()) }))
  }

  /// Asks which action to perform for a value, with a message, while a binding is true and there is a value
  /// (C139). The title is looked up in the program's tables.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(titleKey), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: data.map { DialogContent(actions: actions($0), message: message($0)) }))
  }

  /// Asks which action to perform for a value, with a message, while a binding is true and there is a value
  /// (C139). The title is used as it is.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: Text(title), isPresented: isPresented,
        titleVisibility: titleVisibility,
        content: data.map { DialogContent(actions: actions($0), message: message($0)) }))
  }

  /// Asks which action to perform for a value, with a message, while a binding is true and there is a value
  /// (C139). The title is a text.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .choice, title: title, isPresented: isPresented, titleVisibility: titleVisibility,
        content: data.map { DialogContent(actions: actions($0), message: message($0)) }))
  }
}
