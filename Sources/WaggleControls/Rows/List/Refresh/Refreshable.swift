public import Waggle

/// Reloads what a view shows; called as a function.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads, and returns when that is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// What reloads the view; nil where nothing does (C093).
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the user reload what the lists, forms and scroll views in this view show, by pulling them down past their top (C093).
  ///
  /// A spinner is shown until the action returns. The task is cancelled when the list is removed. Scroll views inside others
  /// are not pulled.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   @State private var letters = ["From Ada"]
  ///
  ///   var body: some View {
  ///     List(letters, id: \.self) { Text($0) }
  ///       .refreshable { letters.insert("From Bo", at: 0) }
  ///   }
  /// }
  /// ```
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshesScrollViews()).environment(\.refresh, RefreshAction(action: action))
      .environment(\.scrollsYieldAtTop, false)
  }
}
