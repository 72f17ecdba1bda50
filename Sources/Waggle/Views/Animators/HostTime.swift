import Foundation
import WaggleGraph

/// The time of a view's host, and one alarm, for views that change as time passes.
///
/// The alarm is cancelled when the view is removed.
struct HostTime: ConnectableProperty {
  private var source: Source?

  private final class Source {
    private let reference: RuntimeReference
    var alarm: Timers.Token?

    init(_ runtime: Runtime) { reference = runtime.reference }

    var runtime: Runtime? { reference.runtime }

    deinit { cancel() }

    func cancel() {
      if let alarm { runtime?.timers.cancel(alarm) }
      alarm = nil
    }
  }

  mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = Source(context().runtime) }
    // Only this method fills the slot of this field.
    source = unsafeDowncast(slot!, to: Source.self)
  }

  /// Seconds since the host was made; 0 in a view that is not displayed.
  var now: TimeInterval { source?.runtime?.time ?? 0 }

  /// The date of the present frame.
  var date: Date { (source?.runtime?.startDate ?? .distantPast) + now }

  /// Whether two values are the same: by `==` where there is one, or else by their bytes.
  func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    source?.runtime?.graph.areEqual(a, b) ?? false
  }

  /// Runs `action` at the start of the first frame at `time` or later, instead of an earlier alarm of this view.
  func wake(at time: TimeInterval, _ action: @escaping () -> Void) {
    guard let source else { return }
    source.cancel()
    source.alarm = source.runtime?.timers.wake(at: time) { [weak source] in
      source?.alarm = nil
      action()
    }
  }

  /// Runs `action` in the next frame.
  func wakeInNextFrame(_ action: @escaping () -> Void) { wake(at: now + 1.0 / 120, action) }

  /// Counts a frame up at the start of the first frame at `time` or later, so that the view's body runs again. Unlike an
  /// action that captures the view, it keeps nothing alive.
  func wake(at time: TimeInterval, counting frame: Binding<Int>) {
    wake(at: time) { frame.wrappedValue &+= 1 }
  }

  /// Reports what the programmer did wrong, once.
  func report(_ diagnostic: Diagnostic) { source?.runtime?.reportOnce(diagnostic) }
}

/// Any value whose changes start something.
struct Trigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: Trigger, b: Trigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { b.value as? Value == value }
    return isEqual(a.value)
  }
}
