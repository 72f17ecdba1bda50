import Foundation
import Waggle

extension LiveSession {
  /// From how many seconds on input is late, because the program or the connection was slow meanwhile.
  static var lateness: TimeInterval { 0.1 }

  /// Runs a frame, and sends a patch.
  ///
  /// - Parameter moment: the frame's time, if it is after that of the last frame; by default now.
  func runFrame(at moment: TimeInterval? = nil, _ event: () -> Void = {}) {
    guard !isClosed else { return }
    lastFrame = max(moment ?? time, lastFrame)
    host.frame(at: lastFrame) {
      let told = reports.sorted { $0.key < $1.key }
      reports = [:]
      for (number, report) in told { input.follow(report, of: number) }
      event()
    }
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
      if !Task.isCancelled { self?.runFrame() }
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
    let animation =
      moment > lastFrame ? moment : sending.map { max($0, lastFrame + Self.frameInterval) }
    guard let unsent, let animation else { return unsent ?? animation }
    return min(unsent, animation)
  }

  var isAnimating: Bool { host.nextMoment.map { $0 <= lastFrame } ?? false }
}
