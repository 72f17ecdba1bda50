/// A run of views among the children of a container: one, several, or as many as the data says.
package class ViewList: CallbackScope {
  /// Who hears when the list becomes another one. The container sets it, for lists that can change.
  package weak var owner: (any ViewListOwner)?
  /// What has to live as long as the list does.
  var keep: AnyObject?

  /// - Parameter inputs: those of a list whose views come where the list stands in the order of actions.
  init(at inputs: _ViewInputs? = nil) {
    super.init(
      outer: inputs?.callbackScope, number: inputs?.runtime.actions.nextNumber() ?? 0)
  }

  /// True where the number of elements can change, which makes the container dynamic (R019).
  package var isDynamic: Bool { false }

  /// Calls `body` with each element in order and the modifiers that lie around it, innermost first.
  package func forEach(_ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void)
  {}

  /// Tells every list in it that can change whom to tell.
  package func setOwner(_ owner: any ViewListOwner) { self.owner = owner }

  /// The element of a list that always has just one.
  package var onlyElement: BoundElement? {
    var found: BoundElement?
    forEach(nil) { found = BoundElement(element: $0, around: $1) }
    return found
  }

  /// The number of elements now.
  package var count: Int {
    var count = 0
    forEach(nil) { _, _ in count += 1 }
    return count
  }
}

/// A container, told that its list has changed.
package protocol ViewListOwner: AnyObject {
  func listChanged()
  /// A list in it has gone. Where its views leave bit by bit, `over` is called when they have; nil where they are to be
  /// dropped at once.
  func beginRemoval(_ gone: ViewList, over: @escaping () -> Void) -> PendingRemoval?
  /// Whether the views of a list that goes at once have an identity transition: then they disappear before what takes
  /// their place appears (M182).
  func vanishes(_ gone: ViewList) -> Bool
}

extension ViewListOwner {
  package func beginRemoval(_ gone: ViewList, over: @escaping () -> Void) -> PendingRemoval? { nil }
  package func vanishes(_ gone: ViewList) -> Bool { false }
}

/// One view of a list. The object is the view's identity among its siblings.
package class ViewElement: ViewList {
  package let inputs: _ViewInputs
  /// R023: below a conditional, and so adds the default where it writes nothing.
  package let contributesDefault: Bool

  init(inputs: _ViewListInputs) {
    self.inputs = inputs.base
    contributesDefault = inputs.contributesDefault
    super.init(at: inputs.base)
  }

  /// Makes the view. Called once while the element is shown.
  package func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("an element without a view")
  }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) { body(self, around) }
}

/// An element that is a view of one type.
final class ElementOf<V: View>: ViewElement {
  private let view: _GraphValue<V>

  init(view: _GraphValue<V>, inputs: _ViewListInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    V._makeView(view: view, inputs: inputs)
  }
}

/// An element with the modifiers around it: what a container makes a child from.
package struct BoundElement {
  package let element: ViewElement
  package let around: ElementModifier?

  package init(element: ViewElement, around: ElementModifier?) {
    self.element = element
    self.around = around
  }

  /// Makes the view, with inputs that `change` may change.
  package func make(_ change: (inout _ViewInputs) -> Void = { _ in }) -> _ViewOutputs {
    var inputs = element.inputs
    inputs.callbackScope = element
    change(&inputs)
    guard let around else { return element.make(inputs) }
    return around.apply(inputs) { [element] _, inputs in element.make(inputs) }
  }
}

/// A modifier of a list's every element (R028).
package class ElementModifier: ViewList {
  private let base: ViewList
  /// The next modifier further out, which holds this one; known once the list has its place.
  private unowned var outer: ElementModifier?

  init(_ base: ViewList) {
    self.base = base
    super.init()
  }

  package override var isDynamic: Bool { base.isDynamic }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    outer = around
    base.forEach(self, body)
  }

  package override func setOwner(_ owner: any ViewListOwner) { base.setOwner(owner) }

  /// Makes one element with this modifier around it.
  package func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  func apply(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let outer else { return makeModified(inputs, body) }
    return outer.apply(inputs) { [self] _, inputs in makeModified(inputs, body) }
  }
}

/// Several lists one after the other.
package final class JoinedList: ViewList {
  private let lists: [ViewList]

  package init(_ lists: [ViewList]) {
    self.lists = lists
    super.init()
  }

  package override var isDynamic: Bool { lists.contains { $0.isDynamic } }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    for list in lists { list.forEach(around, body) }
  }

  package override func setOwner(_ owner: any ViewListOwner) {
    for list in lists { list.setOwner(owner) }
  }
}
