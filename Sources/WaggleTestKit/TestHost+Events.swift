public import Foundation
import Waggle

extension TestHost {
  /// Touches a point of the window and lets go; one frame. A gesture may wait for a second tap: `advance` moves time.
  public func tap(at point: CGPoint) {
    let hit = hit(at: point)
    frame { taps.tap(at: point, on: hit, time: time) }
  }

  /// Touches a point, moves in equal steps to another, and lets go there; one frame a step.
  ///
  /// A way of less than 45 points is a tap (M100).
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8) {
    let hit = hit(at: start)
    for _ in 1..<max(steps, 1) { frame() }
    frame {
      guard hypot(end.x - start.x, end.y - start.y) < TapRecognizer.reach else { return }
      taps.tap(at: end, on: hit, time: time)
    }
  }

  /// Presses a key and lets it go; one frame.
  public func key(_ key: KeyEquivalent) { frame() }

  /// Turns the wheel over a point, or moves two fingers on a pad; one frame.
  public func scroll(at point: CGPoint, by offset: CGVector) { frame() }

  /// Turns the wheel over a point, or moves two fingers on a pad; one frame.
  public func scroll(at point: CGPoint, by offset: CGSize) { frame() }

  /// Who is at a point, as the last frame laid the views out.
  func hit(at point: CGPoint) -> TouchHit? {
    host.asking { host.rootView.output(TouchOutput.self)?.hit(point) }
  }
}
