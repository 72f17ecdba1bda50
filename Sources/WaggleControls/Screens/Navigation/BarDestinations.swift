import Waggle

extension View {
  /// Has the stack keep the pages that bindings of links in this view show: what is in a bar is outside of its page, and
  /// reports nothing to the stack (C430).
  nonisolated func keepsDestinations() -> some View { modifier(KeepsDestinations()) }
}

nonisolated private struct KeepsDestinations: ViewModifier {
  @Environment(\.navigationPlace) private var place

  @MainActor func body(content: Content) -> some View {
    content.onPreferenceChange(DestinationsKey.self) { [place] declared in
      guard let place else { return }
      for destination in declared.presented where destination.keeper == nil {
        place.model.keep(destination, on: place.page)
      }
    }
  }
}
