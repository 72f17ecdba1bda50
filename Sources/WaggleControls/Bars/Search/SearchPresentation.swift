public import Waggle

/// Whether the bar around a search that is used makes room for it.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private enum Kind { case automatic, avoidHidingContent }
  private let kind: Kind

  /// The title and the items are hidden where the field is below them in a narrow window.
  public static let automatic = SearchPresentationToolbarBehavior(kind: .automatic)
  /// The title and the items stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    kind: .avoidHidingContent)
}

extension View {
  /// Sets whether the title and the items of the bar stay while the searches in this view are used (C282).
  ///
  /// ```swift
  /// struct Hives: View {
  ///   @State private var search = ""
  ///
  ///   var body: some View {
  ///     NavigationStack {
  ///       Text("12 hives")
  ///         .navigationTitle("Hives")
  ///         .searchable(text: $search, placement: .navigationBarDrawer)
  ///         .searchPresentationToolbarBehavior(.avoidHidingContent)
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    transformEnvironment(\.searchSetting) { $0.keepsToolbar = behavior == .avoidHidingContent }
  }
}
