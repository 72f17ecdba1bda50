/// Frames that the screen was asked for and does not give: of a window that is minimised or covered, or whose compositor has
/// stopped. They run all the same, four per second, so that time passes in the tree (C598).
///
/// Always true: at most one wait is in progress, and none begins while no frame is asked for.
@MainActor final class FrameWatch {
  /// How long the screen may take; nil for ever.
  var patience: Duration? = .milliseconds(250)
  private let run: @MainActor () -> Void
  private let rest: @MainActor () -> Void
  private var wait: Task<Void, Never>?
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
    guard wait == nil, let patience else { return }
    wait = Task { [weak self] in
      while let answers = self?.answers {
        try? await Task.sleep(for: patience)
        guard !Task.isCancelled, let self else { return }
        guard isRequested else { return finish() }
        if answers == self.answers { runWithheld() }
      }
    }
  }

  private func finish() {
    wait = nil
    rest()
  }

  /// The screen has given a frame.
  func answer() {
    isRequested = false
    answers += 1
  }

  /// Runs no more frames until one is asked for.
  func end() {
    wait?.cancel()
    (wait, isRequested) = (nil, false)
  }

  private func runWithheld() {
    isRequested = false
    run()
  }
}
