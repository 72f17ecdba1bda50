/// Elements that wait, ordered by their depth in a tree.
///
/// Always true: levels outside of `bounds` are empty. Adding and taking cost O(1), apart from skipping empty levels.
package struct DepthQueue<Element> {
  private var levels: [Level] = []
  /// The least and the greatest depth at which an element may wait; meaningless while the queue is empty.
  private var bounds = (lower: 0, upper: 0)
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Adds an element; `depth` is its distance from the root, 0 or more.
  package mutating func add(_ element: Element, depth: Int) {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].elements.append(element)
    bounds = isEmpty ? (depth, depth) : (min(bounds.lower, depth), max(bounds.upper, depth))
    count += 1
  }

  /// Removes and returns the element nearest to the root, of several the one that waits longest; nil if none waits.
  package mutating func takeShallowest() -> Element? {
    guard count > 0 else { return nil }
    while levels[bounds.lower].isEmpty { bounds.lower += 1 }
    count -= 1
    defer { endTaking() }
    return levels[bounds.lower].takeFirst()
  }

  /// Removes and returns the element farthest from the root, of several the one added last; nil if none waits.
  package mutating func takeDeepest() -> Element? {
    guard count > 0 else { return nil }
    while levels[bounds.upper].isEmpty { bounds.upper -= 1 }
    count -= 1
    defer { endTaking() }
    return levels[bounds.upper].takeLast()
  }

  /// Drops all elements.
  package mutating func removeAll() { self = DepthQueue() }

  @inline(__always)
  private func endTaking() {
    if isChecking, isEmpty { checkInvariants() }
  }

  /// The elements at one depth; the first `taken` were taken already.
  private struct Level {
    var elements: [Element] = []
    private var taken = 0

    var isEmpty: Bool { elements.isEmpty }
    var count: Int { elements.count - taken }

    mutating func takeFirst() -> Element {
      defer { clearIfTaken() }
      taken += 1
      return elements[taken - 1]
    }

    mutating func takeLast() -> Element {
      defer { clearIfTaken() }
      return elements.removeLast()
    }

    private mutating func clearIfTaken() {
      guard taken == elements.count else { return }
      elements.removeAll(keepingCapacity: true)
      taken = 0
    }
  }
}

extension DepthQueue {
  /// Stops if a law of the queue is broken. Costs O(levels).
  package func checkInvariants() {
    for (depth, level) in levels.enumerated() {
      checkInvariant(level.isEmpty || level.count > 0, "a level with no elements left is empty")
      let isOutside = isEmpty || depth < bounds.lower || depth > bounds.upper
      checkInvariant(!isOutside || level.isEmpty, "levels outside of the bounds are empty")
    }
    checkInvariant(
      levels.reduce(0) { $0 + $1.count } == count, "the count is that of all levels")
  }
}
