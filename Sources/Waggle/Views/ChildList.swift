import WaggleGraph

/// A container's children: a list of views made into nodes, kept in step with the list as it changes.
///
/// Always true: `children` are the list's elements as of the last `update`, in order; an element that stays keeps
/// its node.
package final class ChildList {
  package struct Child {
    /// Tells the child from its siblings: the list's element, or the node itself where there is no list. Held, so that
    /// no other element can come to lie where it lay.
    private let element: AnyObject
    package let node: ViewNode
    /// R023.
    package let contributesDefault: Bool

    fileprivate init(_ element: AnyObject, _ node: ViewNode, contributesDefault: Bool = false) {
      self.element = element
      self.node = node
      self.contributesDefault = contributesDefault
    }

    package var identity: ObjectIdentifier { ObjectIdentifier(element) }
  }

  private let list: ViewList?
  package let inputs: _ViewInputs
  package private(set) var children: [Child] = []
  private var choices: [ObjectIdentifier: Any] = [:]
  private var combiners: [(key: ObjectIdentifier, combiner: any ChildCombiner, output: Any)] = []
  private(set) package var isDynamic: Bool

  /// The container, once it is there.
  package weak var container: ViewNode?

  package init(_ list: ViewList, inputs: _ViewInputs) {
    self.list = list
    self.inputs = inputs
    isDynamic = list.isDynamic
  }

  /// Children in the order in which they are drawn and combined, without a list of views behind them.
  ///
  /// - Parameter isDynamic: whether others can take their place, so that there are outputs in any case (R019).
  package init(fixed nodes: [ViewNode], inputs: _ViewInputs, isDynamic: Bool = false) {
    list = nil
    self.inputs = inputs
    self.isDynamic = isDynamic
    children = nodes.map { Child($0, $0) }
  }

  /// Has other children take the place of those given before, in a list made dynamic.
  package func set(fixed nodes: [ViewNode]) {
    children = nodes.map { Child($0, $0) }
    orderChanged()
  }

  package func setOwner(_ owner: any ViewListOwner) { list?.setOwner(owner) }

  /// Makes the children that are new, drops those that went. False where nothing changed.
  @discardableResult
  package func update() -> Bool {
    guard let list else { return false }
    var wanted: [BoundElement] = []
    wanted.reserveCapacity(children.count)
    list.forEach(nil) { wanted.append(BoundElement(element: $0, around: $1)) }
    if wanted.count == children.count,
      zip(wanted, children).allSatisfy({ ObjectIdentifier($0.element) == $1.identity })
    {
      return false
    }
    make(wanted)
    orderChanged()
    return true
  }

  private func make(_ wanted: [BoundElement]) {
    var known: [ObjectIdentifier: Child] = [:]
    known.reserveCapacity(children.count)
    for child in children { known[child.identity] = child }
    children = wanted.map { known[ObjectIdentifier($0.element)] ?? made($0) }
  }

  private func made(_ bound: BoundElement) -> Child {
    Child(
      bound.element, bound.make().node, contributesDefault: bound.element.contributesDefault)
  }

  /// The children in the order in which they are drawn and combined: by z index where one is set, else as listed
  /// (R049–R051).
  package var inOrder: [Child] {
    guard list != nil else { return children }
    let indices = children.map { $0.node.zIndex }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return zip(indices, children).enumerated()
      .sorted { a, b in (a.element.0, a.offset) < (b.element.0, b.offset) }
      .map(\.element.1)
  }

  /// The children's places or their z indices have changed.
  package func orderChanged() {
    for entry in combiners { entry.combiner.childrenChanged(self) }
  }

  /// The children's combined output for a key, made when it is first asked for.
  package func output<K: OutputKey>(_ key: K.Type) -> K.Output? { K.combine(self) }

  /// What was made for a key before; else what `make` makes, which is kept and told of changes.
  package func combiner<Output>(
    for key: ObjectIdentifier, _ make: () -> (any ChildCombiner, Output)
  ) -> Output {
    if let known = combiners.first(where: { $0.key == key }) { return known.output as! Output }
    let (combiner, output) = make()
    combiners.append((key, combiner, output))
    return output
  }

  /// What a view that shows one of several gives for a key, made once.
  package func chosenOutput<Output>(for key: ObjectIdentifier, _ make: () -> Output) -> Output {
    if let known = choices[key] { return known as! Output }
    let made = make()
    choices[key] = made
    return made
  }

  package func knownCombiner(for key: ObjectIdentifier) -> (any ChildCombiner)? {
    combiners.first { $0.key == key }?.combiner
  }
}

/// Keeps a combined output in step with a container's children.
package protocol ChildCombiner: AnyObject {
  func childrenChanged(_ children: ChildList)
}
