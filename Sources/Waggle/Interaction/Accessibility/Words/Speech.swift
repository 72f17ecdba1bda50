// How a screen reader pronounces. Neither ARIA nor what browsers support of CSS can say it.
extension View {
  /// Changes nothing: no browser can ask a screen reader to spell out what it reads.
  @inlinable
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Changes nothing: which punctuation a screen reader in a browser reads is its user's choice.
  @inlinable
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Changes nothing: the pitch of a screen reader in a browser is its user's choice.
  @inlinable
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Changes nothing: what is announced in a page always waits for what is being read.
  @inlinable
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Changes nothing: no system of Waggle has a viewer for large content.
  @inlinable
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Changes nothing: no system of Waggle has a viewer for large content, so `largeContentView` is not made.
  @inlinable
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}

extension Text {
  /// Changes nothing: no browser can ask a screen reader to spell out what it reads.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Changes nothing: which punctuation a screen reader in a browser reads is its user's choice.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Changes nothing: the pitch of a screen reader in a browser is its user's choice.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Changes nothing: what is announced in a page always waits for what is being read.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension EnvironmentValues {
  /// Always false: no system of Waggle has a viewer for large content.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
