import Foundation
import Waggle

extension LiveSession {
  /// From how many seconds on input is late, because the program or the connection was slow meanwhile.
  static var lateness: TimeInterval { 0.1 }

  /// Runs a frame, and sends a patch.
  ///
  /// - Parameters:
  ///   - moment: the frame's time, if it is after that of the last frame; by default now.
  ///   - bodies: how many bodies had run before, if only the passage of time made the frame due.
  func runFrame(
    at moment: TimeInterval? = nil, afterBodies bodies: Int? = nil, _ event: () -> Void = {}
  ) {
    guard !isClosed else { return }
    host.frame(at: pace.begin(at: moment ?? time)) {
      for (scrollView, report) in reports.takeAll() { input.follow(report, of: scrollView) }
      event()
    }
    if let bodies { timedBodies += host.runtime.counts.bodies - bodies }
    pace.finish(at: time)
    patches.hasUnsentFrame = true
    sendPatch()
    scheduleFrame()
    inspected.changed()
  }

  /// Called when work becomes due outside of a frame.
  func wake() {
    guard !isClosed, host.hasWork else { return }
    scheduleFrame()
  }

  /// Schedules the next frame for the time when work is due, at least `FramePace.interval` after the last.
  func scheduleFrame() {
    timer?.cancel()
    timer = nil
    guard let next = nextFrame else { return }
    let wait = next - time
    timer = Task { [weak self] in
      if wait > 0 { try? await Task.sleep(for: .seconds(wait), tolerance: .zero) }
      if !Task.isCancelled { self?.runScheduledFrame() }
    }
  }

  var nextFrame: TimeInterval? {
    if !reports.isEmpty { return pace.earliestForReports }
    if host.hasWork { return pace.earliest }
    return pace.next(
      moment: host.nextMoment, sending: isConnected ? patches.next : nil,
      hasUnsentFrame: patches.hasUnsentFrame)
  }

  /// Runs the frame that is scheduled if its time has come, as the timer does.
  package func runDueFrame() {
    if let nextFrame, nextFrame <= time { runScheduledFrame() }
  }

  /// Runs a frame that was scheduled, and counts the bodies in it if only the passage of time made it due.
  private func runScheduledFrame() {
    let isTimed = !host.hasWork && reports.isEmpty
    let before = host.runtime.counts.bodies
    runFrame(afterBodies: isTimed ? before : nil)
  }

  /// Whether another frame follows soon by itself, for an animation or a timeline.
  var framesFollow: Bool { host.nextMoment.map { $0 <= pace.last + Self.soon } ?? false }

  /// The longest that a change may wait for the next frame, in seconds.
  private static let soon = 0.05
}
