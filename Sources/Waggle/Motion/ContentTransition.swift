/// How what a text or a symbol shows becomes something else while it stays the same view.
///
/// It acts only in a change that is animated (M082); without one the new simply stands there.
nonisolated public struct ContentTransition: Equatable, Sendable {
  enum Kind { case identity, opacity }

  let kind: Kind

  /// The new stands there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// What was shown fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  /// How texts and symbols become others (M082).
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the texts and symbols in this view become others where the change is animated (M082).
  @inlinable
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
