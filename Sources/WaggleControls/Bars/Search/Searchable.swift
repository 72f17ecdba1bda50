import Foundation
public import Waggle

extension View {
  /// Marks this view as searchable: a field for the text of the search is shown (C117, C118).
  ///
  /// ```swift
  /// struct Hives: View {
  ///   @State private var search = ""
  ///   private let names = ["Ada", "Bea", "Cleo"]
  ///
  ///   var body: some View {
  ///     List(names.filter { search.isEmpty || $0.contains(search) }, id: \.self) { Text($0) }
  ///       .searchable(text: $search, prompt: "Hives")
  ///       .searchSuggestions {
  ///         Text("Cleo, the oldest").searchCompletion("Cleo")
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Marks this view as searchable, with a prompt that is looked up in the program's tables (C117).
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Marks this view as searchable, with a prompt that is used as it is (C117).
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Marks this view as searchable; the search begins and ends with a binding, which follows it (C118).
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Marks this view as searchable; the search begins and ends with a binding, which follows it (C118).
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable; the search begins and ends with a binding, which follows it (C118).
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable, with suggestions, in the earlier spelling.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Marks this view as searchable, with suggestions and a localized prompt, in the earlier spelling.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Marks this view as searchable, with suggestions and a prompt, in the earlier spelling.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}

/// A view with a search. Where no bar shows the field, it is above the view.
nonisolated struct Searchable: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  var tokens: SearchTokens?
  @State private var model = SearchModel()
  @Environment(\.hasSearchBar) private var hasBar
  @Environment(\.searchSetting) private var setting

  @MainActor func body(content: Content) -> some View {
    let request = SearchRequest(model: model, placement: placement, setting: setting)
    content
      .environment(\.isSearching, model.isActive)
      .environment(\.dismissSearch, DismissSearchAction(model: model))
      .environment(\.searchAround, request)
      .environment(\.searchSetting, SearchSetting())
      .modifier(SearchSuggestionCover(request: hasBar || model.claims > 0 ? nil : request))
      .safeAreaInset(edge: .top, spacing: 0) {
        Decoration {
          if !hasBar && model.claims == 0 { SearchArea(request: request) }
        }
      }
      .says(SearchKey.self, hasBar ? request : nil)
      .readsSubmit(model.submit)
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, new in
        if let new { model.present(new) }
      }
      .afterBody {
        model.given = SearchModel.Given(
          text: text, isPresented: isPresented, prompt: prompt, placement: placement,
          tokens: tokens)
      }
  }
}

extension Searchable: KeepsStates {
  nonisolated package static var keptStates: [String] { ["model"] }
}

extension View {
  /// Writes a value for a key beside this view, and not around it: what observes the key inside is not below a writer.
  func says<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> some View {
    background {
      Color.clear.frame(width: 0, height: 0).preference(key: key, value: value)
        .allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}

/// The field with what is below it: scopes and suggestions.
struct SearchArea: View {
  let request: SearchRequest
  var isAtBottom = false
  /// Whether the field has its own background.
  var hasBackground = true
  /// The opacity of what is in the field.
  var labelOpacity = 1.0

  /// The distance of the field from the sides, and from what is above and below it.
  nonisolated static let margin: CGFloat = 16
  nonisolated static let gap: CGFloat = 8
  /// The height of what is at the bottom while the search is used (C117).
  nonisolated static let activeBand: CGFloat = 60

  @Environment(\.platformMetrics) private var platform

  var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      if request.isMinimized {
        SearchButton(model: request.model)
      } else if isAtBottom {
        SearchField(request: request, isFloating: true)
      } else {
        SearchField(request: request, labelOpacity: labelOpacity)
        others
      }
    }
    .padding(.horizontal, Self.margin)
    .padding(.vertical, verticalGap)
    .frame(maxWidth: .infinity, alignment: .trailing)
    .background {
      if hasBackground && !isAtBottom && !request.isMinimized { Rectangle().fill(.bar) }
    }
  }

  /// At the bottom the field is in a band as high as a bar, which is lower while the search is used.
  private var verticalGap: CGFloat {
    guard isAtBottom else { return Self.gap }
    let band = request.model.isActive ? Self.activeBand : platform.bars.bottomHeight
    return max(0, (band - SearchMetrics(platform).height) / 2)
  }

  @ViewBuilder private var others: some View {
    SearchScopeBar(request: request)
    SearchSuggestionMenu(request: request)
  }
}
