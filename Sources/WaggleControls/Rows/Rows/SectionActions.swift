public import Waggle

extension View {
  /// Adds actions to a section of a list or form: on iOS they are rows behind its content, on macOS they are in its header
  /// while the pointer is over it.
  ///
  /// ```swift
  /// List {
  ///   Section("Beds") {
  ///     Text("Herbs")
  ///   }
  ///   .sectionActions {
  ///     Button("Add Bed", systemImage: "plus") {}
  ///   }
  /// }
  /// ```
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(SectionAddition(SectionActionRows(content: content)))
      .containerValue(\.sectionActions, AnyView(content))
  }
}

/// The actions as rows, on systems where they are rows.
nonisolated private struct SectionActionRows<Content: View>: View {
  let content: Content
  @Environment(\.platformMetrics) private var metrics

  @MainActor var body: some View {
    if metrics.profile != .macOS26 { content }
  }
}

/// The actions at the end of a header.
struct HeaderActions: View {
  let actions: AnyView
  let isShown: Bool

  var body: some View {
    HStack { actions }
      .buttonStyle(.borderless)
      .labelStyle(.iconOnly)
      .outsideRows()
      .opacity(isShown ? 1 : 0)
  }
}

extension ContainerValues {
  private enum ActionsKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The actions of a section.
  var sectionActions: AnyView? {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }
}
