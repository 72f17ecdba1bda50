public import Waggle

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// Never used.
  public typealias TableRowBody = Never

  /// The header, the rows and the footer as views.
  @MainActor public var _rowViews: some View {
    Section<Parent, Content._RowViews, Footer>(
      header: header, content: content._rowViews, footer: footer, isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer: View {
  /// Rows of a table with a header and a footer (C270).
  public nonisolated init(
    @_InferredTableRowBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table with a header (C270).
  public nonisolated init(
    @_InferredTableRowBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Rows of a table with a header, shown while `isExpanded` is true (C270).
  public nonisolated init(
    isExpanded: Binding<Bool>, @_InferredTableRowBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table, apart from those around them (C270).
  public nonisolated init(@_InferredTableRowBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table with a title that is looked up in the program's tables (C270).
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @_InferredTableRowBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Rows of a table with a title (C270).
  public nonisolated init<S: StringProtocol>(
    _ title: S, @_InferredTableRowBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Rows of a table with a title that is looked up in the program's tables, shown while `isExpanded` is true (C270).
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @_InferredTableRowBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Rows of a table with a title, shown while `isExpanded` is true (C270).
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @_InferredTableRowBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
