public import Waggle

/// Ends the search of the searchable view around (C118).
@MainActor public struct DismissSearchAction {
  let model: SearchModel?

  nonisolated init(model: SearchModel?) { self.model = model }

  /// Ends the search: the text is cleared, and the field loses the focus. Without a search around it does nothing.
  public func callAsFunction() { model?.cancel() }
}

/// What modifiers around a searchable view set for its field.
nonisolated struct SearchSetting {
  var suggestions: AnyView?
  var hidesSuggestions: SearchSuggestionsPlacement.Set = []
  /// Whether a button is in place of a field that is not used.
  var isMinimized = false
  /// Whether the title and the items stay in the bar of a search that is used.
  var keepsToolbar = false
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  /// Binds the focus of the field.
  var focus: ((AnyView) -> AnyView)?
  /// The calls that made the views in it.
  var versions: [SearchVersion] = []

  /// Whether both show the same; views are those of one call.
  func isSame(as other: SearchSetting) -> Bool {
    hidesSuggestions == other.hidesSuggestions && isMinimized == other.isMinimized
      && keepsToolbar == other.keepsToolbar && scopeActivation == other.scopeActivation
      && versions.elementsEqual(other.versions, by: ===)
  }
}

/// One call of a modifier with views for a search.
nonisolated final class SearchVersion: Sendable {}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(model: nil) }
  }
  private enum SearchSettingKey: EnvironmentKey {
    static var defaultValue: SearchSetting { SearchSetting() }
  }

  /// Whether the user is in the search of the searchable view around. In the view that is marked as searchable itself it is
  /// that of one further out (C118).
  ///
  /// ```swift
  /// struct Results: View {
  ///   @Environment(\.isSearching) private var isSearching
  ///
  ///   var body: some View { Text(isSearching ? "Results" : "All") }  // shows All
  /// }
  /// ```
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the searchable view around (C118).
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchSetting: SearchSetting {
    get { self[SearchSettingKey.self] }
    set { self[SearchSettingKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus of the field of the searchable views in this view to a focus state.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchSetting) {
      $0.focus = { AnyView($0.focused(binding)) }
    }
  }

  /// Binds the focus of the field of the searchable views in this view to a focus state: it is `value` while the field has
  /// the focus.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    transformEnvironment(\.searchSetting) {
      $0.focus = { AnyView($0.focused(binding, equals: value)) }
    }
  }
}
