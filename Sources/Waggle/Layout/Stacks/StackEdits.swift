import Foundation

// What a stack computes again where children have replaced others and nothing else has changed.

/// A layout that a `StackSolver` computes.
protocol StackLayout: RigidLayout {
  func solver(_ subviews: LayoutSubviews) -> StackSolver
}

/// Layout nodes of a container that have replaced others.
struct LayoutEdit {
  /// Where the old ones were. Of several edits the last place is first.
  let range: Range<Int>
  /// The nodes that were replaced. They are removed or have moved to another place, so that only what they have stored can
  /// be read.
  let old: [LayoutNode]
  /// Where the new ones are, after all edits.
  let new: Range<Int>
}

extension LayoutNode {
  /// Whether this node gives the same answers that a removed one has given, to all that it was asked, and has no guide and
  /// no other rigidity.
  func answers(like old: LayoutNode) -> Bool {
    guard old.isPlaced, !old.cachedSizes.isEmpty, old.knownRigidity == rigidity else {
      return false
    }
    return old.cachedSizes.allSatisfy { proposal, answer in size(for: proposal) == answer }
  }
}

extension StackSolver {
  /// Whether a child that gives the answers of the one that it replaces leaves the stack as it is: the gaps beside it, and
  /// where it is across.
  func isUnchanged(at index: Int, from old: LayoutNode, _ cache: _StackLayoutCache) -> Bool {
    let new = node(index)
    return cache.measuredProposal != nil && new.layoutPriority == cache.commonPriority
      && !old.mayHaveGuides.contains(guide) && !new.mayHaveGuides.contains(guide)
      && gapIsUnchanged(after: index - 1, cache) && gapIsUnchanged(after: index, cache)
  }

  private func gapIsUnchanged(after index: Int, _ cache: _StackLayoutCache) -> Bool {
    guard spacing == nil, cache.gaps.indices.contains(index) else { return true }
    return distance(after: index) == cache.gaps[index]
  }

  private func distance(after index: Int) -> CGFloat {
    node(index).spacing.distance(to: node(index + 1).spacing, along: axis)
  }

  /// Whether a new child adds nothing to the stack's own spacing, and the one before it has all that counts across, so that
  /// whatever was at its place gave nothing alone.
  func keeps(_ reported: ViewSpacing, at index: Int) -> Bool {
    guard index > 0, index < nodes.count - 1 else { return false }
    let edges: Edge.Set = axis == .vertical ? .horizontal : .vertical
    let before = node(index - 1).spacing
    return reported.union(node(index).spacing, edges: edges) == reported
      && before.union(reported, edges: edges) == before
  }

  /// Whether the answers to what all children were proposed alike can be followed when some are inserted and removed.
  func canFollow(_ edits: [LayoutEdit], _ cache: _StackLayoutCache) -> Bool {
    cache.measuredProposal == .unspecified && cache.offeredLengths.isEmpty && !cache.sizes.isEmpty
      && edits.allSatisfy { edit in
        !edit.new.contains { node($0).layoutPriority != cache.commonPriority }
      }
  }

  /// Measures new children, and the gaps beside them; the sums are those that a measurement of all gives.
  func follow(_ edits: [LayoutEdit], _ cache: inout _StackLayoutCache) {
    for edit in edits { follow(edit, &cache) }
    updateTotalGap(&cache)
    cache.order = Array(cache.sizes.indices)
    cache.groups = [cache.sizes.indices]
    cache.ranges.removeAll(keepingCapacity: true)
    updateLine(&cache)
    if isChecking { checkInvariants(cache) }
  }

  private func follow(_ edit: LayoutEdit, _ cache: inout _StackLayoutCache) {
    let (old, new) = (edit.range, edit.new)
    updateGaps(old, new, &cache)
    let proposal = cache.measuredProposal ?? .unspecified
    let sizes = new.map { node($0).size(for: proposal) }
    let guides = zip(new, sizes).map {
      ViewDimensions(node: node($0), size: $1, proposal: proposal)[guide]
    }
    cache.sizes.replaceSubrange(old, with: sizes)
    cache.guides.replaceSubrange(old, with: guides)
  }

  /// Between two edits there is a child that stays, so that each gap is beside one edit at most.
  private func updateGaps(_ old: Range<Int>, _ new: Range<Int>, _ cache: inout _StackLayoutCache) {
    guard spacing == nil else { return }
    let (oldStart, newStart) = (max(old.lowerBound - 1, 0), max(new.lowerBound - 1, 0))
    let newEnd = max(newStart, min(new.upperBound, nodes.count - 1))
    cache.gaps.replaceSubrange(
      oldStart..<max(oldStart, min(old.upperBound, cache.gaps.count)),
      with: (newStart..<newEnd).map(distance(after:)))
  }

  private func updateTotalGap(_ cache: inout _StackLayoutCache) {
    let count = CGFloat(max(0, nodes.count - 1))
    cache.totalGap = spacing.map { $0 * count } ?? cache.gaps.reduce(0, +)
  }

  private func updateLine(_ cache: inout _StackLayoutCache) {
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for (size, position) in zip(cache.sizes, cache.guides) {
      before = max(before, position)
      after = max(after, size[axis.across] - position)
    }
    setLine(before, after, &cache)
  }
}
