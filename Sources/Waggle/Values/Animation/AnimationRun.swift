package import Foundation

/// The animation of one value after its changes: the offset of the displayed value from the value itself.
///
/// Changes are differences, and so is the result: displayed = value + offset (M023). A change without an animation
/// needs nothing here: the displayed value jumps along with the value (M026). An animation starts in the first
/// frame that reads the offset; of several changes before that frame, the last one chooses the animation (M024,
/// M025).
package struct AnimationRun<Value: VectorArithmetic> {
  /// Whether further frames are needed: `running` or `change` is there. In code for any value, to look at these costs more
  /// than the rest of a frame.
  package private(set) var isRunning = false
  private var running: RunningAnimation?
  private var change: Change?
  /// Replaced animations whose logical completions are still to be called when they would have looked finished
  /// (M036).
  private var forks: [RunningAnimation] = []
  private var sampler: VelocitySampler<Value>?

  /// What the `environment` of the animations' contexts is read from, an `AnimationEnvironment`; nil for the default.
  package var environmentSource: Any?

  /// Creates a run for a value at rest.
  package init() {}

  /// The result for one frame.
  package struct Step {
    /// Displayed value minus value.
    package var offset: Value
    /// Whether the value is at rest from now on.
    package var isFinished: Bool
    /// Completions that this frame has counted down; they may be due.
    package var completions: [AnimationCompletion]
  }

  /// One animation that is running.
  fileprivate struct RunningAnimation {
    var animation: Animation
    /// The whole change, from where the animation started.
    var interval: Value
    /// The time at which the animation started, in seconds.
    var start: TimeInterval
    var context: AnimationContext<Value>
    var completions: [AnimationCompletion]
  }

  /// An animated change that no frame has displayed yet.
  fileprivate struct Change {
    var interval: Value
    var animation: Animation
    var completions: [AnimationCompletion]
  }
}

// MARK: - Changes

extension AnimationRun {
  /// Changes the value by an interval with an animation, which each completion counts. A zero interval starts no
  /// animation; one that is not a number makes the value jump.
  package mutating func change(
    by interval: Value, animation: Animation, completions: [AnimationCompletion] = []
  ) {
    guard interval != .zero, interval.magnitudeSquared.isFinite else { return }
    for completion in completions { completion.animationStarted() }
    isRunning = true
    guard let earlier = change else {
      change = Change(interval: interval, animation: animation, completions: completions)
      return
    }
    change = Change(
      interval: earlier.interval + interval, animation: animation,
      completions: earlier.completions + completions)
  }

  /// Records an unanimated change, such as that of a drag: the next spring starts with its velocity (M031).
  package mutating func track(_ value: Value, at time: TimeInterval) {
    if sampler == nil { sampler = VelocitySampler() }
    sampler?.add(value, at: time)
  }

  /// Ends everything at once, as when the view is removed; returns the completions to call (M036).
  package mutating func cancel() -> [AnimationCompletion] {
    let waiting = forks.flatMap { $0.completions } + (running?.completions ?? [])
    let completions = waiting + (change?.completions ?? [])
    for completion in completions { completion.animationEnded() }
    self = AnimationRun()
    return completions
  }
}

// MARK: - Frames

extension AnimationRun {
  /// The offset at a time. Costs what the animation costs, and allocates nothing in a frame in which no animation
  /// starts or ends.
  package mutating func value(at time: TimeInterval) -> Step {
    if let change {
      self.change = nil
      if running == nil && change.interval == .zero { return atRest(change.completions) }
      begin(change, at: time)
    }
    guard isRunning else { return atRest([]) }
    var completed: [AnimationCompletion] = []
    if !forks.isEmpty { completeForks(at: time, &completed) }
    guard let offset = running!.offset(at: time) else { return finish(completed) }
    if running!.context.isLogicallyComplete { running!.completeLogical(&completed) }
    return Step(offset: offset, isFinished: false, completions: completed)
  }

  /// Ends the animation and all those that it has replaced.
  private mutating func finish(_ completed: [AnimationCompletion]) -> Step {
    var step = atRest(forks.flatMap { $0.completions } + (running?.completions ?? []))
    running = nil
    forks = []
    step.completions = completed + step.completions
    return step
  }

  /// The value itself, with the completions that waited for it.
  private mutating func atRest(_ waiting: [AnimationCompletion]) -> Step {
    isRunning = false
    for completion in waiting { completion.animationEnded() }
    return Step(offset: .zero, isFinished: true, completions: waiting.logicalFirst)
  }

  private mutating func begin(_ change: Change, at time: TimeInterval) {
    defer { sampler = nil }
    guard var current = running else {
      running = startAnimation(change, at: time)
      return
    }
    running = nil  // Now `current` is the only owner, so that its state changes in place.
    fork(&current)
    current.retarget(change.interval, change.animation, at: time)
    current.completions += change.completions
    running = current
  }

  /// An animation from rest, or with the tracked velocity.
  private func startAnimation(_ change: Change, at time: TimeInterval) -> RunningAnimation {
    var context = AnimationContext<Value>(environmentSource: environmentSource)
    if let sampler {
      let start = InitialStateAnimation.Start(velocity: sampler.velocity(at: time))
      context.state[InitialStateAnimation.Start<Value>.self] = start
      let initial = Animation(InitialStateAnimation())
      if !change.animation.shouldMerge(
        previous: initial, value: .zero, time: 0, context: &context)
      {
        context = AnimationContext(environmentSource: environmentSource)
      }
    }
    return RunningAnimation(
      animation: change.animation, interval: change.interval, start: time, context: context,
      completions: change.completions)
  }

  /// Keeps a copy of the running animation, to call its logical completions when it would have looked finished.
  private mutating func fork(_ running: inout RunningAnimation) {
    let logical = running.completions.filter { $0.criteria == .logicallyComplete }
    guard !logical.isEmpty else { return }
    running.completions.removeAll { $0.criteria == .logicallyComplete }
    var copy = running
    copy.completions = logical
    forks.append(copy)
  }

  private mutating func completeForks(
    at time: TimeInterval, _ completed: inout [AnimationCompletion]
  ) {
    var kept: [RunningAnimation] = []
    for var fork in forks {
      let isOver = fork.offset(at: time) == nil
      if isOver { fork.context.isLogicallyComplete = true }
      if fork.context.isLogicallyComplete {
        fork.completeLogical(&completed)
      } else {
        kept.append(fork)
      }
    }
    forks = kept
  }
}

extension AnimationRun.RunningAnimation {
  /// The offset from the value; nil when the animation is over.
  fileprivate mutating func offset(at time: TimeInterval) -> Value? {
    let part = animation.animate(value: interval, time: time - start, context: &context)
    return part.map { $0 - interval }
  }

  /// Moves the logical completions to `completed`.
  fileprivate mutating func completeLogical(_ completed: inout [AnimationCompletion]) {
    for completion in completions where completion.criteria == .logicallyComplete {
      completion.animationEnded()
      completed.append(completion)
    }
    completions.removeAll { $0.criteria == .logicallyComplete }
  }

  /// Changes the target: the new animation takes over if it merges (M027), and otherwise is layered over the
  /// running one (M029).
  fileprivate mutating func retarget(
    _ change: Value, _ animation: Animation, at time: TimeInterval
  ) {
    let age = time - start
    let before = context.state
    context.isLogicallyComplete = false
    if animation.shouldMerge(
      previous: self.animation, value: interval, time: age, context: &context)
    {
      self.animation = animation
    } else {
      context.state = before
      layer(animation, to: interval + change, at: age)
    }
    interval += change
  }

  private mutating func layer(_ animation: Animation, to target: Value, at age: TimeInterval) {
    typealias Layer = LayeredAnimation.Layer<Value>
    if !(self.animation.base is LayeredAnimation) {
      var first = Layer(animation: self.animation, start: 0, target: interval)
      first.state = context.state
      context.state = AnimationState()
      context.state[LayeredAnimation.Layers<Value>.self].layers = [first]
      self.animation = Animation(LayeredAnimation())
    }
    context.state[LayeredAnimation.Layers<Value>.self].layers.append(
      Layer(animation: animation, start: age, target: target))
  }
}

// MARK: - Frames to come

extension AnimationRun {
  /// The frames after `time`, which is that of the last one; nil where that is not known in advance, takes too long, or has
  /// completions to call. Costs a frame for each value.
  package func forecast(after time: TimeInterval, change number: Int) -> AnimationForecast<Value>? {
    guard let running, change == nil, forks.isEmpty, running.completions.isEmpty,
      let course = running.animation.course
    else { return nil }
    var forecast = AnimationForecast<Value>(
      change: number, start: time, delay: 0, values: [], isEndless: false)
    switch course {
    case .ends: return fill(&forecast) ? forecast : nil
    case .repeats(let base, let autoreverses, let delay, let speed):
      guard let frames = running.frames(of: base, speed: speed) else { return nil }
      let wait = (running.start + delay - time) / AnimationForecast<Value>.interval
      forecast.delay = max(0, Int(min(wait, 1e6).rounded(.up)))
      forecast.isEndless = true
      fill(&forecast, frames: autoreverses ? 2 * frames : frames)
      return forecast
    }
  }

  /// Adds all values to the end of the animation; false if there are too many.
  private func fill(_ forecast: inout AnimationForecast<Value>) -> Bool {
    var copy = self
    for frame in 0...AnimationForecast<Value>.limit {
      let step = copy.value(at: forecast.start + Double(frame) * AnimationForecast<Value>.interval)
      forecast.values.append(step.offset)
      if step.isFinished { return true }
    }
    return false
  }

  /// Adds the values of so many frames, after which they are repeated.
  private func fill(_ forecast: inout AnimationForecast<Value>, frames: Int) {
    var copy = self
    for frame in 0..<frames {
      let time = Double(forecast.delay + frame) * AnimationForecast<Value>.interval
      forecast.values.append(copy.value(at: forecast.start + time).offset)
    }
    forecast.values.append(forecast.values[0])
  }

  /// Passes over whole repetitions of an endless animation, which change nothing but the time.
  package mutating func skip(_ time: TimeInterval) { running?.start += time }
}

extension AnimationRun.RunningAnimation {
  /// After how many frames an animation of the whole change is over; nil if that is too many.
  fileprivate func frames(of animation: Animation, speed: Double) -> Int? {
    var context = AnimationContext<Value>(environmentSource: context.environmentSource)
    let interval = AnimationForecast<Value>.interval * speed
    for frame in 0...AnimationForecast<Value>.limit {
      let part = animation.animate(
        value: self.interval, time: Double(frame) * interval, context: &context)
      if part == nil { return frame > 0 ? frame : nil }
    }
    return nil
  }
}

extension [AnimationCompletion] {
  /// Completions for logical completion first, then those for removal.
  fileprivate var logicalFirst: [AnimationCompletion] {
    filter { $0.criteria == .logicallyComplete } + filter { $0.criteria != .logicallyComplete }
  }
}
