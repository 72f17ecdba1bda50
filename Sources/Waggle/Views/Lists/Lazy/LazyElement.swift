import WaggleGraph

/// A view of a lazy container: an element of its list with its own subgraph and appearance, so that it can be
/// dropped while the element stays in the list, and kept while it is not on screen.
package final class LazyElement: ViewElement {
  package let base: BoundElement
  /// The element's number when it was last visible.
  package var number = 0
  /// Whether the view is kept though it is not visible, and not drawn.
  package var isHidden = false
  /// Whether the view is drawn above the others.
  package var isOnTop = false
  /// The view, once made.
  package private(set) var node: ViewNode!
  /// The view around it, in a list.
  private var row: RowView?

  /// - Parameter isInserted: whether the view was brought in by the data, and may have a transition; false for one that
  ///   is made because it became visible.
  package init(_ bound: BoundElement, isInserted: Bool) {
    base = bound
    var inputs = _ViewListInputs(bound.element.inputs)
    inputs.contributesDefault = bound.element.contributesDefault
    inputs.base.subgraph = Subgraph(
      in: inputs.base.runtime.graph, parent: bound.element.inputs.subgraph)
    inputs.base.appearanceScope = AppearanceScope(
      parent: inputs.base.appearanceScope, isInserted: false)
    inputs.base.bag[SkipsTransitionKey.self] = isInserted ? -1 : inputs.base.runtime.updateNumber
    super.init(inputs: inputs)
  }

  /// Makes the view. Its effects have run when this returns.
  package func prepare() {
    build()
    inputs.runtime.updateContent(inputs.queue)
  }

  /// Makes the view. Its effects run with those of the update.
  package func build() { node = base.make { settle(in: &$0) }.node }

  /// Makes the view inside that of a row. Its effects have run when this returns.
  ///
  /// - Parameters:
  ///   - outer: the inputs of the container.
  ///   - mayReplace: whether the view may be replaced where the row is of another kind.
  ///   - replaced: called when it was.
  func prepare(
    in rows: RowMaker, at context: RowContext, _ outer: _ViewInputs,
    mayReplace: @escaping (LazyElement) -> Bool, replaced: @escaping (LazyElement) -> Void
  ) {
    var inner = outer
    settle(in: &inner)
    // The views of the row retain their scope, so that is not this object, which retains them.
    inner.callbackScope = inputs.nextCallbackScope()
    inner.scope = base.element.inputs.scope
    inner.bag[SkipsTransitionKey.self] = inputs.bag[SkipsTransitionKey.self]
    let row = rows.make(context, inner)
    (self.row, node) = (row, row.node)
    row.onReplacement { [unowned self] in
      mayReplace(self)
    } _: { [unowned self, unowned row] in
      node = row.node
      replaced(self)
    }
    inputs.runtime.updateContent(inputs.queue)
  }

  private func settle(in inputs: inout _ViewInputs) {
    inputs.subgraph = self.inputs.subgraph
    inputs.appearanceScope = self.inputs.appearanceScope
  }

  /// Updates the view of the row where the place has changed; true if it has.
  func move(to context: RowContext) -> Bool { row?.move(to: context) ?? false }

  /// Whether the row below that the view knows was released since.
  var hasLostNext: Bool { row?.hasLostNext ?? false }

  /// Looks whether the row is of another kind, after a time in which it could not be replaced.
  func checkKind() { row?.checkKind() }

  package override func make(_ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(node) }

  package func setShown(_ isShown: Bool) { inputs.appearanceScope.setInserted(isShown) }

  package var isRemoved: Bool { inputs.subgraph.isRemoved }

  /// Frees the view with its state.
  package func remove() {
    inputs.appearanceScope.remove()
    inputs.subgraph.remove()
    node = nil
    row = nil
  }
}

/// The views that a lazy container has made, in the order in which they were made (R155).
package final class LazyElementList: ViewList {
  package var elements: [LazyElement] = []

  package init(_ elements: [LazyElement] = []) {
    self.elements = elements
    super.init()
  }

  package override var isDynamic: Bool { true }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    for element in elements { body(element, nil) }
  }
}
