import Foundation

/// Runs an action once, at a time of the host, unless it is freed before.
final class TextAlarm {
  private let reference: RuntimeReference
  private var token: Timers.Token?

  init(_ runtime: Runtime, at date: Date, _ action: @escaping () -> Void) {
    reference = runtime.reference
    token = runtime.timers.wake(at: date.timeIntervalSince(runtime.startDate)) { [weak self] in
      self?.token = nil
      action()
    }
  }

  deinit {
    if let token { reference.runtime?.timers.cancel(token) }
  }
}
