import Glibc

/// Calls what is isolated to the main actor from code that is known to run there.
///
/// The host asserts in debug builds, once a frame, that it is; asking again at each body would cost more than the call.
@inline(__always)
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Calls `body` at once where the main actor runs this code, else has the main actor call it.
package func onMainActorSoon(_ body: @escaping () -> Void) {
  if isOnMainActor {
    body()
  } else {
    let action = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    Task { @MainActor in action() }
  }
}

/// Whether the main actor's executor runs this code now. On Linux that need not be the main thread.
var isOnMainActor: Bool {
  let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
  return isCurrentExecutor(executor.0, executor.1, 0)
}

/// The runtime's question without an assertion (flags 0): Swift has no public form of it that answers on Linux.
private let isCurrentExecutor: @convention(c) (UInt, UInt, UInt) -> Bool = {
  guard let symbol = dlsym(nil, "swift_task_isCurrentExecutorWithFlags") else {
    return { _, _, _ in false }
  }
  return unsafeBitCast(symbol, to: (@convention(c) (UInt, UInt, UInt) -> Bool).self)
}()
