import Foundation
import Waggle

/// A dialog in its window: what is behind it dimmed, the card in front.
struct DialogStage<Actions: View, Message: View>: View {
  let form: DialogForm
  let title: Text
  let showsTitle: Bool
  let dialog: OpenDialog
  let content: DialogContent<Actions, Message>
  @Environment(\.isPresentationShown) private var isShown

  var body: some View {
    ZStack(alignment: form == .bottom ? .bottom : .center) {
      Decoration { if form != .popover { dim } }
      card
        .animation(.easeOut(duration: DialogMetrics.duration)) {
          $0.opacity(isShown || form == .popover ? 1 : 0.01)
        }
    }
    .frame(maxWidth: fills, maxHeight: fills, alignment: form == .bottom ? .bottom : .center)
    .environment(\.openDialog, dialog)
    .environment(\.dialogForm, form)
    .modifier(DialogDefaults())
  }

  private var fills: CGFloat? { form == .popover ? nil : .infinity }

  private var card: some View {
    DialogCard(form: form, title: title, showsTitle: showsTitle, content: content)
      .modifier(DialogElement(isElement: form != .popover, title: title))
      .padding(form == .popover ? 0 : DialogMetrics.margin)
  }

  private var dim: some View {
    Color.black
      .ignoresSafeArea()
      .animation(.easeOut(duration: DialogMetrics.duration)) {
        $0.opacity(isShown ? PlatformMetrics.dim : 0)
      }
      .contentShape(Rectangle())
      .onTapGesture {
        guard form == .bottom else { return }
        dialog.leave()
      }
      .accessibilityHidden(true)
  }
}

/// What a dialog does not take over from the view that presents it.
private struct DialogDefaults: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(nil)
      .multilineTextAlignment(.leading)
      .environment(\.lineLimit, nil)
      .environment(\.controlSize, .regular)
      .environment(\.labelsVisibility, .automatic)
      .environment(\.isEnabled, true)
      .asPresented()
  }
}

/// Makes a view the element of a dialog.
private struct DialogElement: ViewModifier {
  let isElement: Bool
  let title: Text

  func body(content: Content) -> some View {
    if isElement {
      content
        .accessibilityElement(children: .contain)
        .accessibilityRole(.dialog)
        .accessibilityLabel(title)
        .accessibilityAddTraits(.isModal)
    } else {
      content
    }
  }
}
