import Foundation

/// Shows its content with a value that runs through keyframes (M088).
///
/// ```swift
/// struct Hop: View {
///   @State private var hops = 0
///
///   var body: some View {
///     KeyframeAnimator(initialValue: 0.0, trigger: hops) { height in
///       Circle().frame(width: 20, height: 20).offset(y: -height)
///     } keyframes: { _ in
///       CubicKeyframe(40, duration: 0.2)
///       CubicKeyframe(0, duration: 0.2)
///     }
///     .onTapGesture { hops += 1 }
///   }
/// }
/// ```
nonisolated public struct KeyframeAnimator<Value, Track: Keyframes<Value>, Content: View>: View,
  PathNamed
{
  private let initialValue: Value
  private let isRepeating: Bool
  private let trigger: Trigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Track
  private let time = HostTime()
  @State private var frame = 0
  @State private var run = KeyframeRun<Value>()

  /// Runs through the keyframes each time a value changes, from the value at which it is.
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first run.
  ///   - trigger: the value whose changes start a run.
  ///   - content: makes the view for a value, in each frame of a run.
  ///   - keyframes: makes the keyframes of a run from the value at its start.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Track
  ) {
    (self.initialValue, isRepeating) = (initialValue, false)
    self.trigger = Trigger(trigger)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Runs through the keyframes over and over.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the start of each run.
  ///   - repeating: false shows the initial value, at rest.
  ///   - content: makes the view for a value, in each frame.
  ///   - keyframes: makes the keyframes from the initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Track
  ) {
    (self.initialValue, isRepeating) = (initialValue, repeating)
    trigger = nil
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// The content with the value of the present frame.
  public var body: some View {
    let _ = frame
    content(presentValue)
      .onAppear { if isRepeating { start(from: initialValue) } }
      .onChange(of: isRepeating) { isRepeating ? start(from: initialValue) : stop() }
      .onChange(of: trigger) { start(from: run.value(at: time.now) ?? initialValue) }
  }

  private var presentValue: Value {
    if run.isPlaying(at: time.now) { time.wake(at: time.now + 1.0 / 120, counting: $frame) }
    return run.value(at: time.now) ?? initialValue
  }

  private func start(from value: Value) {
    run.start(
      KeyframeTimeline(from: value, through: keyframes(value)), at: time.now,
      isRepeating: isRepeating)
    frame += 1
  }

  private func stop() {
    run.stop()
    frame += 1
  }
}

/// One run through keyframes, or endless ones.
private final class KeyframeRun<Value> {
  private var timeline: KeyframeTimeline<Value>?
  private var duration = 0.0
  private var start = 0.0
  private var isRepeating = false

  func start(_ timeline: KeyframeTimeline<Value>, at time: TimeInterval, isRepeating: Bool) {
    self.timeline = timeline
    duration = timeline.duration
    (start, self.isRepeating) = (time, isRepeating)
  }

  func stop() { timeline = nil }

  /// Whether the value will change after a time.
  func isPlaying(at time: TimeInterval) -> Bool {
    timeline != nil && duration > 0 && (isRepeating || time - start < duration)
  }

  /// The value at a time; nil before the first run.
  func value(at time: TimeInterval) -> Value? {
    var age = time - start
    if isRepeating, duration > 0 { age = age.truncatingRemainder(dividingBy: duration) }
    return timeline?.value(time: age)
  }
}

extension View {
  /// Runs through keyframes over and over (M088).
  ///
  /// - Parameters:
  ///   - initialValue: the value at the start of each run.
  ///   - repeating: false shows the initial value, at rest.
  ///   - content: modifies this view for a value, in each frame.
  ///   - keyframes: makes the keyframes from the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _TransactionBody(
      content: self,
      body: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)
    ) { _ in }
  }

  /// Runs through keyframes each time a value changes, from the value at which it is (M088).
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first run.
  ///   - trigger: the value whose changes start a run.
  ///   - content: modifies this view for a value, in each frame of a run.
  ///   - keyframes: makes the keyframes of a run from the value at its start.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _TransactionBody(
      content: self,
      body: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)
    ) { _ in }
  }
}
