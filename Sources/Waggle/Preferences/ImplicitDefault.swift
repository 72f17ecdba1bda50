/// A container or choice that provides the default while nothing in it writes (R019).
///
/// A class and not a protocol: a reference to one is half as large, and each output has one.
package class ImplicitDefaultSource {
  package init() {}

  package var decision: DefaultDecision { .always(true) }

  /// Whether views of the program may come to write in the container itself, which are not there yet. False where only the
  /// framework's own views are inserted and removed.
  package var mayGainWriters: Bool { false }
}

/// What decides whether a value is an implicit default.
package enum DefaultDecision {
  case always(Bool)
  case asIn(ImplicitDefaultSource)
  case asInBoth(ImplicitDefaultSource, ImplicitDefaultSource)
  /// All inputs are such defaults.
  case asInAll([ReduceInput])
}

// Containers are nested as deeply as views are, so the questions below are loops and not recursions.
extension ImplicitDefaultSource {
  package var isImplicitDefault: Bool {
    // Stays empty, and allocates nothing, where each source has at most one other.
    var waiting: [ImplicitDefaultSource] = []
    var next: ImplicitDefaultSource? = self
    while let source = next {
      next = nil
      switch source.decision {
      case .always(let isDefault): if !isDefault { return false }
      case .asIn(let other): next = other
      case .asInBoth(let first, let second):
        next = first
        waiting.append(second)
      case .asInAll(let inputs):
        for input in inputs {
          guard let inner = input.defaultSource else { return false }
          if next == nil { next = inner } else { waiting.append(inner) }
        }
      }
      if next == nil { next = waiting.popLast() }
    }
    return true
  }

  /// Whether views of the program may come to write, here or further down.
  package var awaitsWriter: Bool {
    var waiting: [ImplicitDefaultSource] = []
    var next: ImplicitDefaultSource? = self
    while let source = next {
      if source.mayGainWriters { return true }
      next = nil
      switch source.decision {
      case .always: break
      case .asIn(let other): next = other
      case .asInBoth(let first, let second):
        next = first
        waiting.append(second)
      case .asInAll(let inputs): waiting += inputs.compactMap(\.defaultSource)
      }
      if next == nil { next = waiting.popLast() }
    }
    return false
  }

  /// Whether nothing writes, and nothing can come that would.
  var lacksWriter: Bool { isImplicitDefault && !awaitsWriter }
}
