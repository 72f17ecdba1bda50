extension View {
  /// Says what this view is for: the hint that assistive technology reads, and in a page the tooltip of what is read
  /// aloud (C295).
  ///
  /// ```swift
  /// Button("Swarm") {}
  ///   .help("Shows the hives that may swarm")
  /// ```
  public nonisolated func help(_ text: Text) -> some View { accessible { $0.help = text } }

  /// Says what this view is for: the hint that assistive technology reads, and in a page the tooltip (C295).
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessible { $0.help = Text(textKey) }
  }

  /// Says what this view is for: the hint that assistive technology reads, and in a page the tooltip (C295).
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    accessible { $0.help = Text(text) }
  }

  /// Changes nothing: no system of Waggle inverts colours (C292).
  @inlinable
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
