import Observation
package import WaggleGraph

extension Runtime {
  /// Computes something for a rule, and has the rule run again when an observable object that was read changes.
  ///
  /// Each run arms anew; changes of what an earlier run read are ignored.
  package func observing<Value>(_ node: NodeID, run: UInt32, _ compute: () -> Value) -> Value {
    let mailbox = mailbox
    return withObservationTracking(compute) { mailbox.changed(node, run: run) }
  }
}
