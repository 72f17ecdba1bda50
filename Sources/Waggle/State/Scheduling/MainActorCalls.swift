import Dispatch
import Glibc

/// Calls main-actor code from code that is known to run on the main actor.
///
/// Unchecked: the host checks the isolation once per frame where laws are checked; a check for each body would cost more
/// than the call.
@inline(__always)
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Calls `body` at once on the main actor, and otherwise schedules it there.
package func onMainActorSoon(_ body: @escaping () -> Void) {
  if isOnMainActor {
    body()
  } else {
    let action = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    Task { @MainActor in action() }
  }
}

/// Whether this code runs on the main actor's executor. On Linux that need not be the main thread.
var isOnMainActor: Bool {
  let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
  return isCurrentExecutor(executor.0, executor.1, 0)
}

/// The runtime's check without its assertion (flags 0): Swift has no public form of it that works on Linux.
private let isCurrentExecutor: @convention(c) (UInt, UInt, UInt) -> Bool = {
  guard let symbol = dlsym(nil, "swift_task_isCurrentExecutorWithFlags") else {
    return { _, _, _ in false }
  }
  return unsafeBitCast(symbol, to: (@convention(c) (UInt, UInt, UInt) -> Bool).self)
}()

/// Whether this code runs on the main actor or in a block on the main queue, which is where the main actor's jobs run.
var isOnMainQueue: Bool { isOnMainActor || DispatchQueue.getSpecific(key: mainQueueMark) != nil }

/// Marks the main queue.
private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
