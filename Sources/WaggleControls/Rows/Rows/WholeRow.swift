import Foundation
import Waggle

extension View {
  /// Makes this view the content of a control that covers its row: it acts wherever the row is touched (C086, C440). The
  /// control itself has the modifier `coveringRow()`. Only where `isWholeRow` is true.
  ///
  /// - Parameter hasBadge: whether the row's badge is behind the view; otherwise the view has a `BadgedLabel` in it.
  nonisolated func wholeRow(isPressed: Bool, hasBadge: Bool = true) -> some View {
    modifier(WholeRow(isPressed: isPressed, hasBadge: hasBadge))
  }
}

/// Covers the row, and shows when it is pressed or when a pointer is over it.
private struct WholeRow: ViewModifier {
  let isPressed: Bool
  let hasBadge: Bool
  @State private var isHovered = false

  func body(content: Content) -> some View {
    content.modifier(BadgeOfWholeRow(hasBadge: hasBadge))
      .framingRowControl()
      .background { RowVeil(isPressed: isPressed, isHovered: isHovered) }
      .modifier(RowFocusRing())
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .layoutValue(key: HasBadgeSpace.self, value: true)
  }
}

/// The veil behind the content of a row that is pressed, that a pointer is over, or that leads to what the next column shows.
nonisolated struct RowVeil: View {
  let isPressed: Bool
  let isHovered: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowColors) private var colors
  @Environment(\.rowMetrics) private var rows
  @Environment(\.isShownLink) private var isShown

  init(isPressed: Bool, isHovered: Bool) {
    self.isPressed = isPressed
    self.isHovered = isHovered
  }

  @MainActor var body: some View {
    if isShown == true && !isPressed {
      RoundedRectangle(cornerRadius: rows.selectionRadius ?? 0).fill(colors.selection)
    } else {
      colors.overlay(isPressed: isPressed && isEnabled, isHovered: isHovered && isEnabled)
    }
  }
}

/// The ring around a control that covers its row. It is inside the row, which the card clips.
private struct RowFocusRing: ViewModifier {
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.rowMetrics) private var rows

  func body(content: Content) -> some View {
    content.focusRing(rows.ringShape(metrics))
  }
}

/// The same ring, drawn.
nonisolated struct RowRing: View {
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.rowMetrics) private var rows

  init() {}

  @MainActor var body: some View {
    rows.ringShape(metrics).ringed(metrics.focusRing).allowsHitTesting(false)
  }
}

extension RowMetrics {
  fileprivate func ringShape(_ metrics: PlatformMetrics) -> some InsettableShape {
    let inset = metrics.focusRing.gap + 2 * metrics.focusRing.width
    return RoundedRectangle(cornerRadius: radius).inset(by: inset)
  }
}

/// Puts the row's badge behind the content of a control that covers its row, unless the label of the control can have it.
nonisolated private struct BadgeOfWholeRow: PrimitiveModifier {
  let hasBadge: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.makeBadged(modifier.readOnce(in: inputs).hasBadge) { body(_Graph(), $0) }
  }
}

extension _ViewInputs {
  /// Makes the content of a control that covers its row, with the row's badge behind it unless the content can have it.
  nonisolated func makeBadged(_ hasBadge: Bool, _ make: @escaping (_ViewInputs) -> _ViewOutputs)
    -> _ViewOutputs
  {
    let isInLabel = hasBadge && badgeInLabel != .impossible
    var inner = self
    inner.badgeInLabel = isInLabel ? .used : .impossible
    guard hasBadge, rowMayHaveBadge, !isInLabel else { return make(inner) }
    let badged = _GraphValue.constant(onMainActor { Badged() }, in: inner)
    return Badged._makeView(modifier: badged, inputs: inner) { make($1) }
  }
}

private struct Badged: ViewModifier {
  @Environment(\.rowFrame) private var frame

  func body(content: Content) -> some View { content.badgeSpace(frame) }
}
