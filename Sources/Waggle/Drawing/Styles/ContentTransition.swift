/// How a text or symbol changes its content without a change of identity.
///
/// It has an effect only in an animated change (M082); without one the new content appears at once.
nonisolated public struct ContentTransition: Equatable, Sendable {
  enum Kind { case identity, opacity }

  let kind: Kind

  /// The new content appears at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  /// How texts and symbols change their content (M082).
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how texts and symbols in this view change their content in animated changes (M082).
  @inlinable
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
