import Foundation
public import Waggle

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private enum Kind { case automatic, onTextEntry, onSearchPresentation }
  private let kind: Kind

  /// While there is a text; on macOS while the search is used.
  public static let automatic = SearchScopeActivation(kind: .automatic)
  /// While there is a text.
  public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
  /// While the search is used.
  public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)

  /// Whether scopes are shown.
  func isShown(hasText: Bool, isSearching: Bool, on metrics: PlatformMetrics) -> Bool {
    switch kind {
    case .onTextEntry: hasText
    case .onSearchPresentation: isSearching
    case .automatic: metrics.choose(hasText, classic: hasText, macOS: isSearching)
    }
  }
}

extension View {
  /// Sets among what the searches in this view search: the scopes are beside each other below the field (C118).
  ///
  /// ```swift
  /// struct Garden: View {
  ///   @State private var search = ""
  ///   @State private var scope = "flowers"
  ///
  ///   var body: some View {
  ///     Text("All \(scope)")  // shows All flowers
  ///       .searchable(text: $search)
  ///       .searchScopes($scope) {
  ///         Text("Flowers").tag("flowers")
  ///         Text("Trees").tag("trees")
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Sets among what the searches in this view search, and when that can be chosen (C118).
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let content = scopes()
    let version = SearchVersion()
    return transformEnvironment(\.searchSetting) {
      $0.versions.append(version)
      $0.scopes = AnyView(SearchScopePicker(scope: scope, content: content))
      $0.scopeActivation = activation
    }
  }
}

/// The scopes of a search.
nonisolated private struct SearchScopePicker<V: Hashable, Content: View>: View {
  let scope: Binding<V>
  let content: Content

  @MainActor var body: some View {
    Picker("Scope", selection: scope) { content }.pickerStyle(.segmented).labelsHidden()
  }
}

/// The scopes while they are shown.
struct SearchScopeBar: View {
  let request: SearchRequest
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    if let scopes = request.setting.scopes, request.showsScopes(on: metrics) { scopes }
  }
}

extension SearchRequest {
  /// Whether there are scopes that are to be shown now.
  @MainActor func showsScopes(on metrics: PlatformMetrics) -> Bool {
    setting.scopes != nil
      && setting.scopeActivation.isShown(
        hasText: !model.text.isEmpty, isSearching: model.isActive, on: metrics)
  }
}

/// The scopes of a search whose field is at the bottom: a bar at the top while they are shown (C117).
struct SearchTopScopes: View {
  /// The height of the bar.
  nonisolated private static let height: CGFloat = 54

  let request: SearchRequest
  let margin: CGFloat
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    if request.showsScopes(on: metrics) {
      SearchScopeBar(request: request).padding(.horizontal, margin).frame(height: Self.height)
    }
  }
}
