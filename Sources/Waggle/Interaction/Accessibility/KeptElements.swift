import WaggleGraph

/// The elements of a window that are kept from one collection to the next.
///
/// The children of larger containers are parts. A part is collected again only if something that was read to collect it has
/// changed: the views in it, what they draw, their words, their environment, whether they are seen.
///
/// Always true: what is collected with kept parts is what is collected without. Hosts that compare it with what they had, as a
/// page does, use it; all others ask the views.
package final class KeptElements {
  /// The least number of children that are parts.
  static let fewestParts = 4

  /// Whether elements are being collected, and kept.
  private(set) var isCollecting = false
  /// The number of the collection.
  fileprivate private(set) var collection = 0
  /// How many parts have been collected since the window was made.
  package fileprivate(set) var collectedParts = 0
  /// By the first view.
  private var orders: [ObjectIdentifier: ReadingOrderOfElements] = [:]
  private var lastOrders: [ObjectIdentifier: ReadingOrderOfElements] = [:]

  /// Runs `body`, in which parts are kept.
  func collecting<Result>(in runtime: Runtime, _ body: () -> Result) -> Result {
    collection += 1
    isCollecting = true
    (orders, lastOrders) = ([:], orders)
    defer {
      isCollecting = false
      lastOrders = [:]
    }
    return runtime.recording(body).result
  }
}

/// What is the same as long as an element is.
///
/// Always true: elements with the same object have the same properties, and the same elements inside. Where they are, and
/// whether they can be used and have the focus, may differ.
package final class KeptElement {
  /// What a host has made of the element.
  package var made: AnyObject?
  /// What is inside in reading order, and how much had moved before it was ordered.
  fileprivate var inside: (movements: Int, elements: [AccessibilityElement])?
}

// MARK: Parts

/// The elements of one child of a container, and what was read to collect them.
private final class ElementPart {
  let node: ViewNode
  let elements: [AccessibilityElement]
  private let reads: RecordedReads
  /// The last collection that asked, and the answer.
  private var lastAnswer = (collection: 0, isSame: true)

  init(_ node: ViewNode, _ elements: [AccessibilityElement], _ reads: RecordedReads, in kept: Int) {
    self.node = node
    self.elements = elements
    self.reads = reads
    lastAnswer.collection = kept
  }

  func isSame(in collection: Int, of graph: Graph) -> Bool {
    if lastAnswer.collection != collection {
      lastAnswer = (collection, reads.areSame(in: graph))
    }
    return lastAnswer.isSame
  }
}

/// The parts of a container, in the order of its children.
private final class ElementParts {
  private var parts: [ElementPart] = []

  func elements(of children: [ChildList.Child], in kept: KeptElements, _ runtime: Runtime)
    -> [AccessibilityElement]
  {
    let isAligned =
      parts.count == children.count && zip(parts, children).allSatisfy { $0.node === $1.node }
    var known: [ObjectIdentifier: ElementPart] = [:]
    if !isAligned { for part in parts { known[ObjectIdentifier(part.node)] = part } }
    var new: [ElementPart] = []
    new.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let old = isAligned ? parts[index] : known[ObjectIdentifier(child.node)]
      let isSame = old?.isSame(in: kept.collection, of: runtime.graph) ?? false
      let part = isSame ? old! : Self.collect(child.node, in: kept, runtime)
      runtime.recordedReads?.ask { [graph = runtime.graph] in
        part.isSame(in: kept.collection, of: graph)
      }
      new.append(part)
    }
    parts = new
    return parts.flatMap(\.elements)
  }

  private static func collect(_ node: ViewNode, in kept: KeptElements, _ runtime: Runtime)
    -> ElementPart
  {
    kept.collectedParts += 1
    var (elements, reads) = runtime.recording { node.accessibilityElements }
    for index in elements.indices where elements[index].kept == nil {
      elements[index].kept = KeptElement()
    }
    return ElementPart(node, elements, reads, in: kept.collection)
  }
}

extension AccessibilityOutput {
  /// What is in all children, in drawing order. Children too deep for the stack are left out.
  package static func combine(_ children: ChildList) -> Collected<AccessibilityElement>? {
    Collected(in: children) {
      let runtime = children.inputs.runtime
      runtime.checkIsAskable(Self.self, at: children.inputs.scope)
      guard children.hasStackRoom else { return [] }
      let visible = children.visibleInOrder
      guard let reads = runtime.recordedReads else {
        return visible.flatMap { $0.node.accessibilityElements }
      }
      reads.ask { children.visibleInOrder.hasSameViews(as: visible) }
      let kept = runtime.input.kept
      guard kept.isCollecting, visible.count >= KeptElements.fewestParts else {
        return visible.flatMap { $0.node.accessibilityElements }
      }
      let parts = children.chosenOutput(for: ElementParts.self) { ElementParts() }
      return parts.elements(of: visible, in: kept, runtime)
    }
  }
}

extension [ChildList.Child] {
  fileprivate func hasSameViews(as other: [ChildList.Child]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.node === $1.node }
  }
}

// MARK: Reading order

/// The order in which some elements are read while nothing moves, and no view is added to the layout.
private struct ReadingOrderOfElements {
  struct Item: Equatable {
    let view: ObjectIdentifier
    let priority: Double
  }

  let items: [Item]
  let movements: Int
  let indices: [Int]
}

extension KeptElements {
  /// The elements in reading order on each level, as `asTree` has them.
  func tree(_ elements: [AccessibilityElement], _ store: LayoutStore) -> [AccessibilityElement] {
    order(of: elements, store).map { index in
      var element = elements[index]
      guard !element.children.isEmpty else { return element }
      guard let kept = element.kept else {
        element.children = tree(element.children, store)
        return element
      }
      if let known = kept.inside, known.movements == store.movements {
        element.children = known.elements
      } else {
        element.children = tree(element.children, store)
        kept.inside = (store.movements, element.children)
      }
      element.kept = kept
      return element
    }
  }

  private func order(of elements: [AccessibilityElement], _ store: LayoutStore) -> [Int] {
    guard elements.count >= Self.fewestParts else { return elements.orderOfReading }
    let items = elements.map {
      ReadingOrderOfElements.Item(view: ObjectIdentifier($0.view.layout), priority: $0.sortPriority)
    }
    let last = lastOrders[items[0].view]
    if let last, last.movements == store.movements, last.items == items {
      orders[items[0].view] = last
      return last.indices
    }
    let indices = elements.orderOfReading
    orders[items[0].view] = ReadingOrderOfElements(
      items: items, movements: store.movements, indices: indices)
    return indices
  }
}
