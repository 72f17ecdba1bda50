import Foundation
import Waggle

/// The card of a dialog: texts, fields and buttons. Texts that are too long scroll, and so do too many buttons.
struct DialogCard<Actions: View, Message: View>: View {
  let form: DialogForm
  let title: Text
  let showsTitle: Bool
  let content: DialogContent<Actions, Message>
  @State private var actions: [DialogAction]?
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let metrics = DialogMetrics(platform)
    DialogCardLayout(width: form == .bottom ? nil : metrics.width) {
      scrolled(texts(metrics))
      scrolled(buttons(metrics))
    }
    .modifier(DialogBackground(form: form, metrics: metrics))
  }

  /// Only what is too tall is in a scroll view, which a page shows as a region.
  private func scrolled(_ content: some View) -> some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }.scrollBounceBehavior(.basedOnSize)
    }
  }

  private func texts(_ metrics: DialogMetrics) -> some View {
    VStack(alignment: metrics.alignment, spacing: metrics.titleSpacing) {
      DialogIcon()
      if showsTitle {
        title.font(metrics.title).accessibilityAddTraits(.isHeader)
      }
      content.message.font(metrics.message).foregroundStyle(.secondary)
      DialogSuppression()
    }
    .multilineTextAlignment(metrics.textAlignment)
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: metrics.alignment, vertical: .top))
    .padding(
      hasTexts ? metrics.textInsets : EdgeInsets(top: 14, leading: 0, bottom: 0, trailing: 0))
  }

  private var hasTexts: Bool { showsTitle || Message.self != EmptyView.self }

  private func buttons(_ metrics: DialogMetrics) -> some View {
    DialogActionsLayout(metrics: metrics, form: form) {
      ForEach(subviews: content.actions) { DialogItem(content: $0, form: form) }
      if let actions { DialogOwnButtons(actions: actions, form: form) }
    }
    .modifier(
      DialogStyles(isAlone: actions?.count ?? 0 < 2, haveConfirm: actions?.haveConfirm ?? false)
    )
    .onPreferenceChange(DialogActionsKey.self) { actions = $0 }
    .onAppear { if actions == nil { actions = [] } }
  }
}

/// The buttons that a dialog has by itself (C137, C139).
private struct DialogOwnButtons: View {
  let actions: [DialogAction]
  let form: DialogForm

  var body: some View {
    let others = actions.filter { !$0.isOwn }
    if others.isEmpty, form == .card {
      Button("OK") {}.environment(\.isOwnDialogAction, true)
    } else if form != .popover, needsCancel(others) {
      Button("Cancel", role: .cancel) {}.environment(\.isOwnDialogAction, true)
    }
  }

  private func needsCancel(_ others: [DialogAction]) -> Bool {
    if others.contains(where: { $0.role == .cancel }) { return false }
    return form == .bottom || others.allSatisfy { $0.role == .destructive }
  }
}

/// Stacks the texts and the buttons of a dialog. If there is too little room, both are as high as they can be.
private struct DialogCardLayout: Layout {
  /// nil for that of the window.
  let width: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = min(width ?? proposal.width ?? 300, proposal.width ?? .infinity)
    let heights = heights(subviews, width, proposal.height)
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (view, height) in zip(subviews, heights(subviews, bounds.width, bounds.height)) {
      view.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  private func heights(_ subviews: Subviews, _ width: CGFloat, _ room: CGFloat?) -> [CGFloat] {
    let ideal = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    guard let room, ideal.count == 2, ideal[0] + ideal[1] > room else { return ideal }
    let buttons = min(ideal[1], max(room / 2, room - ideal[0]))
    return [max(0, min(ideal[0], room - buttons)), min(buttons, room)]
  }
}
