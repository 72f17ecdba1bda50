public import Foundation
public import Waggle

extension View {
  /// Shows an alert about an error while a binding is true and there is an error; the title is the error's description
  /// (C137).
  ///
  /// ```swift
  /// enum BeeError: LocalizedError {
  ///   case lost
  ///   var errorDescription: String? { "The bee is lost." }
  /// }
  ///
  /// struct Page: View {
  ///   @State private var fails = false
  ///   @State private var error: BeeError?
  ///
  ///   var body: some View {
  ///     Button("Find") {
  ///       error = .lost
  ///       fails = true
  ///     }
  ///     .alert(isPresented: $fails, error: error) {}
  ///   }
  /// }
  /// ```
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: error.title, isPresented: isPresented,
        content: error.map { _ in DialogContent(actions: actions(), message: EmptyView()) }))
  }

  /// Shows an alert with a message about an error while a binding is true and there is an error (C137).
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      DialogPresenter(
        kind: .alert, title: error.title, isPresented: isPresented,
        content: error.map { DialogContent(actions: actions($0), message: message($0)) }))
  }
}

extension Optional where Wrapped: LocalizedError {
  /// The title of an alert about the error.
  nonisolated fileprivate var title: Text {
    Text(verbatim: self?.errorDescription ?? self?.localizedDescription ?? "")
  }
}
