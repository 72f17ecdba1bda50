import Foundation
import Waggle

/// A row of a list.
struct ListCell: View {
  let place: RowPlace
  @State private var isPressed = false
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.rowSelection) private var selection
  @Environment(\.platformMetrics) private var platform
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isSelected = selection?.isSelected(place.subview) ?? false
    CardRow(
      values: place.subview.containerValues, next: next, isSelected: isSelected || isPressed,
      hidesSeparator: isSelected || isNextSelected
    ) {
      place.subview
    }
    .accessibilityRow()
    .contentShape(Rectangle())
    .onPress(isActive: isSelectable) {
      isPressed = $0 && rule != .ignore
    } perform: {
      selection?.tap(place, $0, rule)
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .clipShape(shape)
    .padding(.top, gap)
  }

  private var isSelectable: Bool {
    selection != nil && !place.subview.containerValues.isSelectionDisabled
  }

  /// Where several rows can be selected, a finger does so only while the list is edited (C087).
  private var rule: SelectionRule {
    guard let selection else { return .ignore }
    guard selection.isSelectable(place.subview) else { return .ignore }
    guard selection.isMultiple else { return .replace }
    if editMode?.wrappedValue.isEditing == true { return .toggle }
    return platform.profile == .macOS26 ? .replace : .ignore
  }

  private var isNextSelected: Bool {
    guard let next = place.next, let selection else { return false }
    return selection.isSelected(next)
  }

  /// What the row below carries, if a line is above it.
  private var next: ContainerValues? {
    if rowSpacing != nil || metrics.separator == 0 { return nil }
    return place.next?.containerValues ?? (metrics.separatesLast ? ContainerValues() : nil)
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
