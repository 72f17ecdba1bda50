package import Foundation
package import WaggleGraph

/// Where a scroll view is, and the only way to move it.
///
/// Always true after layout: the offset is within the range of `metrics`, except while a finger drags it past an edge
/// and while it springs back.
/// Moving changes the content's transform and its drawing, nothing else: no view is laid out.
package final class ScrollState {
  /// Who moves the content.
  package enum Mover {
    /// A change of the layout, or a program.
    case program
    /// A wheel, a finger or a key.
    case user
  }

  /// Unique among the scroll views of the tree.
  package let id: Int
  /// The scroll view around this one.
  package let outer: ScrollState?
  private let graph: Graph
  private let subgraph: Subgraph
  unowned let runtime: Runtime
  /// The scroll view's node; set when it is made.
  @exclusivity(unchecked) package weak var node: LayoutNode?
  /// The scroll view's content.
  @exclusivity(unchecked) package weak var content: ViewNode?
  /// Called when the content has moved: its transform and its drawing have changed.
  @exclusivity(unchecked) package var contentMoved: () -> Void = {}
  /// Called when the phase has changed.
  @exclusivity(unchecked) package var phaseChanged: () -> Void = {}

  @exclusivity(unchecked) package private(set) var metrics = ScrollMetrics()
  @exclusivity(unchecked) package private(set) var offset = CGPoint.zero
  /// How much of the upper inset yields when one scrolls down.
  var collapsingInset: CGFloat = 0
  /// What is added to the upper inset since the safe area has lost it.
  package internal(set) var addedInset: CGFloat = 0
  /// What the environment and the view say about scrolling.
  @exclusivity(unchecked) package var traits = ScrollTraits()
  /// Where scrolling by the user may end; nil for anywhere.
  @exclusivity(unchecked) package var behavior: AnyScrollTargetBehavior?
  /// The environment of the scroll view.
  @exclusivity(unchecked) package var readEnvironment: () -> EnvironmentValues = {
    EnvironmentValues()
  }
  @exclusivity(unchecked) private(set) var isLaidOut = false
  /// Moves that the user made, counted.
  @exclusivity(unchecked) package private(set) var userMoves = 0
  /// Where the program wants the content; what a host that scrolls by itself reports does not change it.
  @exclusivity(unchecked) package private(set) var command = ScrollCommand()
  @exclusivity(unchecked) private var isFollowingHost = false
  /// Whether the offset was corrected since it was last limited to the content.
  @exclusivity(unchecked) private var isCorrected = false
  /// What scrolling in a host comes to rest at.
  @exclusivity(unchecked) package var snap = ScrollSnap.none {
    didSet { if snap != oldValue { snapChanged() } }
  }
  /// How the content comes to rest there.
  @exclusivity(unchecked) package var snapLimits = ScrollSnapLimits() {
    didSet { if snapLimits != oldValue { snapChanged() } }
  }
  /// What `snap` is made of.
  @exclusivity(unchecked) var snapRule = ScrollSnapRule.none
  /// Called when `snap` has changed.
  @exclusivity(unchecked) package var snapChanged: () -> Void = {}
  @exclusivity(unchecked) private var motion = OffsetAnimator<CGPoint.AnimatableData>(
    at: CGPoint.zero.animatableData)
  /// Where the content comes to rest if nothing else moves it; while a finger drags it, where it would be if nothing
  /// held it back past the edges.
  @exclusivity(unchecked) var goal = CGPoint.zero
  /// The goal that the running animation was started with; `goal` differs after corrections.
  @exclusivity(unchecked) private var motionGoal = CGPoint.zero
  /// Where a lazy row was expected that the program has scrolled to, whatever the range: corrections in the same frame begin
  /// there, since the range is not known exactly either (L092).
  @exclusivity(unchecked) var wanted: Wanted?

  /// An offset that may be outside of the range, and the frame in which it counts.
  struct Wanted {
    var offset: CGPoint
    let frame: Int
  }

  /// The lazy row that a running animation scrolls to.
  @exclusivity(unchecked) var aim: ScrollAim?
  /// Whether the behaviour decides once the layout is final.
  @exclusivity(unchecked) var isRealigning = false
  /// The edge that a bound position names: content that is scrolled to it stays there.
  @exclusivity(unchecked) var keptEdge: Edge?
  /// The view that a bound position names.
  @exclusivity(unchecked) var kept: KeptView?
  /// The sum of all moves that were made for a layout, by neither the user nor the program.
  @exclusivity(unchecked) var shift = CGVector()
  /// The finger that drags the content.
  @exclusivity(unchecked) package internal(set) var drag: ScrollDrag?
  /// What carries the content on after the finger.
  @exclusivity(unchecked) var flight: ScrollFlight?
  /// The timer for the end of a series of wheel events.
  @exclusivity(unchecked) var wheelTimer: Timers.Token?

  @exclusivity(unchecked) private var geometryAttribute: Attribute<ScrollGeometry>?
  @exclusivity(unchecked) private var phaseAttribute: Attribute<ScrollPhase>?
  @exclusivity(unchecked) private var userMovesAttribute: Attribute<Int>?
  @exclusivity(unchecked) private var containerAttribute: Attribute<CGSize>?

  package init(_ inputs: _ViewInputs, outer: ScrollState?) {
    self.outer = outer
    let store = inputs.runtime.store(LayoutStore.self)
    store.scrollViewCount += 1
    id = store.scrollViewCount
    runtime = inputs.runtime
    graph = inputs.runtime.graph
    subgraph = inputs.subgraph
    store.scrollViews.add(self)
  }

  package var isRemoved: Bool { subgraph.isRemoved }

  /// The cause of the content's movement. Setting it notifies `onScrollPhaseChange`.
  @exclusivity(unchecked) package var phase = ScrollPhase.idle {
    didSet {
      guard phase != oldValue, !isRemoved else { return }
      if let phaseAttribute { graph.set(phaseAttribute, to: phase) }
      phaseChanged()
    }
  }

  /// The transform from content coordinates to the scroll view's.
  package var contentTransform: CGAffineTransform {
    CGAffineTransform(translationX: 0 - offset.x, y: 0 - offset.y)
  }

  /// Whether a step in this direction would move the content.
  package func canMove(_ axis: Axis, by delta: CGFloat) -> Bool {
    delta < 0
      ? offset[axis] > metrics.minimum(axis)
      : delta > 0 && offset[axis] < metrics.maximum(axis)
  }
}

// MARK: Moving

extension ScrollState {
  /// Moves the content, and ends a running animation: every move of the offset passes here.
  ///
  /// - Parameter isLimited: whether the content stays within its range. False for a finger that drags past an edge.
  package func move(to offset: CGPoint, by mover: Mover, isLimited: Bool = true) {
    wanted = nil
    endAnimation()
    endFlight()
    if mover == .program { endWheel() }
    goal = isLimited ? metrics.clamped(offset) : offset.orZero
    show(goal, isNewGoal: true)
    if mover == .user { noteUserMove() }
  }

  /// Moves the content by a wheel or a key. Returns the part of `delta` that the content could not follow.
  package func scroll(by delta: CGVector) -> CGVector {
    guard traits.isEnabled, delta.dx.isFinite, delta.dy.isFinite else { return delta }
    var rest = delta
    var target = offset
    for axis in Axis.allCases where canMove(axis, by: delta[axis]) {
      target[axis] = metrics.clamped(offset[axis] + delta[axis], axis)
      rest[axis] = delta[axis] - (target[axis] - offset[axis])
    }
    if target != offset { move(to: target, by: .user) }
    return rest
  }

  /// Moves the content for the program, with the animation of the current transaction.
  package func scroll(to offset: CGPoint) { scroll(to: offset, aim: nil) }

  /// Scrolls to an offset; `aim` is the lazy row that is expected at the offset.
  func scroll(to offset: CGPoint, aim: ScrollAim?) {
    let new = metrics.clamped(offset)
    guard let node, let effect = node.parameterEffect, drag == nil else {
      return move(to: new, by: .program)
    }
    endFlight()
    endWheel()
    let target = node.animationTarget(for: effect)
    guard target.transaction.animation != nil else { return move(to: new, by: .program) }
    guard new != goal || !motion.isMoving else { return }
    prepareMotion()
    (goal, motionGoal) = (new, new)
    // The user may have scrolled since the last command: the animation begins where the content is.
    command.number += 1
    command.offset = self.offset
    motion.follow(new.animatableData, target)
    self.aim = motion.isMoving ? aim : nil
    if motion.isMoving { phase = .animating } else { show(goal) }
  }

  /// A running animation continues to the new goal with its speed, unless it was corrected meanwhile.
  private func prepareMotion() {
    if motion.isMoving, goal == motionGoal { return }
    motion.cancel()
    motion = OffsetAnimator(at: offset.animatableData)
  }

  /// Shows where the running animation is now; called for each of its frames.
  package func followAnimation() {
    guard phase == .animating else { return }
    followAim()
    var shown = goal
    shown.animatableData = goal.animatableData + motion.offset
    show(metrics.clamped(aim?.stretched(shown, towards: goal) ?? shown))
    if !motion.isMoving { arrive() }
  }

  /// Ends a running animation where the content is now.
  package func endAnimation() {
    aim = nil
    guard motion.isMoving else { return }
    goal = offset
    motion.cancel()
    if phase == .animating { phase = .idle }
  }

  /// Moves the content by a correction of the positions in it, so that what is visible stays where it is. Neither the
  /// user nor the program moves; a running animation ends where its goal is then.
  package func correct(by distance: CGFloat, along axis: Axis) {
    var new = offset
    new[axis] += distance
    goal[axis] += distance
    if let exact = corrected(by: distance, along: axis) { (new[axis], goal[axis]) = (exact, exact) }
    if axis == .vertical || !metrics.level.isRightToLeft {
      new[axis] = max(new[axis], metrics.minimum(axis))
      goal[axis] = max(goal[axis], metrics.minimum(axis))
    }
    isCorrected = true
    correct(to: new)
  }

  /// Where the content is after a correction that follows a program's scrolling in the same frame; nil after any other.
  private func corrected(by distance: CGFloat, along axis: Axis) -> CGFloat? {
    guard let frame = wanted?.frame, frame == runtime.frameNumber, !motion.isMoving else {
      wanted = nil
      return nil
    }
    wanted!.offset[axis] += distance
    return wanted!.offset[axis]
  }

  /// Moves the content within its range, as a layout does: neither the user nor the program scrolls.
  func shiftContent(by distance: CGVector) {
    let end = metrics.clamped(CGPoint(x: goal.x + distance.dx, y: goal.y + distance.dy))
    let moved = CGVector(dx: end.x - goal.x, dy: end.y - goal.y)
    goal = end
    correct(to: CGPoint(x: offset.x + moved.dx, y: offset.y + moved.dy))
  }

  private func correct(to new: CGPoint) {
    for axis in Axis.allCases {
      command.correction[axis] += new[axis] - offset[axis]
      shift[axis] += new[axis] - offset[axis]
    }
    show(new, isCorrection: true)
  }

  /// Limits a corrected offset to the content; call when the content has its length.
  package func endCorrection() {
    if isCorrected { update(metrics) }
  }

  /// Follows a host that scrolls by itself, as a page does (L250, L251). A report from before the last command is
  /// ignored; corrections that the host did not know of yet are added.
  package func follow(_ report: ScrollReport) {
    guard report.number == command.number, report.offset.isFinite else {
      if !report.isMoving, phase == .interacting { phase = .idle }
      return
    }
    let wanted = CGPoint(
      x: report.offset.x + command.correction.dx - report.correction.dx,
      y: report.offset.y + command.correction.dy - report.correction.dy)
    isFollowingHost = true
    if report.pull > 0 {
      let top = metrics.clamped(wanted)
      show(CGPoint(x: top.x, y: top.y - report.pull))
    } else if metrics.clamped(wanted) != offset {
      move(to: wanted, by: .user)
    } else {
      endAnimation()
    }
    isFollowingHost = false
    phase = report.isMoving ? .interacting : .idle
  }

  /// Shows an offset, which may be outside of the range.
  func show(_ new: CGPoint, isNewGoal: Bool = false, isCorrection: Bool = false) {
    guard new != offset, !isRemoved, node != nil else { return }
    if !isFollowingHost, !isCorrection {
      if isNewGoal { command.number += 1 }
      command.offset = new
    }
    offset = new
    contentMoved()
    geometryChanged()
  }

  func noteUserMove() {
    userMoves += 1
    if let userMovesAttribute { graph.set(userMovesAttribute, to: userMoves) }
  }
}

// MARK: Layout

extension ScrollState {
  /// Takes the lengths of a layout, and limits the offset to them (L112). Called before the content is placed.
  package func update(_ new: ScrollMetrics) {
    let (old, oldOffset) = (metrics, offset)
    defer {
      shift.dx += offset.x - oldOffset.x
      shift.dy += offset.y - oldOffset.y
    }
    if isLaidOut, new.containerSize != old.containerSize { realign(from: old) }
    metrics = new
    if let containerAttribute { graph.set(containerAttribute, to: new.container) }
    if !isLaidOut {
      isLaidOut = new.viewport.width > 0 && new.viewport.height > 0
      goal = startOffset
    } else if new != old || isCorrected {
      goal = kept(goal, after: old)
      isCorrected = false
      if drag != nil || flight != nil { return adapt(from: old) }
      goal = new.clamped(stillWanted ?? goal)
    }
    let shown = motion.isMoving ? new.clamped(kept(offset, after: old)) : goal
    if shown != offset { show(shown, isNewGoal: true) } else if new != old { geometryChanged() }
  }
}

extension ScrollState {
  /// The offset to which the program has scrolled in this frame, which the range of the former layout may have limited.
  private var stillWanted: CGPoint? {
    guard let wanted, wanted.frame == runtime.frameNumber, !motion.isMoving else { return nil }
    return wanted.offset
  }
}

// MARK: Readers

extension ScrollState {
  /// The offset and the sizes now.
  package var geometry: ScrollGeometry {
    guard isLaidOut else { return .empty }
    return ScrollGeometry(
      contentOffset: offset, contentSize: metrics.contentSize,
      contentInsets: metrics.insets.edges(in: metrics.level), containerSize: metrics.containerSize)
  }

  /// The same as an attribute, made at the first request.
  package var geometryValue: Attribute<ScrollGeometry> {
    if let geometryAttribute { return geometryAttribute }
    let attribute = graph.makeInput(geometry, in: subgraph)
    geometryAttribute = attribute
    return attribute
  }

  /// The phase as an attribute, made at the first request.
  package var phaseValue: Attribute<ScrollPhase> {
    if let phaseAttribute { return phaseAttribute }
    let attribute = graph.makeInput(phase, in: subgraph)
    phaseAttribute = attribute
    return attribute
  }

  /// The number of moves by the user as an attribute, made at the first request.
  package var userMovesValue: Attribute<Int> {
    if let userMovesAttribute { return userMovesAttribute }
    let attribute = graph.makeInput(userMoves, in: subgraph)
    userMovesAttribute = attribute
    return attribute
  }

  /// The size for frames that are relative to the scroll view, as an attribute, made at the first request.
  package var containerValue: Attribute<CGSize> {
    if let containerAttribute { return containerAttribute }
    let attribute = graph.makeInput(metrics.container, in: subgraph)
    containerAttribute = attribute
    return attribute
  }

  func geometryChanged() {
    if let geometryAttribute { graph.set(geometryAttribute, to: geometry) }
  }

  /// The visible part of the content, in content coordinates.
  package var visibleRect: CGRect { CGRect(origin: offset, size: metrics.viewport) }
}

// MARK: Enclosing scroll views

/// The scroll view around a view; nil for none.
package enum EnclosingScroll: InputKey {
  package static var defaultValue: ScrollState? { nil }
}

extension _ViewInputs {
  /// The nearest scroll view around the view.
  package var enclosingScroll: ScrollState? { bag[EnclosingScroll.self] }

  /// The nearest scroll view around the view that scrolls along an axis.
  package func enclosingScroll(along axis: Axis) -> ScrollState? {
    var next = enclosingScroll
    while let scroll = next, !scroll.metrics.axes.contains(Axis.Set(axis)) { next = scroll.outer }
    return next
  }
}

extension CGVector {
  /// The component along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point with 0 for what is not finite.
  var orZero: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
