/// Actions that wait for the end of an update, run in the order in which they came.
package struct AfterUpdateQueue {
  private var actions: [() -> Void] = []

  package init() {}

  package var isEmpty: Bool { actions.isEmpty }

  package mutating func append(_ action: @escaping () -> Void) { actions.append(action) }

  /// Takes what waits now, for the caller to run; what is added while they run waits for the next time.
  package mutating func take() -> [() -> Void] {
    defer { actions.removeAll(keepingCapacity: true) }
    return actions
  }
}
