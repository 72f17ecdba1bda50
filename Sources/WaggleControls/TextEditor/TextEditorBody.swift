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

  var body: some View {
    let sizes = TextEditorMetrics(metrics)
    GeometryReader { space in
      ScrollView {
        input(in: space.size.height, sizes)
          .opacity(isEnabled ? 1 : sizes.disabledOpacity)
      }
    }
    .ownScrollViews()
    .background { if hasBackground, background != .hidden { Rectangle().fill(ground) } }
  }

  private var ground: AnyShapeStyle {
    proxies?.textView.backgroundColor.style ?? AnyShapeStyle(.background)
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
