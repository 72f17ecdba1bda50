import Foundation
import Waggle

/// A row of a list.
struct ListCell: View {
  let place: RowPlace
  @State private var isPressed = false
  @State private var isRevealed = false
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.rowSelection) private var selection
  @Environment(\.platformMetrics) private var platform
  @Environment(\.editMode) private var editMode
  @Environment(\.rowsAlternate) private var alternates
  @Environment(\.listModel) private var model

  var body: some View {
    let values = place.subview.containerValues
    let editing = RowEditing(place: place, values: values)
    let isSelected = selection?.isSelected(place.subview) ?? false
    let mark = mark(editing, isSelected)
    let hasGrip = isEditing && editing.canMove
    CardRow(
      values: values, next: next, isSelected: isSelected || isPressed,
      hidesSeparator: isSelected || isNextSelected, isStriped: isStriped,
      leadingSpace: mark == .none ? 0 : EditMetrics.indent,
      trailingSpace: hasGrip ? EditMetrics.indent : 0
    ) {
      place.subview
    }
    .overlay(alignment: .leading) {
      EditMark(kind: mark, inset: metrics.inset) { isRevealed = true }
    }
    .modifier(
      RowSwipe(
        leading: values.swipeActions(.leading), trailing: trailing(editing),
        isRevealed: $isRevealed)
    )
    .background { RowMoves(editing: editing) }
    .accessibilityRow()
    .contentShape(Rectangle())
    .onPress(isActive: isSelectable(values)) {
      isPressed = $0 && rule != .ignore
    } perform: {
      selection?.tap(place, $0, rule)
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .clipShape(shape)
    .padding(.top, gap)
    .modifier(RowMoving(editing: editing, hasGrip: hasGrip && !isRevealed, gap: gap))
  }

  /// Whether it is every other row, where rows alternate.
  private var isStriped: Bool {
    guard alternates else { return false }
    return model?.finder.number(of: place).map { !$0.isMultiple(of: 2) } ?? place.isOdd ?? false
  }

  private var isEditing: Bool { editMode?.wrappedValue == .active }

  private func isSelectable(_ values: ContainerValues) -> Bool {
    selection != nil && !values.isSelectionDisabled
  }

  private func mark(_ editing: RowEditing, _ isSelected: Bool) -> EditMark.Kind {
    guard isEditing else { return .none }
    if let selection, selection.isMultiple {
      return selection.isSelectable(place.subview) ? .circle(isSelected: isSelected) : .none
    }
    return editing.delete == nil ? .none : .disc
  }

  /// The row's own actions, or else the one that deletes it.
  private func trailing(_ editing: RowEditing) -> [SwipeActions] {
    let own = editing.values.swipeActions(.trailing)
    guard own.isEmpty, let delete = editing.delete else { return own }
    let button = Button("Delete", role: .destructive) { delete() }
    return [SwipeActions(content: AnyView(button), allowsFullSwipe: true)]
  }

  /// Where several rows can be selected, a finger does so only while the list is edited (C087).
  private var rule: SelectionRule {
    guard let selection, selection.isSelectable(place.subview) else { return .ignore }
    guard selection.isMultiple else { return .replace }
    if isEditing { return .toggle }
    return platform.profile == .macOS26 ? .replace : .ignore
  }

  private var isNextSelected: Bool {
    guard let next = place.livingNext, let selection else { return false }
    return selection.isSelected(next)
  }

  /// What the row below carries, if a line is above it.
  private var next: ContainerValues? {
    if rowSpacing != nil || metrics.separator == 0 { return nil }
    if place.isLast, !metrics.separatesLast { return nil }
    return place.livingNext?.containerValues ?? ContainerValues()
  }

  private var shape: UnevenRoundedRectangle {
    let top = place.isFirst || rowSpacing != nil ? metrics.radius : 0
    let bottom = place.isLast || rowSpacing != nil ? metrics.radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  private var gap: CGFloat {
    guard place.isFirst else { return rowSpacing ?? 0 }
    guard !place.hasHeader else { return 0 }
    return RowGaps(metrics: metrics, spacing: sectionSpacing)
      .above(hasHeader: false, isFirst: place.startsList)
  }
}

/// A view of the header of a section.
struct ListHeader: View {
  let place: RowPlace
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.platformMetrics) private var platform
  @Environment(\.colorScheme) private var scheme
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.listSectionSpacing) private var spacing

  var body: some View {
    SectionHeader(
      content: place.subview, isExpanded: place.section?.isExpanded,
      prominence: place.section?.containerValues.headerProminence
    )
    .background(ground)
    .padding(.top, gap)
    .layoutValue(key: PinningGap.self, value: gap)
  }

  /// What rows go below while the header stays.
  private var ground: AnyShapeStyle {
    guard metrics.pinsHeaders else { return AnyShapeStyle(.clear) }
    if background == .hidden { return AnyShapeStyle(.regularMaterial) }
    return AnyShapeStyle(
      RowColors(scheme: scheme, profile: platform.profile).ground(metrics.surface))
  }

  private var gap: CGFloat {
    guard place.isFirst else { return 0 }
    return RowGaps(metrics: metrics, spacing: spacing)
      .above(hasHeader: true, isFirst: place.startsList)
  }
}

/// A view of the footer of a section.
struct ListFooter: View {
  let place: RowPlace

  var body: some View { SectionFooter(content: place.subview) }
}
