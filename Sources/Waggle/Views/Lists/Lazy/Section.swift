import WaggleGraph

/// Views that belong together, with a header and a footer.
///
/// In a lazy container the header and the footer take a separate line each, and can stay on screen while the section is
/// scrolled (`pinnedViews`, L099). In other containers a section is its header, its content and its footer, one after
/// the other (L180).
///
/// ```swift
/// VStack {
///   Section {
///     Text("Clover")
///     Text("Sage")
///   } header: {
///     Text("Flowers").bold()  // shows Flowers
///   } footer: {
///     Text("Two of them")
///   }
/// }
/// ```
public struct Section<Parent, Content, Footer>: PathNamed {
  @usableFromInline package let header: Parent
  @usableFromInline package let content: Content
  @usableFromInline package let footer: Footer
  /// Whether the content is shown; nil for a section that cannot be collapsed.
  package let isExpanded: Binding<Bool>?

  @usableFromInline
  nonisolated init(header: Parent, content: Content, footer: Footer) {
    self.init(header: header, content: content, footer: footer, isExpanded: nil)
  }

  package nonisolated init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, MultiView where Parent: View, Content: View, Footer: View {
  /// The lists of the header, the content and the footer.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Section<Parent, Content, Footer>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let contentOffset = byteOffset(of: Content.self, after: Parent.self)
    let contentEnd = contentOffset + MemoryLayout<Content>.size
    let alignment = MemoryLayout<Footer>.alignment
    let footerOffset = (contentEnd + alignment - 1) & ~(alignment - 1)
    let header = listOrElement(view.part(at: 0, as: Parent.self), inputs)
    let footer = listOrElement(view.part(at: footerOffset, as: Footer.self), inputs)
    let graph = inputs.base.runtime.graph
    guard graph.untracked({ view.read(in: graph) }).isExpanded != nil else {
      let content = listOrElement(view.part(at: contentOffset, as: Content.self), inputs)
      return _ViewListOutputs(SectionList(header: header, content: content, footer: footer))
    }
    let content = view.map(in: inputs.base) {
      ExpandableContent(isExpanded: $0.isExpanded, content: $0.content)
    }
    let expansion = view.map(in: inputs.base, \.isExpanded)
    return _ViewListOutputs(
      SectionList(header: header, content: listOrElement(content, inputs), footer: footer) {
        expansion.readIfAlive(in: graph) ?? nil
      })
  }

  /// The sum of the three counts; nil if one of them can change.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    guard let header = Parent._viewListCount(inputs: inputs),
      let content = Content._viewListCount(inputs: inputs),
      let footer = Footer._viewListCount(inputs: inputs)
    else { return nil }
    return header + content + footer
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  @inlinable
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  /// Makes a section with a header and a footer.
  @inlinable
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  @inlinable
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { self.init(header: EmptyView(), content: content(), footer: footer()) }

  /// Makes a section with a footer.
  @inlinable
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  @inlinable
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView()) }

  /// Makes a section with a header.
  @inlinable
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  @inlinable
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section whose content is shown while `isExpanded` is true. In a form its header is a button that changes
  /// that.
  ///
  /// ```swift
  /// struct Drawer: View {
  ///   @State private var isOpen = false
  ///
  ///   var body: some View {
  ///     Form {
  ///       Section(isExpanded: $isOpen) {
  ///         Text("Clover")
  ///       } header: {
  ///         Text("Flowers")  // shows Flowers
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// The content of a section that can be collapsed.
nonisolated private struct ExpandableContent<Content: View>: View {
  let isExpanded: Binding<Bool>?
  let content: Content

  var body: some View {
    if isExpanded?.wrappedValue != false { content }
  }
}

extension Section: Sendable where Parent: Sendable, Content: Sendable, Footer: Sendable {}
