import Foundation
import Waggle

/// The tokens of a search: what the field shows before its text, and what is suggested.
struct SearchTokens {
  /// The tokens, each on its background.
  var chips: AnyView
  /// The tokens that can be added, each as a row; nil for none.
  var suggested: AnyView?
  var isEmpty: () -> Bool
  var removeLast: () -> Void
  var removeAll: () -> Void
  /// Adds a token unless it is there; false for one of another type.
  var add: (Any) -> Bool
}

/// Tokens in the field.
nonisolated private struct SearchTokenChips<C: RandomAccessCollection, T: View>: View
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> T

  @MainActor var body: some View {
    ForEach(tokens.wrappedValue) { SearchTokenChip(content: token($0)) }
  }
}

/// Tokens in the field, which can change themselves.
nonisolated private struct EditableSearchTokenChips<
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
>: View where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (Binding<C.Element>) -> T

  @MainActor var body: some View {
    ForEach(tokens) { SearchTokenChip(content: token($0)) }
  }
}

private struct SearchTokenChip<Content: View>: View {
  let content: Content

  var body: some View {
    HStack(spacing: 2) { content }
      .lineLimit(1)
      .labelStyle(.titleOnly)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 7))
      .fixedSize()
  }
}

/// Tokens that can be added: a press adds one, in place of what was typed.
nonisolated private struct SuggestedSearchTokens<
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
>: View where C.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<C>
  let suggested: Binding<C>
  let token: (C.Element) -> T

  @MainActor var body: some View {
    let chosen = Set(tokens.wrappedValue.map(\.id))
    ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { element in
      Button {
        tokens.wrappedValue.append(element)
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      } label: {
        HStack { token(element) }
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}

extension SearchTokens {
  nonisolated private init<
    C: RangeReplaceableCollection & RandomAccessCollection & MutableCollection
  >(
    chips: AnyView, of tokens: Binding<C>
  ) where C.Element: Identifiable {
    self.chips = chips
    isEmpty = { tokens.wrappedValue.isEmpty }
    removeLast = {
      let all = tokens.wrappedValue
      guard !all.isEmpty else { return }
      tokens.wrappedValue.remove(at: all.index(before: all.endIndex))
    }
    removeAll = { tokens.wrappedValue.removeAll() }
    add = {
      guard let token = $0 as? C.Element else { return false }
      guard !tokens.wrappedValue.contains(where: { $0.id == token.id }) else { return true }
      tokens.wrappedValue.append(token)
      return true
    }
  }

  nonisolated static func fixed<C, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, suggested: Binding<C>?,
    _ token: @escaping (C.Element) -> T
  ) -> SearchTokens
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    var result = SearchTokens(
      chips: AnyView(SearchTokenChips(tokens: tokens, token: token)), of: tokens)
    result.suggested = suggested.map {
      AnyView(SuggestedSearchTokens(text: text, tokens: tokens, suggested: $0, token: token))
    }
    return result
  }

  nonisolated static func editable<C, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
  ) -> SearchTokens
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    SearchTokens(
      chips: AnyView(EditableSearchTokenChips(tokens: tokens, token: token)), of: tokens)
  }
}
