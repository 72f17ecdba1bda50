package import Foundation
package import WaggleGraph

/// What an animated value needs of its view: the runtime with its clock, the transform of its
/// transactions, the node to recompute in each frame, and the environment.
package struct AnimationTarget {
  let runtime: Runtime
  let transform: TransactionTransform?
  let node: NodeID
  let environment: EnvironmentSource?

  package init(
    _ runtime: Runtime, _ transform: TransactionTransform?, _ node: NodeID,
    _ environment: EnvironmentSource? = nil
  ) {
    self.runtime = runtime
    self.transform = transform
    self.node = node
    self.environment = environment
  }

  /// The environment as animations see it; nothing is read until an animation asks for it.
  var environmentSource: AnimationEnvironment? {
    environment.map { source in AnimationEnvironment { source.current } }
  }

  /// The transaction of the current update, after the transforms around the view.
  package var transaction: Transaction { transform?.transaction ?? Transaction.current }
}

/// Turns the value that was set into the value to display: the same value at once, or one that approaches it with
/// the animation of the update that set it.
///
/// Animations act on differences (M023); costs one word while nothing is animated. A value whose type has no
/// animatable data (`Animatable`) jumps.
package struct AnimatedValue<Value> {
  private var animator: ValueAnimator<Value>?

  package init() {}

  package var isMoving: Bool { animator != nil }

  /// The value to display for `new`.
  ///
  /// - Parameter displayed: the value displayed before; nil the first time, which is never animated (M058).
  @inline(__always)
  package mutating func displayedValue(
    for new: Value, after displayed: Value?, in runtime: Runtime,
    _ target: @autoclosure () -> AnimationTarget
  ) -> Value {
    guard animator != nil || runtime.allowsAnimation else { return new }
    return follow(new, after: displayed, target())
  }

  /// The value to display for `new`, with the transaction of a target that may have an animation where the update has none.
  @inline(never)
  package mutating func follow(_ new: Value, after displayed: Value?, _ target: AnimationTarget)
    -> Value
  {
    guard let displayed else { return new }
    if animator == nil {
      guard target.transaction.isAnimated else { return new }
      animator = makeAnimator(from: displayed)
    }
    guard let animator else { return new }
    let result = animator.follow(new, target)
    if !animator.isMoving { self.animator = nil }
    return result
  }

  /// Leaves the frames to come to the host, as long as nothing changes; nil where they are not known. `new` is the value
  /// that was set.
  package func handOver(_ new: Value) -> AnimationForecast<Value>? { animator?.handOver(new) }

  /// Takes the frames back from the host.
  package func takeBack() { animator?.takeBack() }

  private func makeAnimator(from displayed: Value) -> ValueAnimator<Value>? {
    func make<V: Animatable>(_ value: V) -> AnyObject? {
      V.hasMovingPart ? AnimatableAnimator(value) : nil
    }
    guard let value = displayed as? any Animatable else { return nil }
    return make(value) as? ValueAnimator<Value>
  }
}

/// Animates one value; the abstract base, which never moves.
class ValueAnimator<Value> {
  var isMoving: Bool { false }
  func follow(_ new: Value, _ target: AnimationTarget) -> Value { new }
  func handOver(_ new: Value) -> AnimationForecast<Value>? { nil }
  func takeBack() {}
}

/// Animates the animatable data of a value.
final class AnimatableAnimator<Value: Animatable>: ValueAnimator<Value> {
  private let animator: OffsetAnimator<Value.AnimatableData>

  init(_ start: Value) { animator = OffsetAnimator(at: start.animatableData) }

  override var isMoving: Bool { animator.isMoving }

  @_specialize(where Value == CGRect)
  @_specialize(where Value == CGPoint)
  override func follow(_ new: Value, _ target: AnimationTarget) -> Value {
    animator.follow(new.animatableData, target)
    var displayed = new
    if animator.isMoving { displayed.animatableData = new.animatableData + animator.offset }
    return displayed
  }

  override func handOver(_ new: Value) -> AnimationForecast<Value>? {
    animator.handOver()?.map { offset in
      var displayed = new
      displayed.animatableData = new.animatableData + offset
      return displayed
    }
  }

  override func takeBack() { animator.takeBack() }
}

/// Animates a vector from where it is displayed to where it was set.
///
/// The displayed value is the set value plus `offset`. While it moves, the clock ticks it, and each tick that
/// changes `offset` invalidates the node of its target.
///
/// A host that animates by itself may take the frames over; until it gives them back, or until they end, none is needed
/// here. Frames that are run anyway tick it as ever.
///
/// Always true: it has a target exactly while an animation runs, and `offset` is zero while none does. A forecast is one of
/// the animation that runs.
///
/// What each frame needs is compiled for frames, for points and for a number besides: code for any vector looks for types all
/// the time, which was half of the cost of a view that moves.
package final class OffsetAnimator<Data: VectorArithmetic>: FrameTicker {
  private var lastSetValue: Data
  /// Displayed value minus set value.
  package private(set) var offset = Data.zero
  private var run = AnimationRun<Data>()
  private var target: AnimationTarget?
  /// Whether changes are sampled for their velocity, with which the next animation may start (M031).
  private var isTracking = false
  package var isScheduled = false
  /// Counts the animations.
  private var change = 0
  /// What the host animates.
  private var forecast: AnimationForecast<Data>?
  /// The time of the last tick.
  private var lastTick: TimeInterval = 0

  package init(at start: Data) { lastSetValue = start }

  /// Whether the animator has state to keep: an animation, or velocity samples.
  package var isMoving: Bool {
    @_specialize(where Data == CGRect.AnimatableData)
    @_specialize(where Data == CGPoint.AnimatableData)
    @_specialize(where Data == Double)
    get { run.isRunning || isTracking }
  }

  /// Takes the value that was set; an equal one changes nothing.
  @_specialize(where Data == CGRect.AnimatableData)
  @_specialize(where Data == CGPoint.AnimatableData)
  @_specialize(where Data == Double)
  package func follow(_ new: Data, _ target: AnimationTarget) {
    guard new != lastSetValue else { return }
    defer { endChange() }
    let interval = new - lastSetValue
    lastSetValue = new
    let transaction = target.transaction
    if let animation = transaction.animation {
      start(interval, animation, transaction.completions, target)
    } else if transaction.tracksVelocity {
      isTracking = true
      run.track(new, at: target.runtime.clock.now)
    }
  }

  private func start(
    _ interval: Data, _ animation: Animation, _ completions: [AnimationCompletion],
    _ target: AnimationTarget
  ) {
    isTracking = false
    run.environmentSource = target.environmentSource
    run.change(by: interval, animation: animation, completions: completions)
    guard run.isRunning else { return }
    forecast = nil
    change += 1
    offset = offset - interval
    self.target = target
    target.runtime.clock.add(self)
  }

  /// Ends the animation at the value that was set.
  package func cancel() {
    guard let target, run.isRunning else { return }
    target.runtime.actions.add(run.cancel())
    rest()
    endChange()
  }

  @_specialize(where Data == CGRect.AnimatableData)
  @_specialize(where Data == CGPoint.AnimatableData)
  @_specialize(where Data == Double)
  package func tick(at time: TimeInterval) -> Bool {
    guard let target, run.isRunning else { return false }
    if target.runtime.graph.isAlive(target.node) { step(to: time, target) } else { cancel() }
    endChange()
    return run.isRunning
  }

  private func step(to time: TimeInterval, _ target: AnimationTarget) {
    if forecast?.isEndless == true { catchUp(to: time) }
    let step = run.value(at: time)
    // The view that has left its frames to the host decides in each frame whether that is still right.
    let hasMoved = step.offset != offset || forecast != nil
    offset = step.offset
    if step.isFinished { rest() }
    lastTick = time
    if hasMoved || step.isFinished { target.runtime.graph.invalidate(target.node) }
    if !step.completions.isEmpty { target.runtime.actions.add(step.completions) }
  }

  /// Passes over the time without frames: whole repetitions at once, and then frame by frame.
  private func catchUp(to time: TimeInterval) {
    guard let forecast else { return }
    let repetition = forecast.duration
    let repetitions = ((time - max(lastTick, forecast.start)) / repetition).rounded(.down)
    if repetitions > 0 {
      run.skip(repetitions * repetition)
      lastTick += repetitions * repetition
    }
    let interval = AnimationForecast<Data>.interval
    while lastTick + 1.5 * interval < time {
      lastTick += interval
      _ = run.value(at: lastTick)
    }
  }

  private func rest() {
    offset = .zero
    target = nil
    forecast = nil
  }

  @inline(__always)
  private func endChange() {
    if isChecking { checkInvariants() }
  }
}

extension OffsetAnimator {
  package var handedOverUntil: TimeInterval { forecast?.end ?? -.infinity }

  /// Leaves the frames to come to the host; nil where they are not known.
  package func handOver() -> AnimationForecast<Data>? {
    if forecast == nil { forecast = run.forecast(after: lastTick, change: change) }
    return forecast
  }

  /// Takes the frames back from the host.
  package func takeBack() { forecast = nil }
}

extension OffsetAnimator {
  /// Stops if a law of the animator is broken. Costs O(1).
  package func checkInvariants() {
    checkInvariant((target != nil) == run.isRunning, "there is a target while an animation runs")
    checkInvariant(run.isRunning || offset == .zero, "at rest there is no offset")
    checkInvariant(run.isRunning || forecast == nil, "at rest there is no forecast")
  }
}
