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
  @Environment(\.rowLink) private var look
  @MadeWith<BadgeInLabelKey> private var badgeInLabel

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    let look = look
    let shift = look.hasChevron && badgeInLabel == .used ? look.chevronShift : 0
    BadgedLinkLabel(content)
      .frame(maxWidth: look.hasChevron ? .infinity : nil, alignment: .leading)
      .rowForeground([AnyShapeStyle(look.isEnabled ? Color.primary : .label(level: 3))])
      .beside(
        look.mayHaveChevron ? .some(look.hasChevron ? chevron : nil) : nil,
        spacing: (look.hasChevron ? 8 : 0) + max(-shift, 0),
        trailing: shift.isFinite ? shift : 0)
  }

  /// Points forwards.
  @MainActor private var chevron: some View {
    Image(systemName: "chevron.forward")
      .frame(width: 7, height: 12)
      .modifier(ChevronStyle())
      .accessibilityHidden(true)
  }
}

/// What the label of a link in a row shows of where it is: one value, so that a link depends on one node for it.
private struct RowLinkLook: Equatable {
  let isEnabled: Bool
  /// Whether there is a chevron behind it while its list is not edited.
  let mayHaveChevron: Bool
  let hasChevron: Bool
  let chevronShift: CGFloat
}

extension EnvironmentValues {
  fileprivate var rowLink: RowLinkLook {
    let isUsual =
      linkIndicatorVisibility == .automatic && platformMetrics != .macOS26 && !isSidebar
    let mayHaveChevron = isUsual || linkIndicatorVisibility == .visible
    return RowLinkLook(
      isEnabled: isEnabled, mayHaveChevron: mayHaveChevron,
      hasChevron: mayHaveChevron && editMode?.wrappedValue != .active,
      chevronShift: rowFrame.chevronShift)
  }
}

/// The label as one view, with the badge of the row or of the label itself (C240). A label of one view that can have no badge
/// has no parts for one.
nonisolated private struct BadgedLinkLabel<Content: View>: PrimitiveView {
  private let parts: LabelOfParts<Content>
  private let whole: BadgeSpacedLabel<Content>

  init(_ content: Content) {
    parts = LabelOfParts(content: content)
    whole = BadgeSpacedLabel(content)
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    var count = _ViewListCountInputs()
    count.seeksContainerValues = true
    guard Content._viewListCount(inputs: count) == 1 else {
      let parts = view.part(at: 0, as: LabelOfParts<Content>.self)
      return LabelOfParts._makeView(view: parts, inputs: inputs)
    }
    if inputs.badgeInLabel == .used, inputs.rowMayHaveBadge {
      let offset = byteOffset(of: BadgeSpacedLabel<Content>.self, after: LabelOfParts<Content>.self)
      let whole = view.part(at: offset, as: BadgeSpacedLabel<Content>.self)
      return BadgeSpacedLabel._makeView(view: whole, inputs: inputs)
    }
    return Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
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

/// The font and the colour of a chevron, in one change of the environment.
nonisolated private struct ChevronStyle: PrimitiveModifier {
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inner = inputs.withEnvironment(of: modifier) { environment, _ in
      environment.font = .system(size: 14, weight: .semibold)
      environment.setForeground(Color.label(level: 3))
    }
    return body(_Graph(), inner)
  }
}
