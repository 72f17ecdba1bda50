import Dispatch

/// A timer of the main queue: calls back once, on the main actor.
///
/// `Task.sleep` would start the process's pool of threads, and libdispatch then looks after that pool every second as long as
/// the process runs: a window would wake up at rest (C603).
@MainActor final class MainTimer {
  private let source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
  private var action: (@MainActor () -> Void)?

  init() {
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.fire() } }
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// Calls back after a time, in seconds, and no more for what it was started with before.
  func start(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    source.schedule(deadline: .now() + max(0, seconds), leeway: .nanoseconds(0))
  }

  /// Does not call back.
  func stop() {
    guard action != nil else { return }
    action = nil
    source.schedule(deadline: .distantFuture)
  }

  private func fire() {
    guard let action else { return }
    self.action = nil
    action()
  }
}
