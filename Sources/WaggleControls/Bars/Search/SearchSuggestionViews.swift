import Foundation
import Waggle

extension SearchRequest {
  /// Whether suggestions are shown at a place: while the field has the focus.
  @MainActor func showsSuggestions(in placement: SearchSuggestionsPlacement.Set) -> Bool {
    model.isFocused && model.showsSuggestions
      && setting.hidesSuggestions.isDisjoint(with: placement)
  }
}

/// The tokens that can be added, and what the program suggests.
private struct Suggestions: View {
  let request: SearchRequest

  var body: some View {
    if let tokens = request.model.given?.tokens?.suggested { tokens }
    if let own = request.setting.suggestions { own }
  }
}

/// The suggestions of a wide window: a menu below the field.
struct SearchSuggestionMenu: View {
  let request: SearchRequest
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .regular, request.showsSuggestions(in: .menu) {
      Group(subviews: Suggestions(request: request)) { rows in
        if !rows.isEmpty {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(rows) { row in
              SuggestionRow(row: row, model: request.model)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
              if row.id != rows.last?.id { Divider() }
            }
          }
          .padding(.horizontal, 16)
          .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 20))
          .background(.background, in: RoundedRectangle(cornerRadius: 20))
          .accessibilityElement(children: .contain)
          .accessibilityLabel(Text("Suggestions"))
        }
      }
    }
  }
}

/// The suggestions of a narrow window: a list in place of the content.
struct SearchSuggestionCover: ViewModifier {
  /// nil for content without a search.
  let request: SearchRequest?
  @State private var isCovered = false
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    content
      .accessibilityHidden(isCovered)
      .overlay {
        // What the suggestions say reaches the views around the screen, as what its rows say does.
        Substitute {
          if let request, width != .regular, request.showsSuggestions(in: .content) {
            Group(sections: Suggestions(request: request)) { sections in
              if !sections.allSatisfy(\.content.isEmpty) {
                list(sections, request.model)
                  .onAppear { isCovered = true }
                  .onDisappear { isCovered = false }
              }
            }
          }
        }
      }
  }

  private func list(_ sections: SectionCollection, _ model: SearchModel) -> some View {
    List {
      ForEach(sections) { section in
        Section {
          ForEach(section.content) { SuggestionRow(row: $0, model: model) }
        } header: {
          section.header
        } footer: {
          section.footer
        }
      }
    }
    .listStyle(.plain)
    .background(.background)
    .accessibilityLabel(Text("Suggestions"))
  }
}

/// A suggestion; one that stands for a text or a token is a button that writes it.
private struct SuggestionRow: View {
  let row: Subview
  let model: SearchModel

  var body: some View {
    let (text, token) = (row.containerValues.searchCompletion, row.containerValues.searchToken)
    if text != nil || token != nil {
      Button {
        if let text { model.complete(text) } else if let token { model.add(token) }
      } label: {
        HStack { row }
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      row
    }
  }
}
