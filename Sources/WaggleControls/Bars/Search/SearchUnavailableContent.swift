import Foundation
public import Waggle

/// The parts of the view that says that a search has found nothing: see ``ContentUnavailableView/search``.
nonisolated public struct SearchUnavailableContent {
  private init() {}

  /// A magnifier, and what was searched for.
  public struct Label: View {
    let text: String?
    @Environment(\.dismissSearch) private var search

    /// The magnifier above the title.
    @MainActor @preconcurrency
    public var body: some View {
      let searched = (text ?? search.model?.text ?? "").trimmingCharacters(in: .whitespaces)
      WaggleControls.Label {
        searched.isEmpty ? Text("No Results") : Text("No Results for “\(searched)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The advice to search for something else.
  public struct Description: View {
    /// The advice.
    @MainActor @preconcurrency
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing: a search that found nothing has no actions.
  public struct Actions: View {
    /// Nothing.
    @MainActor @preconcurrency
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that the search around has found nothing, with the text of its field (C260).
  ///
  /// ```swift
  /// struct Results: View {
  ///   let found: [String]
  ///
  ///   var body: some View {
  ///     List(found, id: \.self) { Text($0) }
  ///       .overlay { if found.isEmpty { ContentUnavailableView.search } }
  ///   }
  /// }
  /// ```
  @MainActor public static var search: ContentUnavailableView { search(searched: nil) }

  /// Says that the search for a text has found nothing (C260).
  @MainActor public static func search(text: String) -> ContentUnavailableView {
    search(searched: text)
  }

  @MainActor private static func search(searched: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: searched)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
