import CProbe
import SwiftUI

/// The value that the observer at the root received last, and when. Observers run on the main actor, as the scenes do.
enum ObserverProbe {
  nonisolated(unsafe) private(set) static var last: Any?
  /// CPU time of the last call.
  nonisolated(unsafe) private(set) static var time: UInt64 = 0
  nonisolated(unsafe) private(set) static var calls = 0

  static func note(_ value: some Sendable) {
    time = probe_cpu_nanoseconds()
    last = value
    calls += 1
  }

  static func forget() {
    last = nil
    calls = 0
  }
}

/// The state of the leaves that a scene changes, to be set from outside.
@MainActor enum LeafBindings {
  private static var wanted: Set<Int> = []
  private static var bindings: [Int: Binding<Int>] = [:]

  /// From now on only these leaves are connected.
  static func want(_ leaves: Set<Int>) {
    wanted = leaves
    bindings = [:]
  }

  /// Called by the body of each leaf.
  static func connect(_ index: Int, _ number: Binding<Int>) {
    if wanted.contains(index) { bindings[index] = number }
  }

  static func set(_ index: Int, to number: Int) {
    guard let binding = bindings[index] else { stop("leaf \(index) is not connected") }
    binding.wrappedValue = number
  }
}

/// What one measured piece of work cost.
struct Cost {
  var untilObserver: Double?
  var whole: Double
  var allocations: Double

  /// Runs the work once.
  @MainActor static func measure(_ work: () -> Void) -> Cost {
    let calls = ObserverProbe.calls
    let allocations = probe_allocations()
    let start = probe_cpu_nanoseconds()
    work()
    let end = probe_cpu_nanoseconds()
    return Cost(
      untilObserver: ObserverProbe.calls > calls ? Double(ObserverProbe.time - start) : nil,
      whole: Double(end - start), allocations: Double(probe_allocations() - allocations))
  }

  /// Field by field, the value in the middle.
  static func median(_ costs: [Cost]) -> Cost {
    func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let heard = costs.compactMap(\.untilObserver)
    return Cost(
      untilObserver: heard.isEmpty ? nil : middle(heard), whole: middle(costs.map(\.whole)),
      allocations: middle(costs.map(\.allocations)))
  }
}
