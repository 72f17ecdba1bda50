import WaggleGraph

/// One row of a lazy `ForEach`: its views, and the scope in which they live.
package class LazyRow: ViewScope {
  /// The position in the data; it follows the row when the data changes.
  package final var index: Int
  final unowned let rows: LazyRows
  final let subgraph: Subgraph
  final let appearanceScope: AppearanceScope
  /// The row's views; nil once it is released. The views retain the row as their scope.
  private(set) final var list: ViewList?
  /// What the row's views are for the container.
  package private(set) final var supply: LazySupply!
  /// Whether the container has made views of the row.
  package final var isInUse = false
  /// The update in which the data brought the row in; nil for one that is made because it became visible.
  package final var insertion: Int?

  init(at index: Int, of rows: LazyRows, _ inputs: _ViewListInputs) {
    self.index = index
    self.rows = rows
    subgraph = inputs.base.subgraph
    appearanceScope = inputs.base.appearanceScope
    super.init(nil, parent: rows.listInputs.base.scope)
  }

  package final var isRemoved: Bool { subgraph.isRemoved }

  /// How many elements the row has now.
  final var count: Int { supply.count }

  /// Whether the row counts as every row does that was not made: as one element.
  final var isPlain: Bool { supply.isPlain }

  /// Makes the row's list. Its effects have run when this returns.
  final func fill(_ list: ViewList) {
    self.list = list
    if list.isDynamic {
      let inputs = rows.listInputs.base
      inputs.runtime.updateContent(inputs.queue)
    }
    list.setOwner(self)
    supply = LazySupply(list, rows.around, outer: .row(self))
  }

  final func remove() {
    appearanceScope.remove()
    subgraph.remove()
    releaseList()
  }

  /// Whether the row is one of the data's rows.
  package final var isListed: Bool { rows.isListed(self) }

  /// Whether the container lists the row: false while its removal, or that of a list around it, is animated.
  final var isInContainer: Bool { !isRemoved && isListed && rows.supply?.lists(rows) ?? false }

  /// Drops the row with its state, unless it counts for more or less than one element.
  package final func release() { rows.release(self) }

  final func releaseList() {
    list = nil
    supply?.clear()
  }
}

extension LazyRow: ViewListOwner {
  package func listChanged() {
    guard list != nil, supply != nil else { return }
    supply.rebuild()
    rows.countChanged(of: self)
    rows.owner?.listChanged()
  }

  package func beginRemoval(_ removed: ViewList, completion: @escaping () -> Void)
    -> PendingRemoval?
  { rows.owner?.beginRemoval(removed, completion: completion) }

  package func hasIdentityTransition(_ removed: ViewList) -> Bool {
    rows.owner?.hasIdentityTransition(removed) ?? false
  }
}
