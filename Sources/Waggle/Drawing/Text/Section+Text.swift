extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text as its header, localized.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(titleKey), content: content) }

  /// Makes a section with a text as its header.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }
}
