import WaggleGraph

/// Views with something that a key or a state asks for, so that not all views have to be asked.
///
/// Always true: a view that was added is listed until it is removed.
final class KnownTargets {
  private struct Weak { weak var target: FocusTarget? }

  @exclusivity(unchecked) private var entries: [Weak] = []
  /// How many entries there may be until those of dropped views are removed.
  @exclusivity(unchecked) private var limit = 16

  func add(_ target: FocusTarget) {
    if entries.count >= limit {
      entries.removeAll { $0.target == nil }
      limit = 2 * entries.count + 16
    }
    entries.append(Weak(target: target))
  }

  /// The views that are not removed, the oldest first. Costs O(views that were added).
  var targets: [FocusTarget] { entries.compactMap(\.target).filter { !$0.isGone } }
}

extension FocusTarget {
  /// Whether the focus of the view is bound to a state with a value.
  func isBound(to location: any AnyFocusLocation, _ value: AnyHashable) -> Bool {
    bindings?.bindings.contains { $0.location === location && $0.value == value } ?? false
  }

  /// Whether keys or focus states look for a view with these inputs: its target is then made with it.
  static func isSought(_ inputs: _ViewInputs) -> Bool {
    inputs.bag[FocusBindingChain.self] != nil || inputs.bag[IsInShortcut.self]
  }
}
