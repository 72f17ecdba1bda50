import Foundation
public import Waggle

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// A set of places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// The set with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In the content that is searched.
    public static let content = Set(rawValue: 2)
  }

  private enum Kind { case automatic, menu, content }
  private let kind: Kind

  /// What is usual for the window.
  public static let automatic = SearchSuggestionsPlacement(kind: .automatic)
  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(kind: .menu)
  /// In the content that is searched.
  public static let content = SearchSuggestionsPlacement(kind: .content)
}

extension EnvironmentValues {
  /// Where the suggestions of a search are shown: in the content in a narrow window, else in a menu (C284).
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    horizontalSizeClass == .regular ? .menu : .content
  }
}

extension ContainerValues {
  private enum SearchCompletionKey: ContainerValueKey {
    static var defaultValue: String? { nil }
  }

  /// The text that a suggestion stands for.
  var searchCompletion: String? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  private enum SearchTokenKey: ContainerValueKey {
    static var defaultValue: SearchTokenCompletion? { nil }
  }

  /// The token that a suggestion stands for.
  var searchToken: SearchTokenCompletion? {
    get { self[SearchTokenKey.self] }
    set { self[SearchTokenKey.self] = newValue }
  }
}

/// A token of any type.
nonisolated struct SearchTokenCompletion {
  let token: Any
}

extension View {
  /// Sets what is suggested for the searches in this view while their field has the focus (C118).
  ///
  /// ```swift
  /// struct Flowers: View {
  ///   @State private var search = ""
  ///
  ///   var body: some View {
  ///     Text("Flowers")
  ///       .searchable(text: $search)
  ///       .searchSuggestions {
  ///         ForEach(["Clover", "Heather"], id: \.self) { Text($0).searchCompletion($0) }
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    let content = AnyView(suggestions())
    let version = SearchVersion()
    return transformEnvironment(\.searchSetting) {
      $0.suggestions = content
      $0.versions.append(version)
    }
  }

  /// Sets whether the searches in this view show suggestions at places (C284).
  ///
  /// In a narrow window suggestions are in the content, in a wide one in a menu below the field. Views can show those that are
  /// hidden themselves: `searchSuggestionsPlacement` of their environment says where they would be.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSetting) {
      if visibility == .hidden {
        $0.hidesSuggestions.formUnion(placements)
      } else {
        $0.hidesSuggestions.subtract(placements)
      }
    }
  }

  /// Makes this suggestion write a text into the field when it is chosen (C118). Others do nothing by themselves.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, completion)
  }

  /// Makes this suggestion add a token to the field, in place of what was typed, when it is chosen (C118).
  ///
  /// Where the search has no tokens of that type, choosing it does nothing.
  ///
  /// ```swift
  /// struct Kind: Identifiable {
  ///   let id: String
  /// }
  ///
  /// struct Hives: View {
  ///   @State private var search = ""
  ///   @State private var kinds: [Kind] = []
  ///
  ///   var body: some View {
  ///     Text("12 hives")
  ///       .searchable(text: $search, tokens: $kinds) { Text($0.id) }
  ///       .searchSuggestions { Text("Wild").searchCompletion(Kind(id: "wild")) }
  ///   }
  /// }
  /// ```
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValue(\.searchToken, SearchTokenCompletion(token: token))
  }
}
