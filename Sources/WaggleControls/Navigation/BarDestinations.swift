import Waggle

extension View {
  /// Has the stack keep the screens that bindings of links in this view show: what is in a bar is outside of its screen, and
  /// reports nothing to the stack (C430).
  nonisolated func keepsDestinations() -> some View { modifier(KeepsDestinations()) }
}

nonisolated private struct KeepsDestinations: ViewModifier {
  @Environment(\.stackContext) private var context

  @MainActor func body(content: Content) -> some View {
    content.onPreferenceChange(DestinationsKey.self) { [context] declared in
      guard let context else { return }
      for destination in declared.presented where destination.keeper == nil {
        context.stack.keep(destination, on: context.screen)
      }
    }
  }
}
