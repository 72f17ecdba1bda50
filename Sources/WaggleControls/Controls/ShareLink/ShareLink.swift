public import Waggle

/// A control that gives texts or addresses to other programs.
///
/// In a page the browser shows where to; one that cannot share copies the content and says that it has. It looks like a
/// button in the style around it.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.com/bees")!)
/// ShareLink("Share the recipe", item: "Honey cake: 3 eggs …", subject: Text("Honey cake"))
/// ```
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View, PathNamed where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label
  @Environment(\.self) private var environment

  init(
    data items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// A button that shares.
  @MainActor @preconcurrency
  public var body: some View {
    Button {
      share()
    } label: {
      label
    }
    .disabled(items.isEmpty)
  }

  private func share() {
    let title = subject ?? items.first.flatMap { item in preview?(item).title }
    let content = SharedContent(
      items.compactMap(\.shared), subject: title?.string(in: environment),
      message: message?.string(in: environment))
    environment.share(content)
  }
}

/// The label of a `ShareLink`: a symbol and a title.
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }

  /// A label in the style around it.
  @MainActor @preconcurrency
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
