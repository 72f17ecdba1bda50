package import WaggleGraph

/// A rule whose properties read the environment. It keeps what they have read, and compares it when a source of the
/// environment has changed: only another value is a reason to run (R184).
///
/// - Cost: nothing for each value in the graph, where a node that stops other values' changes would be one.
package class EnvironmentReader {
  /// The rule's node, from its first run.
  final var readerNode: NodeID? { reader.value }
  @exclusivity(unchecked) private final var reader = OptionalNodeID()
  /// The number of the run, which changes with each; 0 before the first.
  @exclusivity(unchecked) package final private(set) var observationRun: UInt32 = 0
  /// The values that were read in the last run, as a list.
  @exclusivity(unchecked) private final var firstRead: KeptEnvironmentValue?

  init() {}

  /// Begins a run, which has not read anything yet.
  final func beginRun(of node: NodeID) {
    reader = OptionalNodeID(node)
    observationRun = observationRun == .max ? 1 : observationRun + 1
    firstRead = nil
  }

  /// Adds a value that this run reads, unless it has been.
  fileprivate final func add(_ value: KeptEnvironmentValue) {
    guard value.run != observationRun else { return }
    value.run = observationRun
    value.next = firstRead
    firstRead = value
  }

  package final func isAffectedByCompared(in graph: Graph) -> Bool {
    var next = firstRead
    while let value = next {
      if value.isChanged(in: graph) { return true }
      next = value.next
    }
    return false
  }
}

/// A value of the environment as a rule has read it.
class KeptEnvironmentValue {
  /// The reader's run in which the value was read; 0 if none has.
  @exclusivity(unchecked) fileprivate(set) final var run: UInt32 = 0
  /// The value that was read before it in that run.
  @exclusivity(unchecked) fileprivate final var next: KeptEnvironmentValue?

  /// Whether the value differs from the one that the rule has read.
  func isChanged(in graph: Graph) -> Bool { true }

  /// Notes that a reader has read the value.
  final func note(_ reader: EnvironmentReader) { reader.add(self) }
}
