/// Frames that the screen was asked for and does not give: of a window that is minimised or covered, or whose compositor has
/// stopped. They run all the same, four per second, so that time passes in the tree (C598).
///
/// Always true: at most one wait is in progress, and none begins while no frame is asked for.
@MainActor final class FrameWatch {
  /// How long the screen may take; nil for ever.
  var patience: Duration? = .milliseconds(250)
  private let run: @MainActor () -> Void
  private let rest: @MainActor () -> Void
  private let timer = MainTimer()
  private var isWaiting = false
  /// Whether a frame was asked for that has not come.
  private var isRequested = false
  /// The frames that the screen has given.
  private var answers = 0

  /// - Parameters:
  ///   - run: runs a frame without the screen; it may ask for the next one.
  ///   - rest: called when the last frame that was asked for has come a while ago.
  init(_ run: @escaping @MainActor () -> Void, rest: @escaping @MainActor () -> Void) {
    (self.run, self.rest) = (run, rest)
  }

  /// The screen is asked for a frame.
  func request() {
    isRequested = true
    if !isWaiting { wait() }
  }

  /// Looks again when the patience is over.
  private func wait() {
    isWaiting = patience != nil
    guard let patience else { return }
    let answers = answers
    timer.start(after: patience / .seconds(1)) { [weak self] in
      guard let self else { return }
      guard isRequested else { return finish() }
      if answers == self.answers { runWithheld() }
      // What ran may have ended the watch.
      if isWaiting { wait() }
    }
  }

  private func finish() {
    isWaiting = false
    rest()
  }

  /// The screen has given a frame.
  func answer() {
    isRequested = false
    answers += 1
  }

  /// Runs no more frames until one is asked for.
  func end() {
    timer.stop()
    (isWaiting, isRequested) = (false, false)
  }

  private func runWithheld() {
    isRequested = false
    run()
  }
}
