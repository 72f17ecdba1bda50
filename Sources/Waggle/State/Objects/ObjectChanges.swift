import WaggleGraph

/// The changes of the object that one property of a view follows, as a value of the graph. It lives as long as the view's
/// identity.
final class ObjectChanges {
  private let type: Any.Type
  private let name: String
  private let subgraph: Subgraph
  private let reference: RuntimeReference
  /// Counts the changes; who reads the object depends on it.
  private let node: Attribute<Int>
  private var count = 0
  private var pending = Pending.none

  /// A change that has been announced and is not yet applied.
  private enum Pending: Equatable {
    case none
    /// In the transaction of this identity.
    case transaction(Int)
    /// After the update that is running.
    case afterUpdate
  }

  init(of type: Any.Type, _ context: PropertyContext, _ field: PropertyField) {
    self.type = type
    name = field.name
    subgraph = context.subgraph
    reference = context.runtime.reference
    node = context.runtime.graph.makeInput(0, in: context.subgraph)
  }

  private var runtime: Runtime? { reference.runtime }

  /// The number of changes so far.
  var number: Int { count }

  /// Makes the rule or closure that runs depend on the object's changes.
  func depend() {
    guard reference.isOnMainActor, let runtime, runtime.hasReader, !subgraph.isRemoved else {
      return
    }
    _ = runtime.valueForReader(node)
  }

  /// Called before the object changes. Changes in one transaction are one update, and run the body once (M191).
  func objectWillChange() {
    guard let runtime, !subgraph.isRemoved else { return }
    runtime.isUpdating ? changeAfterUpdate(runtime) : scheduleChange(runtime)
  }

  private func scheduleChange(_ runtime: Runtime) {
    let transaction = Pending.transaction(Transaction.current.identity)
    guard pending != transaction else { return }
    pending = transaction
    runtime.reports.noteWrite(name)
    runtime.schedule { [weak self] in self?.applyChange() }
  }

  private func applyChange() {
    pending = .none
    guard let runtime, !subgraph.isRemoved else { return }
    count += 1
    runtime.graph.set(node, to: count)
  }

  /// The change is made, since the object is the program's; the views follow it in the next update (R222).
  private func changeAfterUpdate(_ runtime: Runtime) {
    runtime.reportOnce(.publishedInUpdate(type, at: runtime.currentPath))
    guard pending == .none else { return }
    pending = .afterUpdate
    runtime.actions.add(.lifecycle, .last) { [weak self] in
      guard let self, let runtime = self.runtime else { return }
      scheduleChange(runtime)
    }
  }

  /// Called on another thread, before it changes the object. That thread may be slow to do so, and views that were
  /// updated in between would keep the old value: they are updated once more a little later (R223).
  ///
  /// - Parameter changes: nil once the view is removed; called on the main actor, because only there it may be freed.
  static func changeOnMainActor(_ changes: @escaping () -> ObjectChanges?) {
    nonisolated(unsafe) let changes = changes
    Task { @MainActor in
      changes()?.changedInBackground()
      try? await Task.sleep(for: .milliseconds(20))
      changes()?.objectWillChange()
    }
  }

  private func changedInBackground() {
    guard let runtime else { return }
    runtime.reports.reportOnce(.publishedInBackground(type), inTree: typeName(type))
    objectWillChange()
  }
}
