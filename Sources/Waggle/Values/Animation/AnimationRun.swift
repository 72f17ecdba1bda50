package import Foundation

/// The motion of one value after its changes: how far the drawn value still is from the value itself.
///
/// Changes are differences, and so is the answer: drawn = value + offset (M023). So a change without
/// an animation needs nothing here, and what is drawn jumps along with the value (M026). A change
/// counts from the frame that first asks for the offset, and the last one before that frame decides
/// how (M024, M025).
package struct AnimationRun<Value: VectorArithmetic> {
  private var motion: RunningAnimation?
  private var change: Change?
  /// Replaced motions that still tell somebody when they would have looked finished (M036).
  private var forks: [RunningAnimation] = []
  private var sampler: VelocitySampler<Value>?

  /// The environment that animations see.
  package var surroundings: Any?

  /// Makes a run of a value that stands still.
  package init() {}

  /// Whether frames are needed.
  package var isRunning: Bool { motion != nil || change != nil }

  /// Where the value is to be drawn.
  package struct Step {
    /// To be added to the value.
    package var offset: Value
    /// Whether the value stands still from now on.
    package var isFinished: Bool
    /// Those whose animation here is complete; their count has been lowered, so they may be due.
    package var completions: [AnimationCompletion]
  }

  /// One animation on its way.
  fileprivate struct RunningAnimation {
    var animation: Animation
    /// The whole way, from where it started.
    var interval: Value
    /// When its clock was zero.
    var start: TimeInterval
    var context: AnimationContext<Value>
    var completions: [AnimationCompletion]
  }

  /// An animated change that no frame has seen yet.
  fileprivate struct Change {
    var interval: Value
    var animation: Animation
    var completions: [AnimationCompletion]
  }
}

// MARK: - Changes

extension AnimationRun {
  /// The value has changed by an interval, with an animation; each completion counts it. No interval
  /// makes no animation, and one that is no number makes the value jump.
  package mutating func change(
    by interval: Value, animation: Animation, completions: [AnimationCompletion] = []
  ) {
    guard interval != .zero, interval.magnitudeSquared.isFinite else { return }
    for completion in completions { completion.animationStarted() }
    guard let earlier = change else {
      change = Change(interval: interval, animation: animation, completions: completions)
      return
    }
    change = Change(
      interval: earlier.interval + interval, animation: animation,
      completions: earlier.completions + completions)
  }

  /// The value was set without an animation by something that moves, such as a finger: the next
  /// spring starts with its speed (M031).
  package mutating func track(_ value: Value, at time: TimeInterval) {
    if sampler == nil { sampler = VelocitySampler() }
    sampler?.add(value, at: time)
  }

  /// Ends all at once, as when the view goes; those who wait are told (M036).
  package mutating func cancel() -> [AnimationCompletion] {
    let waiting = forks.flatMap { $0.completions } + (motion?.completions ?? [])
    let completions = waiting + (change?.completions ?? [])
    for completion in completions { completion.animationEnded() }
    self = AnimationRun()
    return completions
  }
}

// MARK: - Frames

extension AnimationRun {
  /// Where to draw the value at a time. Costs what the animation costs, and allocates nothing at a
  /// frame in which nothing begins or ends.
  package mutating func value(at time: TimeInterval) -> Step {
    if let change {
      self.change = nil
      if motion == nil && change.interval == .zero { return still(change.completions) }
      begin(change, at: time)
    }
    guard motion != nil else { return still([]) }
    var told: [AnimationCompletion] = []
    if !forks.isEmpty { tellForks(at: time, &told) }
    guard let offset = motion!.offset(at: time) else { return finish(told) }
    if motion!.context.isLogicallyComplete { motion!.tellLogical(&told) }
    return Step(offset: offset, isFinished: false, completions: told)
  }

  /// The motion is over, and with it all that it replaced.
  private mutating func finish(_ told: [AnimationCompletion]) -> Step {
    var step = still(forks.flatMap { $0.completions } + (motion?.completions ?? []))
    motion = nil
    forks = []
    step.completions = told + step.completions
    return step
  }

  /// At the value itself; those who waited for that are told.
  private func still(_ waiting: [AnimationCompletion]) -> Step {
    for completion in waiting { completion.animationEnded() }
    return Step(offset: .zero, isFinished: true, completions: waiting.logicalFirst)
  }

  private mutating func begin(_ change: Change, at time: TimeInterval) {
    defer { sampler = nil }
    guard var running = motion else {
      motion = fresh(change, at: time)
      return
    }
    motion = nil  // One owner: what it remembers is changed in place.
    fork(&running)
    running.retarget(change.interval, change.animation, at: time)
    running.completions += change.completions
    motion = running
  }

  /// A motion from rest, or with the speed of a finger.
  private func fresh(_ change: Change, at time: TimeInterval) -> RunningAnimation {
    var context = AnimationContext<Value>(surroundings: surroundings)
    if let sampler {
      let start = CarriedMotion.Start(velocity: sampler.velocity(at: time))
      context.state[CarriedMotion.Start<Value>.self] = start
      let carried = Animation(CarriedMotion())
      if !change.animation.shouldMerge(
        previous: carried, value: .zero, time: 0, context: &context)
      {
        context = AnimationContext(surroundings: surroundings)
      }
    }
    return RunningAnimation(
      animation: change.animation, interval: change.interval, start: time, context: context,
      completions: change.completions)
  }

  /// Those who wait for the running motion to look finished hear of it when it would have.
  private mutating func fork(_ running: inout RunningAnimation) {
    let logical = running.completions.filter { $0.criteria == .logicallyComplete }
    guard !logical.isEmpty else { return }
    running.completions.removeAll { $0.criteria == .logicallyComplete }
    var copy = running
    copy.completions = logical
    forks.append(copy)
  }

  private mutating func tellForks(at time: TimeInterval, _ told: inout [AnimationCompletion]) {
    var kept: [RunningAnimation] = []
    for var fork in forks {
      let isOver = fork.offset(at: time) == nil
      if isOver { fork.context.isLogicallyComplete = true }
      if fork.context.isLogicallyComplete { fork.tellLogical(&told) } else { kept.append(fork) }
    }
    forks = kept
  }
}

extension AnimationRun.RunningAnimation {
  /// How far from the value, nil when the motion is over.
  fileprivate mutating func offset(at time: TimeInterval) -> Value? {
    let part = animation.animate(value: interval, time: time - start, context: &context)
    return part.map { $0 - interval }
  }

  /// Tells those who wait for the motion to look finished, and forgets them.
  fileprivate mutating func tellLogical(_ told: inout [AnimationCompletion]) {
    for completion in completions where completion.criteria == .logicallyComplete {
      completion.animationEnded()
      told.append(completion)
    }
    completions.removeAll { $0.criteria == .logicallyComplete }
  }

  /// Leads to another place from now on: the new animation takes over if it wants to (M027), else it
  /// is laid over what runs (M029).
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
    typealias Layer = LayeredMotion.Layer<Value>
    if !(self.animation.base is LayeredMotion) {
      var first = Layer(animation: self.animation, start: 0, target: interval)
      first.state = context.state
      context.state = AnimationState()
      context.state[LayeredMotion.Layers<Value>.self].layers = [first]
      self.animation = Animation(LayeredMotion())
    }
    context.state[LayeredMotion.Layers<Value>.self].layers.append(
      Layer(animation: animation, start: age, target: target))
  }
}

extension [AnimationCompletion] {
  /// Those that wait for the look of an end before those that wait for the end itself.
  fileprivate var logicalFirst: [AnimationCompletion] {
    filter { $0.criteria == .logicallyComplete } + filter { $0.criteria != .logicallyComplete }
  }
}
