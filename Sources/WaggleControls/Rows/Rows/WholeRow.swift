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
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowColors) private var colors
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.rowMetrics) private var rows
  @Environment(\.isShownLink) private var isShown

  func body(content: Content) -> some View {
    content.modifier(BadgeOfWholeRow(hasBadge: hasBadge))
      .framingRowControl()
      .background {
        if isShown && !isPressed {
          RoundedRectangle(cornerRadius: rows.selectionRadius ?? 0).fill(colors.selection)
        } else {
          overlay
        }
      }
      .focusRing(RoundedRectangle(cornerRadius: rows.radius).inset(by: ringInset))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .layoutValue(key: HasBadgeSpace.self, value: true)
  }

  /// The ring is inside the row, which the card clips.
  private var ringInset: CGFloat { metrics.focusRing.gap + 2 * metrics.focusRing.width }

  private var overlay: Color {
    colors.overlay(isPressed: isPressed && isEnabled, isHovered: isHovered && isEnabled)
  }
}

/// Puts the row's badge behind the content of a control that covers its row, unless the label of the control can have it.
nonisolated private struct BadgeOfWholeRow: PrimitiveModifier {
  let hasBadge: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let hasBadge = modifier.readOnce(in: inputs).hasBadge
    let isInLabel = hasBadge && inputs.badgeInLabel != .impossible
    var inner = inputs
    inner.badgeInLabel = isInLabel ? .used : .impossible
    guard hasBadge, !isInLabel else { return body(_Graph(), inner) }
    let badged = _GraphValue.constant(onMainActor { Badged() }, in: inner)
    return Badged._makeView(modifier: badged, inputs: inner, body: body)
  }
}

private struct Badged: ViewModifier {
  func body(content: Content) -> some View { BadgedLabel { content } }
}

/// A button that is a row by itself: the whole row acts (C086).
nonisolated struct RowButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, release: .buttonRelease) { isPressed in
      BorderlessButtonBody(label: configuration.label, role: configuration.role, isPressed: false)
        .wholeRow(isPressed: isPressed)
    }
    .coveringRow()
  }
}
