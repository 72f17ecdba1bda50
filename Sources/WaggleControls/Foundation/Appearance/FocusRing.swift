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

extension InsettableShape {
  /// The ring around a control of this shape.
  func ringed(_ ring: FocusRingMetrics) -> some View {
    inset(by: -(ring.gap + ring.width / 2)).stroke(.tint, lineWidth: ring.width)
  }
}

extension View {
  /// Draws a ring in this shape while keys have given the control the focus. In a page the browser does that.
  nonisolated func focusRing<Outline: InsettableShape>(_ shape: Outline) -> some View {
    marked(by: FocusRing<Outline>.self, shape)
  }
}

private enum FocusRing<Outline: InsettableShape>: ControlMarks {
  static var isWatched: Bool { false }
  static func makeParts() -> [ControlPart<Outline>] { [.focusRing] }
}

extension ControlPart where Value: InsettableShape {
  /// The ring around a control of this shape while it has the focus.
  static var focusRing: ControlPart {
    .inFront(where: \.isRinged) { environment, shape in
      shape.ringed(environment.platformMetrics.focusRing)
    }
  }
}
