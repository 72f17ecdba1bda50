import Foundation
import Waggle

extension View {
  /// Makes this view a row by itself, which acts wherever it is touched (C086). Only where `isWholeRow` is true.
  ///
  /// - Parameter hasBadge: whether the row's badge is behind the view; otherwise the view has a `BadgedLabel` in it.
  nonisolated func wholeRow(isPressed: Bool, hasBadge: Bool = true) -> some View {
    modifier(WholeRow(isPressed: isPressed, hasBadge: hasBadge))
  }
}

/// Fills the row, with its content where a frame around it aligns it, and shows when it is pressed or when a pointer is over it.
private struct WholeRow: ViewModifier {
  let isPressed: Bool
  let hasBadge: Bool
  @State private var isHovered = false
  @Environment(\.rowFrame) private var frame
  @Environment(\.badgeInLabel) private var badgeInLabel
  @Environment(\.alignmentInFrame) private var alignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowColors) private var colors
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.rowMetrics) private var rows
  @Environment(\.isShownLink) private var isShown

  func body(content: Content) -> some View {
    let isInLabel = hasBadge && badgeInLabel != .impossible
    BadgedLabel(isActive: hasBadge && !isInLabel) {
      content.environment(\.badgeInLabel, isInLabel ? .used : .impossible)
    }
    .padding(frame.insets)
    .frame(
      maxWidth: .infinity, minHeight: frame.minHeight,
      alignment: Alignment(horizontal: alignment ?? .leading, vertical: .center)
    )
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
    .layoutValue(key: FillsRow.self, value: true)
  }

  /// The ring is inside the row, which the card clips.
  private var ringInset: CGFloat { metrics.focusRing.gap + 2 * metrics.focusRing.width }

  private var overlay: Color {
    colors.overlay(isPressed: isPressed && isEnabled, isHovered: isHovered && isEnabled)
  }
}

/// A button that is a row by itself: the whole row acts (C086).
nonisolated struct RowButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, release: .buttonRelease) { isPressed in
      BorderlessButtonBody(label: configuration.label, role: configuration.role, isPressed: false)
        .wholeRow(isPressed: isPressed)
    }
  }
}
