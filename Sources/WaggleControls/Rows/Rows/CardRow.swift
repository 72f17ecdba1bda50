import Foundation
import Waggle

/// A row of a form or list: its content between the insets, its background, and the line below it.
struct CardRow<Content: View, Badge: View>: View {
  let values: ContainerValues
  /// What the row below carries; nil where no line is below.
  let next: ContainerValues?
  /// What the row may have. It never changes.
  var parts = RowParts.all
  var isSelected = false
  /// Whether the line below is hidden because a row beside it is selected.
  var hidesSeparator = false
  /// Whether the row is darker than the rows beside it.
  var isStriped = false
  /// How far the content moves in.
  var leadingSpace: CGFloat = 0
  var trailingSpace: CGFloat = 0
  @ViewBuilder let content: Content
  /// The badge; empty for none.
  @ViewBuilder let badge: Badge
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.rowColors) private var colors

  var body: some View {
    // Each is read once: to ask the environment is dear beside the rest.
    let look = look(metrics, colors, minHeight)
    let frame = look.frame
    RowLayout(
      insets: frame.insets, minHeight: frame.minHeight, separator: look.line,
      separatorEnd: look.lineEnd
    ) {
      content.modifier(FramedByRow(frame: frame, mayHaveBadge: parts.contains(.badge)))
      look.separator
      badge
    }
    .layer(behind: look.layer, ifChosen: parts.contains(.background))
    .background(look.background, ignoresSafeAreaEdges: [])
  }

  private func look(_ metrics: RowMetrics, _ colors: RowColors, _ minHeight: CGFloat) -> CardLook {
    CardLook(
      values: values, next: hidesSeparator ? nil : next, isSelected: isSelected,
      isStriped: isStriped, leadingSpace: leadingSpace, trailingSpace: trailingSpace,
      metrics: metrics, colors: colors, height: minHeight)
  }
}

/// What a row looks like, whatever is in it.
private struct CardLook {
  let values: ContainerValues
  let next: ContainerValues?
  let isSelected: Bool
  let isStriped: Bool
  let leadingSpace: CGFloat
  let trailingSpace: CGFloat
  let metrics: RowMetrics
  let colors: RowColors
  let height: CGFloat

  var line: CGFloat { metrics.separator }
  var lineEnd: CGFloat { metrics.separatorEnd }

  var frame: RowFrame {
    RowFrame(
      insets: insets, minHeight: height.isFinite ? max(height, 0) : 0,
      chevronInset: metrics.inset + trailingSpace, badge: values.badge,
      badgeProminence: values.badgeProminence)
  }

  private var insets: EdgeInsets {
    var insets = values.rowInsets.over(metrics.insets)
    insets.leading += leadingSpace
    insets.trailing += trailingSpace
    return insets
  }

  /// The colour of a row without a background of the program's.
  var background: Color {
    if values.rowBackground != nil { return .clear }
    return isStriped ? colors.stripe : colors.row(metrics.surface)
  }

  /// What is behind the content, besides that colour.
  @MainActor var layer: RowBackground? {
    guard isSelected || values.rowBackground != nil else { return nil }
    return RowBackground(
      background: values.rowBackground, selection: isSelected ? colors.selection : nil,
      radius: metrics.selectionRadius ?? 0)
  }

  var separator: Color { RowSeparator.color(between: values, and: next, colors) }
}

/// Parts that a row may have while it is shown.
nonisolated struct RowParts: OptionSet {
  let rawValue: Int

  static let badge = RowParts(rawValue: 1)
  /// A background besides the colour of the list: that of the program, or of a selected row.
  static let background = RowParts(rawValue: 2)
  static let all: RowParts = [.badge, .background]
}

/// Says to the content of a row how it is framed, and whether it may have to leave space for a badge.
nonisolated private struct FramedByRow: PrimitiveModifier {
  let frame: RowFrame
  let mayHaveBadge: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs.withEnvironment(of: modifier) { $0.rowFrame = $1.frame }
    inner.rowMayHaveBadge = modifier.readOnce(in: inputs).mayHaveBadge
    return body(_Graph(), inner)
  }
}

/// The badge of a row that has one.
struct RowBadgeAtEnd: View {
  let values: ContainerValues

  var body: some View {
    Decoration {
      if let badge = values.badge { RowBadge(text: badge, prominence: values.badgeProminence) }
    }
    .allowsHitTesting(false)
  }
}

/// The program's background of a row, and that of a selected one above it.
private struct RowBackground: View {
  let background: AnyView?
  let selection: Color?
  let radius: CGFloat

  var body: some View {
    if let background { background }
    if let selection { RoundedRectangle(cornerRadius: radius).fill(selection) }
  }
}

extension RowMetrics {
  /// The distance of a row's content from the row's edges.
  var insets: EdgeInsets {
    EdgeInsets(top: padding, leading: inset, bottom: padding, trailing: inset)
  }
}
