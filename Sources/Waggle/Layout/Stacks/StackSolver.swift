import Foundation

/// The data that a stack keeps between calls.
///
/// Always true: the ranges are answers to the cross proposal `rangesAcross`; the offered lengths, sizes and guides are
/// those for `measuredProposal`. Both are discarded when anything in a child changes.
public struct _StackLayoutCache {
  var gaps: [CGFloat] = []
  var totalGap: CGFloat = 0
  /// The children's indices by priority; within one priority in the order in which they were last served.
  var order: [Int] = []
  /// The priority of all children; nil if they differ.
  var commonPriority: Double?
  /// The ranges of `order` with equal priority, highest first.
  var groups: [Range<Int>] = []

  var ranges: [LengthRange] = []
  var rangesAcross: CGFloat?

  var measuredProposal: ProposedViewSize?
  /// The lengths offered to the children; empty if each was given the stack's own proposal.
  var offeredLengths: [CGFloat] = []
  var sizes: [CGSize] = []
  var guides: [CGFloat] = []
  /// The line on which the guides meet, measured from the stack's edge, and the stack's length across.
  var alignmentLine: CGFloat = 0
  var crossLength: CGFloat = 0
}

/// A child's shortest and longest length; NaN until measured.
struct LengthRange {
  var min = CGFloat.nan
  var max = CGFloat.nan

  var flexibility: CGFloat { max == min ? 0 : max - min }
}

/// Distributes a stack's length among its children (L020–L025).
///
/// For a proposal with a finite length:
/// 1. The gaps between neighbours are subtracted from it (`updateGaps`).
/// 2. The children are grouped by priority, the highest first (`updateGroups`).
/// 3. For each group the shortest lengths of all children in later groups are reserved (`minimumsBelow`).
/// 4. Within a group the least flexible child is served first: a child is as flexible as its answers to 0 and to infinity
///    differ (`sort`).
/// 5. Each child is offered an equal share of what its group has left, and has the length that it answers, even if that
///    is more (`offerShares`, L021).
/// 6. Across, the children are aligned on one line: the length is the longest extent before it and the longest after it
///    (`align`, L023).
///
/// For a proposal of nil or infinity every child is proposed the same, and step 6 follows (L022).
struct StackSolver {
  let axis: Axis
  /// The guide across the stack on which the children are aligned.
  let guide: AlignmentKey
  /// Replaces the children's preferred gaps (L031); nil keeps them.
  let spacing: CGFloat?
  private let subviews: LayoutSubviews
  let nodes: ArraySlice<LayoutNode>
  private let firstIndex: Int

  init(_ axis: Axis, _ guide: AlignmentKey, spacing: CGFloat?, _ subviews: LayoutSubviews) {
    self.axis = axis
    self.guide = guide
    self.subviews = subviews
    nodes = subviews.container.subviewNodes[subviews.range]
    firstIndex = nodes.startIndex
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    if let spacing, !spacing.isFinite { report(spacing) }
  }

  private func report(_ spacing: CGFloat) {
    guard let stack = nodes.first?.parent else { return }
    stack.runtime.reportOnce(.stackSpacing(spacing, at: stack.viewPath))
  }

  func node(_ index: Int) -> LayoutNode { nodes[firstIndex + index] }

  // MARK: Gaps and priorities

  func makeCache() -> _StackLayoutCache {
    var cache = _StackLayoutCache()
    updateCache(&cache)
    return cache
  }

  func updateCache(_ cache: inout _StackLayoutCache) {
    cache.measuredProposal = nil
    cache.ranges.removeAll(keepingCapacity: true)
    updateGaps(&cache)
    updateGroups(&cache)
  }

  private func updateGaps(_ cache: inout _StackLayoutCache) {
    cache.gaps.removeAll(keepingCapacity: true)
    cache.totalGap = 0
    if let spacing {
      cache.totalGap = spacing * CGFloat(max(0, nodes.count - 1))
      return
    }
    guard var last = nodes.first?.spacing else { return }
    for node in nodes.dropFirst() {
      let next = node.spacing
      cache.gaps.append(last.distance(to: next, along: axis))
      last = next
    }
    cache.totalGap = cache.gaps.reduce(0, +)
  }

  private func gap(after index: Int, _ cache: _StackLayoutCache) -> CGFloat {
    if let spacing { return spacing }
    return index < cache.gaps.count ? cache.gaps[index] : 0
  }

  /// Groups the children by priority (step 2).
  private func updateGroups(_ cache: inout _StackLayoutCache) {
    let priorities = nodes.map(\.layoutPriority)
    cache.order = Array(priorities.indices)
    cache.groups = []
    cache.commonPriority = nil
    guard let highest = priorities.first else { return }
    if priorities.allSatisfy({ $0 == highest }) {
      cache.groups = [priorities.indices]
      cache.commonPriority = highest
      return
    }
    cache.order.sort { a, b in (priorities[b], a) < (priorities[a], b) }
    var start = 0
    for slot in 1...cache.order.count
    where slot == cache.order.count
      || priorities[cache.order[slot]] != priorities[cache.order[start]]
    {
      cache.groups.append(start..<slot)
      start = slot
    }
  }

  /// The first child's leading edge, the last child's trailing edge, and all children's edges across (L036).
  func outerSpacing() -> ViewSpacing {
    guard let first = nodes.first, let last = nodes.last else { return .zero }
    var result = ViewSpacing()
    let isRow = axis == .horizontal
    result.formUnion(first.spacing, edges: isRow ? .leading : .top)
    result.formUnion(last.spacing, edges: isRow ? .trailing : .bottom)
    for node in nodes { result.formUnion(node.spacing, edges: isRow ? .vertical : .horizontal) }
    return result
  }

  // MARK: Measuring

  func size(_ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache) -> CGSize {
    measure(proposal, &cache)
    let length = cache.sizes.reduce(cache.totalGap) { $0 + $1[axis] }
    return CGSize(axis, length, across: cache.crossLength)
  }

  private func measure(_ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache) {
    guard cache.measuredProposal != proposal else { return }
    cache.sizes = Array(repeating: .zero, count: nodes.count)
    cache.offeredLengths.removeAll(keepingCapacity: true)
    if let length = proposal[axis], length.isFinite {
      distribute(length, across: proposal[axis.across], &cache)
    } else {
      for index in cache.sizes.indices { cache.sizes[index] = node(index).size(for: proposal) }
    }
    cache.measuredProposal = proposal
    align(&cache)
    if isChecking { checkInvariants(cache) }
  }

  /// The child's proposal when the stack was measured. A nil or infinite length is passed on to all children (L022).
  func childProposal(_ index: Int, _ cache: _StackLayoutCache) -> ProposedViewSize {
    var proposal = cache.measuredProposal ?? .unspecified
    if !cache.offeredLengths.isEmpty { proposal[axis] = cache.offeredLengths[index] }
    return proposal
  }

  /// Serves one priority after the other; the minimum lengths of lower priorities are reserved first (L020).
  private func distribute(_ length: CGFloat, across: CGFloat?, _ cache: inout _StackLayoutCache) {
    resetRanges(across, &cache)
    cache.offeredLengths = Array(repeating: 0, count: nodes.count)
    let available = length - cache.totalGap
    let minimums = minimumsBelow(&cache)
    var rest = available - (minimums.first ?? 0)
    for (position, group) in cache.groups.enumerated() {
      if position > 0 { rest += minimums[position - 1] - minimums[position] }
      rest = offerShares(to: group, of: rest, &cache)
    }
  }

  /// Offers each child an equal share of the remaining length (step 5), and returns what is left: exactly 0 where the
  /// children have taken what they were offered, so that a sum's rounding is not offered to later groups.
  private func offerShares(
    to group: Range<Int>, of length: CGFloat, _ cache: inout _StackLayoutCache
  ) -> CGFloat {
    if group.count > 1 { sort(group, &cache) }
    var available = length
    for slot in group {
      let index = cache.order[slot]
      let share = max(available / CGFloat(group.upperBound - slot), 0)
      let size = node(index).size(for: proposal(share, cache.rangesAcross))
      cache.offeredLengths[index] = share
      cache.sizes[index] = size
      available -= size[axis]
    }
    return available
  }

  private func proposal(_ length: CGFloat, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  /// For each group, the sum of the minimum lengths in all groups of lower priority.
  private func minimumsBelow(_ cache: inout _StackLayoutCache) -> [CGFloat] {
    var below: [CGFloat] = []
    var sum: CGFloat = 0
    for (position, group) in cache.groups.enumerated().reversed() {
      below.append(sum)
      guard position > 0 else { break }
      for slot in group { sum += minimum(cache.order[slot], &cache) }
    }
    return below.reversed()
  }

  // MARK: Flexibility

  /// Keeps the ranges until the cross proposal changes (L025).
  private func resetRanges(_ across: CGFloat?, _ cache: inout _StackLayoutCache) {
    guard cache.ranges.count != nodes.count || cache.rangesAcross != across else { return }
    cache.ranges = Array(repeating: LengthRange(), count: nodes.count)
    cache.rangesAcross = across
  }

  private func minimum(_ index: Int, _ cache: inout _StackLayoutCache) -> CGFloat {
    if cache.ranges[index].min.isNaN {
      cache.ranges[index].min = node(index).size(for: proposal(0, cache.rangesAcross))[axis]
    }
    return cache.ranges[index].min
  }

  private func measureRange(_ index: Int, _ cache: inout _StackLayoutCache) {
    _ = minimum(index, &cache)
    guard cache.ranges[index].max.isNaN else { return }
    cache.ranges[index].max = node(index).size(for: proposal(.infinity, cache.rangesAcross))[axis]
  }

  /// Sorts a group so that the least flexible child is served first (step 4). A group already in order, such as one of
  /// equal children, costs one comparison per child.
  private func sort(_ group: Range<Int>, _ cache: inout _StackLayoutCache) {
    for slot in group { measureRange(cache.order[slot], &cache) }
    let ranges = cache.ranges
    func comesFirst(_ a: Int, _ b: Int) -> Bool {
      let (x, y) = (ranges[a], ranges[b])
      if x.flexibility != y.flexibility { return x.flexibility < y.flexibility }
      if x.flexibility == .infinity, x.min != y.min { return x.min > y.min }
      return a < b
    }
    let isSorted = group.dropFirst().allSatisfy {
      comesFirst(cache.order[$0 - 1], cache.order[$0])
    }
    if !isSorted { cache.order[group].sort(by: comesFirst) }
  }

  // MARK: Alignment across

  /// Aligns the guides on one line; the length across is the extent before it plus the extent after it (L023).
  private func align(_ cache: inout _StackLayoutCache) {
    cache.guides.removeAll(keepingCapacity: true)
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for (index, size) in cache.sizes.enumerated() {
      let dimensions = ViewDimensions(
        node: node(index), size: size, proposal: childProposal(index, cache))
      let position = dimensions[guide]
      cache.guides.append(position)
      before = max(before, position)
      after = max(after, size[axis.across] - position)
    }
    setLine(before, after, &cache)
  }

  func setLine(_ before: CGFloat, _ after: CGFloat, _ cache: inout _StackLayoutCache) {
    let isInfinite = cache.sizes.contains { $0[axis.across] == .infinity }
    cache.alignmentLine = isInfinite || nodes.isEmpty ? 0 : before
    cache.crossLength = isInfinite ? .infinity : nodes.isEmpty ? 0 : before + after
  }

  // MARK: Placing

  /// Places the children side by side. A nil cross length in the proposal stands for the stack's own (L024).
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
  ) {
    var proposal = proposal
    if proposal[axis.across] == nil, !subviews.container.rigidity.contains(Axis.Set(axis.across)) {
      proposal[axis.across] = bounds.size[axis.across]
    }
    measure(proposal, &cache)
    var position = bounds.origin[axis]
    let unmoved = subviews.range.lowerBound == 0 ? subviews.container.unmovedCount : 0
    for (index, view) in subviews.enumerated() {
      if index >= unmoved {
        let across = bounds.origin[axis.across] + cache.alignmentLine - cache.guides[index]
        view.place(
          at: CGPoint(axis, position, across: across), proposal: childProposal(index, cache))
      }
      position += cache.sizes[index][axis] + gap(after: index, cache)
    }
  }
}

// MARK: Invariants

extension StackSolver {
  /// Stops if the cache of a measured stack is broken. Costs O(n log n) for n children.
  func checkInvariants(_ cache: _StackLayoutCache) {
    let count = nodes.count
    checkInvariant(
      cache.sizes.count == count && cache.guides.count == count, "each child has a size and a guide"
    )
    checkInvariant(
      cache.offeredLengths.isEmpty || cache.offeredLengths.count == count,
      "each child was offered a length, or all the stack's proposal")
    checkInvariant(
      cache.ranges.isEmpty || cache.ranges.count == count, "each child has a range, or none has")
    checkInvariant(
      spacing != nil || cache.gaps.count == max(0, count - 1), "there is a gap between neighbours")
    checkInvariant(cache.order.sorted() == Array(0..<count), "each child is served once")
    checkInvariant(
      cache.groups.flatMap { Array($0) } == Array(0..<count), "the groups divide the order")
  }
}
