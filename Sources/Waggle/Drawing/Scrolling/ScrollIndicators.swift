import Foundation

/// Shows the indicators of a scroll view while its content moves, and fades them out when it rests (L236).
///
/// Always true: `opacity` is 1 from `show` until the pause of `fadeOut` is over, then falls to 0 and stays there.
final class ScrollIndicators: FrameTicker {
  /// How long indicators stay after the content has come to rest, in seconds.
  static let pause: TimeInterval = 0.5
  /// How long they stay when they flash.
  static let flash: TimeInterval = 1
  private static let fade: TimeInterval = 0.25

  private unowned let runtime: Runtime
  private let changed: () -> Void
  private(set) var opacity = 0.0
  private var timer: Timers.Token?
  private var fadeStart: TimeInterval?
  var isScheduled = false

  init(_ runtime: Runtime, changed: @escaping () -> Void) {
    self.runtime = runtime
    self.changed = changed
  }

  func show() {
    if let timer { runtime.timers.cancel(timer) }
    timer = nil
    fadeStart = nil
    set(1)
  }

  func fadeOut(after pause: TimeInterval) {
    guard opacity > 0, fadeStart == nil else { return }
    if let timer { runtime.timers.cancel(timer) }
    timer = runtime.timers.wake(at: runtime.time + pause) { [weak self] in self?.beginToFade() }
  }

  private func beginToFade() {
    timer = nil
    fadeStart = runtime.time
    runtime.clock.add(self)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard let fadeStart else { return false }
    set(max(0, 1 - (time - fadeStart) / Self.fade))
    if opacity == 0 { self.fadeStart = nil }
    return opacity > 0
  }

  private func set(_ new: Double) {
    guard new != opacity else { return }
    opacity = new
    changed()
  }
}
