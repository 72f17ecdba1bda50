import Foundation
import Waggle

/// The label of a link as one view. Only in a row it has parts beside the label, so elsewhere it is the label alone.
nonisolated struct LinkLabel<Content: View>: PrimitiveView {
  private let inRow: LinkLabelInRow<Content>

  init(_ content: Content) { inRow = LinkLabelInRow(content: content) }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    guard inputs.surroundings.context == .row else {
      return _ViewOutputs(view.part(at: 0, as: Content.self).makePart(in: HStackLayout(), inputs))
    }
    let inRow = view.part(at: 0, as: LinkLabelInRow<Content>.self)
    return LinkLabelInRow._makeView(view: inRow, inputs: inputs)
  }
}

/// The label with the badge behind it, which may be that of the label, and then a chevron (C086, C240).
nonisolated private struct LinkLabelInRow<Content: View>: View {
  let content: Content
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isSidebar) private var isSidebar
  @MadeWith<BadgeInLabelKey> private var badgeInLabel
  @Environment(\.editMode) private var editMode
  @Environment(\.linkIndicatorVisibility) private var indicator

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    let isUsual = indicator == .automatic && metrics != .macOS26 && !isSidebar
    let hasChevron =
      (isUsual || indicator == .visible) && editMode?.wrappedValue != .active
    BesideChevron(
      spacing: hasChevron ? 8 : 0, isWholeRow: hasChevron && badgeInLabel == .used
    ) {
      BadgedLinkLabel(content)
        .frame(maxWidth: hasChevron ? .infinity : nil, alignment: .leading)
        .rowForeground([AnyShapeStyle(isEnabled ? Color.primary : .label(level: 3))])
    } chevron: {
      Decoration { if hasChevron { LinkChevron() } }
    }
  }
}

/// The label as one view, with the badge of the row or of the label itself (C240). A label of one view that can have no badge
/// has no parts for one.
nonisolated private struct BadgedLinkLabel<Content: View>: PrimitiveView {
  private let parts: LabelOfParts<Content>

  init(_ content: Content) { parts = LabelOfParts(content: content) }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    var count = _ViewListCountInputs()
    count.seeksContainerValues = true
    guard Content._viewListCount(inputs: count) == 1 else {
      let parts = view.part(at: 0, as: LabelOfParts<Content>.self)
      return LabelOfParts._makeView(view: parts, inputs: inputs)
    }
    if inputs.badgeInLabel == .used {
      let whole = view.part(at: 0, as: WholeLabel<Content>.self)
      return WholeLabel._makeView(view: whole, inputs: inputs)
    }
    return Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
}

/// One view, and the badge of the row.
nonisolated private struct WholeLabel<Content: View>: View {
  let content: Content

  @MainActor var body: some View { BadgedLabel { content } }
}

/// Views in a row, of which one may have the badge.
nonisolated private struct LabelOfParts<Content: View>: View {
  let content: Content
  @MadeWith<BadgeInLabelKey> private var badgeInLabel

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    Group(subviews: content) { parts in
      let badged = parts.first { $0.containerValues.badge != nil }
      BadgedLabel(
        isActive: badgeInLabel == .used, own: badged?.containerValues.badge,
        ownProminence: badged?.containerValues.badgeProminence
      ) {
        HStack { parts }
      }
    }
  }
}

/// Points forwards.
private struct LinkChevron: View {
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 14, weight: .semibold))
      .frame(width: 7, height: 12)
      .foregroundStyle(Color.label(level: 3))
      .accessibilityHidden(true)
  }
}
