import Foundation
import Waggle

/// The text of an editor in a scroll view, as high as that at least, so that a click below the text reaches it.
struct TextEditorBody: View {
  let content: TextEditorContent
  let hasBackground: Bool
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.appearanceProxies) private var proxies
  @Surroundings private var surroundings

  var body: some View {
    let sizes = TextEditorMetrics(metrics)
    EditorLayout {
      GeometryReader { space in
        ScrollView {
          input(in: space.size.height, sizes)
            .opacity(isEnabled ? 1 : sizes.disabledOpacity)
        }
      }
      .ownScrollViews()
      Decoration {
        // It is laid out as a whole for each change, which only the short texts of rows can afford.
        if surroundings.context == .row {
          Text(verbatim: measuredText).padding(sizes.insets).hidden()
        }
      }
    }
    .background { if hasBackground, background != .hidden { Rectangle().fill(editorBackground) } }
  }

  /// The editor's background. That of the system is behind the row, where the editor is in one.
  private var editorBackground: AnyShapeStyle {
    proxies?.textView.backgroundColor.style
      ?? (surroundings.context == .row ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
  }

  /// A text as high as that of the editor: also of an empty last line.
  private var measuredText: String {
    let text = content.text.wrappedValue
    return text.isEmpty || text.last?.isNewline == true ? text + " " : text
  }

  private func input(in height: CGFloat, _ sizes: TextEditorMetrics) -> TextInput {
    let text = content.text
    var input = TextInput(
      text: text.wrappedValue, read: { text.wrappedValue }, write: { text.wrappedValue = $0 })
    input.kind = .editor
    input.insets = sizes.insets
    input.leastHeight = height
    input.selection = content.selection.map { TextSelectionSource($0) }
    return input
  }
}

/// The editor and, in a row, a text to measure: as large as proposed, and as high as the text where no height is proposed.
private struct EditorLayout: Layout, UnnamedLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = subviews[0].sizeThatFits(proposal)
    if proposal.height == nil {
      size.height = max(size.height, subviews[1].sizeThatFits(proposal).height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    // As it was measured: another width would break its lines again.
    subviews[1].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
  }
}

/// The sizes of editors (C046).
struct TextEditorMetrics {
  let insets: EdgeInsets
  let disabledOpacity = 0.5

  init(_ metrics: PlatformMetrics) {
    let phone = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    insets = metrics.choose(
      phone, classic: phone, macOS: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
  }
}
