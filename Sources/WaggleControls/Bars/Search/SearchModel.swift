import Foundation
import Observation
import Waggle

/// What a searchable view and its field, which a bar may show elsewhere, know of each other.
///
/// The view hands over what it was given, each time after its body has run; both follow the rest.
@MainActor @Observable final class SearchModel {
  /// Whether the user is searching: from the moment that the field has the focus until the search is cancelled.
  var isActive = false
  /// Whether the field has the focus, or is to have it.
  var isFocused = false
  /// Whether suggestions are shown while the field has the focus: not after one was chosen, until the text changes.
  var showsSuggestions = true
  /// The text that a chosen suggestion wrote.
  @ObservationIgnored var completed: String?
  /// What is selected in the field. A chosen suggestion puts the caret at its end.
  @ObservationIgnored var selection: TextSelection?
  /// How many bars show the field.
  var claims = 0
  /// Calls what handles the submission.
  @ObservationIgnored let submit = SubmitReference()
  @ObservationIgnored var given: Given?

  nonisolated init() {}

  /// What the view was given.
  struct Given {
    var text: Binding<String>
    var isPresented: Binding<Bool>?
    var prompt: Text?
    var placement: SearchFieldPlacement
    var tokens: SearchTokens?
  }

  /// Whether neither a text nor a token is searched for.
  var isEmpty: Bool { text.isEmpty && given?.tokens?.isEmpty() ?? true }

  /// Empties the field.
  func clear() {
    if !text.isEmpty { given?.text.wrappedValue = "" }
    if let tokens = given?.tokens, !tokens.isEmpty() { tokens.removeAll() }
  }

  var text: String { given?.text.wrappedValue ?? "" }

  /// The field has received the focus.
  func begin() {
    isFocused = true
    if !isActive { activate(true) }
  }

  /// Ends the search: the text and the tokens are cleared (C118).
  func cancel() {
    clear()
    isFocused = false
    showsSuggestions = true
    activate(false)
  }

  /// Writes the text of a suggestion.
  func complete(_ text: String) {
    completed = text
    given?.text.wrappedValue = text
    selection = TextSelection(insertionPoint: self.text.endIndex)
    showsSuggestions = false
  }

  /// Adds the token of a suggestion in place of the text.
  func add(_ completion: SearchTokenCompletion) {
    guard given?.tokens?.add(completion.token) == true else { return }
    complete("")
  }

  private func activate(_ new: Bool) {
    isActive = new
    if let binding = given?.isPresented, binding.wrappedValue != new { binding.wrappedValue = new }
  }

  /// Follows the program's binding.
  func present(_ isPresented: Bool) {
    guard isPresented != isActive else { return }
    if isPresented {
      isActive = true
      isFocused = true
    } else {
      cancel()
    }
  }
}

/// A search that a bar around or inside the searchable view can show the field of.
nonisolated struct SearchRequest: Equatable {
  let model: SearchModel
  let placement: SearchFieldPlacement
  /// The environment of the searchable view: suggestions, scopes and focus.
  let setting: SearchSetting

  static func == (a: SearchRequest, b: SearchRequest) -> Bool {
    a.model === b.model && a.placement == b.placement && a.setting.isSame(as: b.setting)
  }
}

extension SearchRequest {
  /// Whether a button is in place of the field.
  @MainActor var isMinimized: Bool { setting.isMinimized && !model.isActive && model.isEmpty }
}

/// What searchable views ask of the bar around them.
nonisolated enum SearchKey: TopScreenKey {
  static var defaultValue: SearchRequest? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout SearchRequest?, nextValue: () -> SearchRequest?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  private enum HasSearchBarKey: ScreenKey {
    static var defaultValue: Bool { false }
  }
  private enum SearchAroundKey: ScreenKey {
    static var defaultValue: SearchRequest? { nil }
  }

  /// Whether a bar around the view reads `SearchKey` and shows the field.
  var hasSearchBar: Bool {
    get { self[HasSearchBarKey.self] }
    set { self[HasSearchBarKey.self] = newValue }
  }

  /// The search of a view around: a bar inside may show its field, with `claimsSearch(_:)`.
  var searchAround: SearchRequest? {
    get { self[SearchAroundKey.self] }
    set { self[SearchAroundKey.self] = newValue }
  }
}

extension View {
  /// Says that a bar shows the field of a search around it, as long as this view is shown.
  func claimsSearch(_ request: SearchRequest?) -> some View {
    modifier(SearchClaim(model: request?.model))
  }
}

/// Counts a bar among those that show a field.
private struct SearchClaim: ViewModifier {
  let model: SearchModel?
  @State private var claimed: SearchModel?

  func body(content: Content) -> some View {
    content
      .onChange(of: model.map(ObjectIdentifier.init), initial: true) { claim(model) }
      .onDisappear { claim(nil) }
      .onAppear { claim(model) }
  }

  private func claim(_ new: SearchModel?) {
    guard claimed !== new else { return }
    claimed?.claims -= 1
    new?.claims += 1
    claimed = new
  }
}
