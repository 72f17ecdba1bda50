/// A run of views among the children of a container: one, several, or as many as the data has.
package class ViewList: CallbackScope {
  /// - Parameter inputs: the inputs of a list whose callbacks are ordered by its own position.
  init(at inputs: _ViewInputs? = nil) {
    super.init(
      outer: inputs?.callbackScope, number: inputs?.runtime.actions.nextNumber() ?? 0)
  }

  /// Whether the number of elements can change, which makes the container dynamic (R019).
  package var isDynamic: Bool { false }

  /// Whether views of the program can come into the list later. False for a list that is dynamic only because the
  /// framework's own views are in it, such as the parts of a control.
  package var awaitsProgramViews: Bool { isDynamic }

  /// Calls `body` with each element in order, and the chain of modifiers around it, innermost first.
  package func forEach(_ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void)
  {}

  /// Sets what every list inside that can change notifies: the container. Others, such as the elements, keep none.
  package func setOwner(_ owner: any ViewListOwner) {}

  /// Describes the list to a lazy container, which makes rows when it shows them. `around` as in `forEach`.
  package func addSegments(to segments: inout [LazySegment], around: ElementModifier?) {
    forEach(around) { segments.append(.element(BoundElement(element: $0, around: $1))) }
  }

  /// The element of a list that always has exactly one.
  package var onlyElement: BoundElement? {
    var found: BoundElement?
    forEach(nil) { found = BoundElement(element: $0, around: $1) }
    return found
  }

  /// The number of the row of a `ForEach` that a scope is in; nil where there is not one. O(n).
  func rowNumber(of scope: ViewScope?) -> Int? { nil }

  /// The number of elements now. O(n).
  package var count: Int {
    var count = 0
    forEach(nil) { _, _ in count += 1 }
    return count
  }
}

/// A container that is notified when its list changes.
package protocol ViewListOwner: AnyObject {
  func listChanged()
  /// Called instead of `listChanged` by a list that knows which elements others have replaced.
  func elementsReplaced(_ change: ListReplacement)
  /// Called when a list inside has been removed. Starts the animated removal of its views and calls `completion` when
  /// it ends. Returns nil if the views are to be removed at once.
  func beginRemoval(_ removed: ViewList, completion: @escaping () -> Void) -> PendingRemoval?
  /// Whether the views of a removed list have an identity transition. Those disappear before their replacement appears
  /// (M182).
  func hasIdentityTransition(_ removed: ViewList) -> Bool
}

extension ViewListOwner {
  package func elementsReplaced(_ change: ListReplacement) { listChanged() }
  package func beginRemoval(_ removed: ViewList, completion: @escaping () -> Void)
    -> PendingRemoval?
  {
    nil
  }
  package func hasIdentityTransition(_ removed: ViewList) -> Bool { false }
}

/// One view of a list. The object's identity is the view's identity among its siblings.
package class ViewElement: ViewList {
  package let inputs: _ViewInputs
  /// True inside a conditional: the child contributes the default if it writes nothing (R023).
  package let contributesDefault: Bool

  init(inputs: _ViewListInputs) {
    self.inputs = inputs.base
    contributesDefault = inputs.contributesDefault
    super.init(at: inputs.base)
  }

  /// Makes the view. Called once while the element is on screen.
  package func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("\(Self.self) does not make a view")
  }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) { body(self, around) }
}

/// An element of one view type.
package final class ElementOf<V: View>: ViewElement {
  private let view: _GraphValue<V>

  package init(view: _GraphValue<V>, inputs: _ViewListInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  package override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    V._makeView(view: view, inputs: inputs)
  }
}

/// An element with the modifiers around it, from which a container makes a child.
package struct BoundElement {
  package let element: ViewElement
  package let around: ElementModifier?

  package init(element: ViewElement, around: ElementModifier?) {
    self.element = element
    self.around = around
  }

  /// Makes the view; `change` can adjust the inputs.
  package func make(_ change: (inout _ViewInputs) -> Void = { _ in }) -> _ViewOutputs {
    var inputs = element.inputs
    inputs.callbackScope = element
    change(&inputs)
    guard let around else { return element.make(inputs) }
    return around.apply(inputs) { [element] _, inputs in element.make(inputs) }
  }
}

/// Several lists joined in order.
package final class JoinedList: ViewList {
  private let lists: [ViewList]

  package init(_ lists: [ViewList]) {
    self.lists = lists
    super.init()
  }

  package override var isDynamic: Bool { lists.contains { $0.isDynamic } }
  package override var awaitsProgramViews: Bool { lists.contains { $0.awaitsProgramViews } }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    for list in lists { list.forEach(around, body) }
  }

  package override func addSegments(
    to segments: inout [LazySegment], around: ElementModifier?
  ) {
    for list in lists { list.addSegments(to: &segments, around: around) }
  }

  package override func setOwner(_ owner: any ViewListOwner) {
    for list in lists { list.setOwner(owner) }
  }
}
