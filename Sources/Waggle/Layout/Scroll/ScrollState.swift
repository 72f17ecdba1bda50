package import Foundation
import WaggleGraph

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
  let subgraph: Subgraph
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
  /// Where the content comes to rest if nothing else moves it; while a finger drags it, where it would be if nothing
  /// held it back past the edges.
  @exclusivity(unchecked) var goal = CGPoint.zero
  /// How much of the upper inset yields when one scrolls down.
  @exclusivity(unchecked) package internal(set) var collapsingInset = CollapsingInset()
  @exclusivity(unchecked) private(set) var isLaidOut = false
  /// What the environment and the view say about scrolling.
  @exclusivity(unchecked) package var traits = ScrollTraits()
  /// Where scrolling by the user may end; nil for anywhere.
  @exclusivity(unchecked) package var behavior: AnyScrollTargetBehavior?
  /// The environment of the scroll view.
  @exclusivity(unchecked) package var readEnvironment: () -> EnvironmentValues = {
    EnvironmentValues()
  }
  /// Moves that the user made, counted.
  @exclusivity(unchecked) package private(set) var userMoves = 0
  /// What the user moves the content with.
  @exclusivity(unchecked) package internal(set) var motion = UserScrolling()
  /// The animation with which a program scrolls.
  @exclusivity(unchecked) var animation = ScrollAnimation()
  /// The moves that layouts make.
  @exclusivity(unchecked) var corrections = ScrollCorrections()
  /// Whether the behaviour decides once the layout is final.
  @exclusivity(unchecked) var isRealigning = false
  /// What a bound position names: it stays where it is seen.
  @exclusivity(unchecked) var kept = KeptPart.nothing
  /// What a host that scrolls by itself is to do.
  @exclusivity(unchecked) var hostScrolling = HostScrolling()
  /// What scrolling in such a host comes to rest at.
  @exclusivity(unchecked) package internal(set) var snapping = HostSnapping() {
    didSet { if snapping.differs(from: oldValue) { snapChanged() } }
  }
  /// Called when the points of `snapping` have changed.
  @exclusivity(unchecked) package var snapChanged: () -> Void = {}
  /// What views read of the scroll view.
  @exclusivity(unchecked) var attributes = ScrollAttributes()

  package init(_ inputs: _ViewInputs, outer: ScrollState?) {
    self.outer = outer
    let store = inputs.runtime.store(LayoutStore.self)
    id = store.scrollViews.nextNumber()
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    store.scrollViews.add(self)
  }

  package var isRemoved: Bool { subgraph.isRemoved }

  /// The cause of the content's movement. Setting it notifies `onScrollPhaseChange`.
  @exclusivity(unchecked) package var phase = ScrollPhase.idle {
    didSet {
      guard phase != oldValue, !isRemoved else { return }
      attributes.phase.set(phase, in: runtime.graph)
      phaseChanged()
    }
  }

  /// The transform from content coordinates to the scroll view's.
  package var contentTransform: CGAffineTransform {
    CGAffineTransform(translationX: 0 - offset.x, y: 0 - offset.y)
  }
}

extension ScrollState {
  /// Shows an offset, which may be outside of the range.
  func show(_ new: CGPoint, isNewGoal: Bool = false, isCorrection: Bool = false) {
    guard new != offset, !isRemoved, node != nil else { return }
    if !isCorrection { hostScrolling.want(new, isNewGoal: isNewGoal) }
    offset = new
    contentMoved()
    geometryChanged()
  }

  func noteUserMove() {
    userMoves += 1
    attributes.userMoves.set(userMoves, in: runtime.graph)
  }
}

// MARK: Layout

extension ScrollState {
  /// Takes the lengths of a layout, and limits the offset to them (L112). Called before the content is placed.
  package func update(_ new: ScrollMetrics) {
    let (old, oldOffset) = (metrics, offset)
    defer { corrections.add(from: oldOffset, to: offset) }
    if isLaidOut, new.containerSize != old.containerSize { realign(from: old) }
    metrics = new
    attributes.container.set(new.container, in: runtime.graph)
    if !isLaidOut {
      isLaidOut = new.viewport.width > 0 && new.viewport.height > 0
      goal = startOffset
    } else if new != old || corrections.isPending {
      goal = kept(goal, after: old)
      corrections.isPending = false
      if motion.drag != nil || motion.flight != nil { return adapt(from: old) }
      goal = new.clamped(corrections.expectedOffset(in: frameOfExpected) ?? goal)
    }
    let shown = animation.isRunning ? new.clamped(kept(offset, after: old)) : goal
    if shown != offset { show(shown, isNewGoal: true) } else if new != old { geometryChanged() }
  }
}
