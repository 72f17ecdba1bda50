import WaggleGraph

/// The focused values of a tree, as its views read them.
///
/// Always true between frames: `location` has what the scene and the focused view supply, unless no view reads it.
final class FocusedValueStore: RuntimeStore {
  private let location: StateLocation<FocusedValues>
  /// The suppliers of the scene that are on screen, in the order in which they appeared.
  private var sceneSuppliers: [FocusedValueSupplier] = []
  private var focused: FocusedValueChain?
  /// Whether a supplied value has changed since the last update.
  private(set) var isStale = false

  init(_ runtime: Runtime) {
    location = StateLocation(
      FocusedValues(), name: "focused values", runtime: runtime, subgraph: runtime.rootSubgraph)
  }

  /// The values; a rule that reads them depends on them.
  var current: FocusedValues { location.get() }

  func close() {
    sceneSuppliers = []
    focused = nil
  }

  func add(_ supplier: FocusedValueSupplier) {
    sceneSuppliers.append(supplier)
    isStale = true
  }

  func remove(_ supplier: FocusedValueSupplier) {
    sceneSuppliers.removeAll { $0 === supplier }
    isStale = true
  }

  func supplierChanged() { isStale = true }

  /// Called when the focus has moved to a view in this chain, which may be nil.
  func focusMoved(to chain: FocusedValueChain?) {
    guard chain !== focused else { return }
    focused = chain
    update()
  }

  /// Collects the values again.
  func update() {
    isStale = false
    var values = FocusedValues()
    for supplier in sceneSuppliers { supplier.write(&values) }
    focused?.write(&values)
    location.set(values)
  }
}

/// Supplies one value, and tells the store when it changes.
final class FocusedValueSupplier: ContentEffect, AppearanceObserver {
  private let modifier: _GraphValue<_FocusedValueModifier>
  private var value: _FocusedValueModifier?
  private(set) var isOfScene = false

  init(_ modifier: _GraphValue<_FocusedValueModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    attach(inputs, reading: modifier.node)
    runFirst()
  }

  override func updateContent(_ graph: Graph) {
    let isFirst = value == nil
    let new = modifier.read(in: graph)
    value = new
    isOfScene = new.isOfScene
    if !isFirst { store.supplierChanged() }
  }

  func write(_ values: inout FocusedValues) { value?.write(&values) }
  func appear() { store.add(self) }
  func disappear() { store.remove(self) }

  private var store: FocusedValueStore { runtime.store() }
}
