/// A list that counts as on screen while it has an element, including one whose removal is animated (M180).
///
/// Always true: `removals` are the removals in progress, without the cancelled ones.
final class AppearingList: ModifiedList {
  private let observer: any AppearanceObserver
  private let appearanceScope: AppearanceScope
  /// The owner of the enclosing list, notified of changes.
  private weak var outerOwner: (any ViewListOwner)?
  private var isEmpty = true
  private var removals: [WeakRemoval] = []

  private struct WeakRemoval {
    weak var removal: PendingRemoval?
  }

  init(_ base: ViewList, observer: any AppearanceObserver, _ outer: AppearanceScope) {
    self.observer = observer
    appearanceScope = AppearanceScope(parent: outer, isInserted: false)
    super.init(base, nil)
    appearanceScope.add(observer)
  }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    isEmpty = true
    super.forEach(around) { element, around in
      isEmpty = false
      body(element, around)
    }
    updateInserted()
  }

  override func addSegments(to segments: inout [LazySegment], around: ElementModifier?) {
    let count = segments.count
    super.addSegments(to: &segments, around: around)
    isEmpty = segments.count == count
    updateInserted()
  }

  override func setOwner(_ owner: any ViewListOwner) {
    outerOwner = owner
    super.setOwner(self)
  }

  private func updateInserted() {
    removals.removeAll { $0.removal == nil }
    appearanceScope.setInserted(!isEmpty || !removals.isEmpty)
    if isChecking { checkInvariants() }
  }

  /// Stops if a law of the list is broken. Costs O(removals in progress).
  private func checkInvariants() {
    checkInvariant(removals.allSatisfy { $0.removal != nil }, "only removals in progress are kept")
    checkInvariant(
      appearanceScope.isInserted == (!isEmpty || !removals.isEmpty) || appearanceScope.isRemoved,
      "the list is on screen while it has an element")
  }
}

extension AppearingList: ViewListOwner {
  func listChanged() { outerOwner?.listChanged() }

  func hasIdentityTransition(_ removed: ViewList) -> Bool {
    outerOwner?.hasIdentityTransition(removed) ?? false
  }

  func beginRemoval(_ removed: ViewList, completion: @escaping () -> Void) -> PendingRemoval? {
    let removal = outerOwner?.beginRemoval(removed) { [weak self] in
      completion()
      self?.updateInserted()
    }
    if let removal { removals.append(WeakRemoval(removal: removal)) }
    return removal
  }
}
