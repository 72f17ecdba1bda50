import Foundation

/// Shows its content in one phase after the other, and animates the way between (M086, M087).
///
/// Without a trigger it runs round and round. With one it shows the first phase until the trigger changes; then it goes
/// through the others, and back to the first.
///
/// ```swift
/// PhaseAnimator([1, 1.3]) { scale in
///   Circle().fill(.yellow).frame(width: 40, height: 40).scaleEffect(scale)
/// } animation: { _ in
///   .easeInOut(duration: 0.5)
/// }
/// ```
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PathNamed {
  private let phases: [Phase]
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  private let time = HostTime()
  @State private var index = 0
  @State private var run = PhaseRun()

  /// Goes through phases each time a value changes.
  ///
  /// - Parameters:
  ///   - phases: the phases in order; the first one is shown at rest. Should not be empty.
  ///   - trigger: the value whose changes start the next round, or the next phase of a round that runs.
  ///   - content: makes the view in a phase.
  ///   - animation: the animation into a phase; nil jumps.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    (self.content, self.animation) = (content, animation)
  }

  /// Goes through phases round and round.
  ///
  /// - Parameters:
  ///   - phases: the phases in order. Should not be empty.
  ///   - content: makes the view in a phase.
  ///   - animation: the animation into a phase; nil jumps.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    (self.content, self.animation) = (content, animation)
  }

  /// The content in the present phase; nothing without phases.
  public var body: some View {
    if phases.isEmpty {
      let _ = time.report(.noPhases(Self.self))
      EmptyView()
    } else {
      content(phases[min(index, phases.count - 1)])
        .onAppear {
          run.isShown = true
          if trigger == nil { step() }
        }
        .onDisappear { run.isShown = false }
        .onChange(of: trigger) { step() }
    }
  }

  /// Starts the animation into the next phase; that of an earlier step is not waited for any more.
  private func step() {
    guard phases.count > 1 else { return }
    run.number += 1
    let (number, started) = (run.number, time.now)
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if run.isShown, run.number == number { finish(startedAt: started) }
    }
  }

  /// Continues after a step. A whole round that took no time waits for the next frame.
  private func finish(startedAt start: TimeInterval) {
    if trigger != nil { return index == 0 ? () : step() }
    run.idleSteps = time.now > start ? 0 : run.idleSteps + 1
    guard run.idleSteps >= phases.count else { return step() }
    run.idleSteps = 0
    time.wakeInNextFrame { if run.isShown { step() } }
  }
}

/// Where an animator is in its rounds.
private final class PhaseRun {
  var isShown = false
  /// The number of the last step.
  var number = 0
  /// How many steps in a row took no time.
  var idleSteps = 0
}

extension View {
  /// Goes through phases round and round, and animates what the closure changes (M086).
  ///
  /// - Parameters:
  ///   - phases: the phases in order. Should not be empty.
  ///   - content: modifies this view for a phase.
  ///   - animation: the animation into a phase; nil jumps.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _TransactionBody(
      content: self,
      body: PhaseAnimator(
        phases, content: { content(PlaceholderContentView(), $0) }, animation: animation)
    ) { _ in }
  }

  /// Goes through phases each time a value changes, and animates what the closure changes (M086).
  ///
  /// - Parameters:
  ///   - phases: the phases in order; the first one is shown at rest. Should not be empty.
  ///   - trigger: the value whose changes start the next round, or the next phase of a round that runs.
  ///   - content: modifies this view for a phase.
  ///   - animation: the animation into a phase; nil jumps.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _TransactionBody(
      content: self,
      body: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        animation: animation)
    ) { _ in }
  }
}
