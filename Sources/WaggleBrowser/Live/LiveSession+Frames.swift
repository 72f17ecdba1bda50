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
    lastFrame = max(moment ?? time, lastFrame)
    host.frame(at: lastFrame) {
      let told = reports.sorted { $0.key < $1.key }
      reports = [:]
      for (number, report) in told { input.follow(report, of: number) }
      event()
    }
    if let bodies { timedBodies += host.runtime.counts.bodies - bodies }
    lastFrameEnd = time
    hasUnsentFrame = true
    sendPatch()
    scheduleFrame()
    inspected.changed()
  }

  /// Called when work becomes due outside of a frame.
  func wake() {
    guard !isClosed, host.hasWork else { return }
    scheduleFrame()
  }

  /// Schedules the next frame for the time when work is due, at least `frameInterval` after the last.
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
    if !reports.isEmpty { return nextReport }
    if host.hasWork { return lastFrame + Self.frameInterval }
    // A frame of an animation that could not be sent would be for nothing.
    let sending = isConnected ? pace.next : nil
    let unsent = hasUnsentFrame ? sending : nil
    guard var moment = host.nextMoment else { return unsent }
    // What has arrived during a slow frame comes first: a finger may have been lifted before it was a long press.
    if moment > lastFrame, lastFrameEnd - lastFrame > Self.frameInterval {
      moment = max(moment, lastFrameEnd + Self.frameInterval / 8)
    }
    let next = max(moment, lastFrame + Self.frameInterval)
    let animation = moment > lastFrame ? next : sending.map { max($0, next) }
    guard let unsent, let animation else { return unsent ?? animation }
    return min(unsent, animation)
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
  var framesFollow: Bool { host.nextMoment.map { $0 <= lastFrame + Self.soon } ?? false }

  /// The longest that a change may wait for the next frame, in seconds.
  private static let soon = 0.05
}
