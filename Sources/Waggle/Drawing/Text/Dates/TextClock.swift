import Foundation

/// The present, for the parts of a text that depend on it, and when they change next.
final class TextClock {
  /// The present.
  let now: Date
  /// The first date at which a part of the text that was asked for may change; nil if all stay.
  private(set) var next: Date?

  init(_ now: Date) { self.now = now }

  /// The text at present.
  func string(_ time: PassingTime, in context: FormatContext) -> String {
    if let change = time.nextChange(after: now) { next = min(next ?? change, change) }
    return time.string(at: now, in: context)
  }
}

/// Runs an action once, at a time of the host, unless it is freed before.
final class TextAlarm {
  private weak var runtime: Runtime?
  private var token: Timers.Token?

  init(_ runtime: Runtime, at date: Date, _ action: @escaping () -> Void) {
    self.runtime = runtime
    token = runtime.timers.wake(at: date.timeIntervalSince(runtime.startDate)) { [weak self] in
      self?.token = nil
      action()
    }
  }

  deinit {
    if let token { runtime?.timers.cancel(token) }
  }
}
