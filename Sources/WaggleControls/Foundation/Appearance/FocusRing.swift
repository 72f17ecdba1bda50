import Foundation
import Waggle

/// The numbers of the ring around a control that has the focus.
struct FocusRingMetrics {
  /// The ring's width, and the gap between it and the control.
  let width: CGFloat
  let gap: CGFloat
}

extension PlatformMetrics {
  var focusRing: FocusRingMetrics {
    choose(
      FocusRingMetrics(width: 3, gap: 2), classic: FocusRingMetrics(width: 3, gap: 2),
      macOS: FocusRingMetrics(width: 3, gap: 0))
  }
}

/// Draws a ring around a control in a shape while keys have given it the focus. In a page the browser does that.
struct FocusRing<Outline: InsettableShape>: ViewModifier {
  let shape: Outline
  @Environment(\.showsFocusRing) private var isShown
  @Environment(\.isFocusEffectEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics

  func body(content: Content) -> some View {
    content.overlay {
      Decoration {
        if isShown && isEnabled {
          shape.ringed(metrics.focusRing)
        }
      }
      .allowsHitTesting(false)
    }
  }
}

extension InsettableShape {
  /// The ring around a control of this shape.
  func ringed(_ ring: FocusRingMetrics) -> some View {
    inset(by: -(ring.gap + ring.width / 2)).stroke(.tint, lineWidth: ring.width)
  }
}

extension View {
  /// Draws a ring in this shape while the control has the focus of keys.
  nonisolated func focusRing(_ shape: some InsettableShape) -> some View {
    modifier(FocusRing(shape: shape))
  }
}
