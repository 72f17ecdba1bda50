import Observation
package import WaggleGraph

extension Runtime {
  /// Computes a value for a rule, and runs the rule again when an observable object that was read changes.
  ///
  /// Each run registers again; changes to what only an earlier run read are ignored.
  package func observing<Value>(_ node: NodeID, run: UInt32, _ compute: () -> Value) -> Value {
    let mailbox = mailbox
    return withObservationTracking(compute) { mailbox.changed(node, run: run) }
  }
}
