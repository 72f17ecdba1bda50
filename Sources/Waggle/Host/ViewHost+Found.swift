import WaggleGraph

/// What was found in a tree at rest. It is out of date after any change.
package struct FoundInTree<Element> {
  fileprivate let moment: TreeMoment
  package let all: [Element]
  private let numbers: [String: [Int]]

  fileprivate init(_ all: [Element], at moment: TreeMoment, name: (Element) -> String?) {
    self.moment = moment
    self.all = all
    let named = all.indices.compactMap { index in name(all[index]).map { ($0, [index]) } }
    numbers = Dictionary(named, uniquingKeysWith: +)
  }

  /// The elements with this name, in order. Costs as many as they are.
  package func named(_ name: String) -> [Element] { (numbers[name] ?? []).map { all[$0] } }
}

/// Differs between two moments if something may have changed.
struct TreeMoment: Equatable {
  let frame: Int
  let update: Int
  let clock: UInt64

  init(_ runtime: Runtime) {
    (frame, update) = (runtime.frameNumber, runtime.updateNumber)
    clock = runtime.graph.clock
  }
}

/// What tests look for again and again: to collect it visits all views, so it is kept until the next change.
struct FoundTrees {
  var elements: FoundInTree<AccessibilityElement>?
  var views: FoundInTree<IdentifiedView>?
}

extension ViewHost {
  /// The accessibility elements in reading order, by their labels.
  package var foundElements: FoundInTree<AccessibilityElement> {
    found(\.elements, { accessibilityElements }) { $0.label }
  }

  /// The views with an identifier, by it.
  package var foundViews: FoundInTree<IdentifiedView> {
    found(\.views, { identifiedViews }) { $0.identifier }
  }

  private func found<Element>(
    _ kept: WritableKeyPath<FoundTrees, FoundInTree<Element>?>, _ collect: () -> [Element],
    name: (Element) -> String?
  ) -> FoundInTree<Element> {
    if let found = found[keyPath: kept], found.moment == TreeMoment(runtime) { return found }
    let all = collect()
    // Collecting may compute values that no view had asked for.
    let made = FoundInTree(all, at: TreeMoment(runtime), name: name)
    found[keyPath: kept] = made
    return made
  }
}
