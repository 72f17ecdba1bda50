package import Foundation

// What a node answers to proposals, and what happens when an answer may have changed.

extension LayoutNode {
  /// The size for a proposal; NaN and negative lengths count as 0.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let answer = cachedSizes.onlyAnswer { return answer }
    let proposal = relevant(proposal.sanitized)
    if rigidity == .all {
      let answer = computedSize(proposal)
      cachedSizes.onlyAnswer = answer
      return answer
    }
    guard cachesSizes else { return computedSize(proposal) }
    if let cached = cachedSizes[proposal] { return cached }
    let answer = computedSize(proposal)
    cachedSizes.add(proposal, answer, frame: runtime.frameNumber)
    return answer
  }

  private func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    guard runtime.stack.hasRoom else { return reportDepth() }
    readParameters()
    runtime.counts.layouts += 1
    let answer = sizeThatFits(proposal)
    return CGSize(width: answer.width.orZero, height: answer.height.orZero)
  }

  private func reportDepth() -> CGSize {
    runtime.reports.reportDepth(.tooDeepLayout(at: viewPath))
    return .zero
  }

  /// The size for a proposal, with its guides.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
  }
}

extension ProposedViewSize {
  /// The proposal with NaN and negative lengths replaced by 0.
  var sanitized: ProposedViewSize {
    ProposedViewSize(width: width?.atLeastZero, height: height?.atLeastZero)
  }
}

extension CGFloat {
  fileprivate var atLeastZero: CGFloat { self > 0 ? self : 0 }
  fileprivate var orZero: CGFloat { isNaN ? 0 : self }
}

// MARK: Changes

extension LayoutNode {
  /// Marks the node as changed: its cached sizes are recomputed and its children placed again.
  ///
  /// - Parameter traits: whether its spacing, priority or guides may have changed too; then the parent is always
  ///   notified.
  package final func setNeedsMeasure(traits: Bool = false) {
    if traits { traitsChanged = true }
    needsFullMeasure = true
    setNeedsSizeUpdate()
  }

  /// Calls `updateSize` in the next sizes pass. The node may find there that some of its children alone have to be measured.
  final func setNeedsSizeUpdate() {
    guard !needsMeasure else { return }
    needsMeasure = true
    store.addNeedingMeasure(self)
  }

  /// Recomputes the cached sizes, and notifies the parent if one of them has changed.
  func updateSize() {
    if !needsFullMeasure, measureEdits() { return }
    needsMeasure = false
    needsFullMeasure = false
    setNeedsPlacing()
    invalidateCaches()
    let rigidityChanges = !rigidityIsUnchanged()
    let sizesAreUnchanged = cachedSizesAreUnchanged()
    let traits = !traitsUnchanged() || traitsChanged || rigidityChanges
    reportChange(sizes: !sizesAreUnchanged, traits: traits)
  }

  /// Ends a measurement: notifies the parent of what has changed.
  final func reportChange(sizes: Bool, traits: Bool) {
    traitsChanged = false
    if sizes || traits { parent?.childChanged(self, traits: traits) }
  }

  /// Whether `test` passes for each cached proposal; false if one was evicted.
  final func answeredProposals(allSatisfy test: (ProposedViewSize) -> Bool) -> Bool {
    cachedSizes.allSatisfy { proposal, _ in test(proposal) }
  }

  final func cachedSizesAreUnchanged() -> Bool {
    guard cachesSizes || cachedSizes.onlyAnswer != nil else { return false }
    let old = cachedSizes
    cachedSizes.removeAll()
    return old.allSatisfy { proposal, answer in size(for: proposal) == answer }
  }
}
