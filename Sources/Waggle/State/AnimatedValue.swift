package import Foundation
package import WaggleGraph

/// Where something moves: who keeps its time, who edits its transactions, and what is computed anew with each frame.
package struct AnimationTarget {
  let runtime: Runtime
  let editor: TransactionTransform?
  let node: NodeID
  let environment: Attribute<EnvironmentValues>?

  package init(
    _ runtime: Runtime, _ editor: TransactionTransform?, _ node: NodeID,
    _ environment: Attribute<EnvironmentValues>? = nil
  ) {
    self.runtime = runtime
    self.editor = editor
    self.node = node
    self.environment = environment
  }

  /// What animations see of the environment: read when one of them asks.
  var surroundings: AnimationEnvironment? {
    guard let environment else { return nil }
    let graph = runtime.graph
    return AnimationEnvironment { graph.untracked { graph.value(environment) } }
  }

  /// The transaction of the update that is under way.
  package var transaction: Transaction { editor?.transaction ?? Transaction.current }
}

/// Shows a value that was set as one that gets there: at once, or with the animation of the update that set it.
///
/// It works on differences (M023), and costs one word while nothing moves. A value whose type says nothing of its moving
/// part (`Animatable`) jumps.
package struct AnimatedValue<Value> {
  private var motion: ValueAnimator<Value>?

  package init() {}

  package var isMoving: Bool { motion != nil }

  /// What to show for `new`.
  ///
  /// - Parameter shown: what was shown before; nil at first sight, which never moves (M058).
  @inline(__always)
  package mutating func shown(
    _ new: Value, after shown: Value?, _ site: @autoclosure () -> AnimationTarget
  )
    -> Value
  {
    guard motion != nil || Transaction.allowsAnimation else { return new }
    return follow(new, after: shown, site())
  }

  @inline(never)
  private mutating func follow(_ new: Value, after shown: Value?, _ site: AnimationTarget) -> Value
  {
    guard let shown else { return new }
    if motion == nil {
      guard site.transaction.isAnimated else { return new }
      motion = makeMotion(from: shown)
    }
    guard let motion else { return new }
    let result = motion.follow(new, site)
    if !motion.isMoving { self.motion = nil }
    return result
  }

  private func makeMotion(from shown: Value) -> ValueAnimator<Value>? {
    func make<V: Animatable>(_ value: V) -> AnyObject? {
      V.hasMovingPart ? AnimatableAnimator(value) : nil
    }
    guard let value = shown as? any Animatable, let made = make(value) else { return nil }
    return unsafeDowncast(made, to: ValueAnimator<Value>.self)
  }
}

/// A value on its way.
class ValueAnimator<Value> {
  var isMoving: Bool { false }
  func follow(_ new: Value, _ site: AnimationTarget) -> Value { new }
}

/// The moving part of a value, on its way.
final class AnimatableAnimator<Value: Animatable>: ValueAnimator<Value> {
  private let motion: OffsetAnimator<Value.AnimatableData>

  init(_ start: Value) { motion = OffsetAnimator(at: start.animatableData) }

  override var isMoving: Bool { motion.isMoving }

  override func follow(_ new: Value, _ site: AnimationTarget) -> Value {
    motion.follow(new.animatableData, site)
    var shown = new
    if motion.isMoving { shown.animatableData = new.animatableData + motion.offset }
    return shown
  }
}

/// Numbers on their way from where they were to where they are set.
///
/// Drawn is what was set plus `offset`. While it moves, the clock ticks it, and it has its site's node computed anew.
package final class OffsetAnimator<Data: VectorArithmetic>: FrameTicker {
  private var target: Data
  /// What to add to what was set.
  package private(set) var offset = Data.zero
  private var run = AnimationRun<Data>()
  private var site: AnimationTarget?
  /// Whether it is watched for its speed, with which an animation may start (M031).
  private var isTracking = false
  package var isScheduled = false

  package init(at start: Data) { target = start }

  /// Whether there is anything to remember of it.
  package var isMoving: Bool { run.isRunning || isTracking }

  /// The value was set to `new`, or is still there.
  package func follow(_ new: Data, _ site: AnimationTarget) {
    guard new != target else { return }
    let interval = new - target
    target = new
    let transaction = site.transaction
    if let animation = transaction.animation {
      start(interval, animation, transaction.completions, site)
    } else if transaction.tracksVelocity {
      isTracking = true
      run.track(new, at: site.runtime.clock.now)
    }
  }

  private func start(
    _ interval: Data, _ animation: Animation, _ completions: [AnimationCompletion],
    _ site: AnimationTarget
  ) {
    isTracking = false
    run.surroundings = site.surroundings
    run.change(by: interval, animation: animation, completions: completions)
    guard run.isRunning else { return }
    offset = offset - interval
    self.site = site
    site.runtime.clock.add(self)
  }

  /// Ends it where it was set.
  package func cancel() {
    guard let site, run.isRunning else { return }
    site.runtime.finish(run.cancel())
    rest()
  }

  package func tick(at time: TimeInterval) -> Bool {
    guard let site, run.isRunning else { return false }
    if site.runtime.graph.isAlive(site.node) { step(to: time, site) } else { cancel() }
    return run.isRunning
  }

  private func step(to time: TimeInterval, _ site: AnimationTarget) {
    let step = run.value(at: time)
    let hasMoved = step.offset != offset
    offset = step.offset
    if step.isFinished { rest() }
    if hasMoved || step.isFinished { site.runtime.graph.invalidate(site.node) }
    if !step.completions.isEmpty { site.runtime.finish(step.completions) }
  }

  private func rest() {
    offset = .zero
    site = nil
  }
}
