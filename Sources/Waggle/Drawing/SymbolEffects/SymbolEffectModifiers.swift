import Foundation

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  var factor = 1.0
  /// nil is forever, for an effect that is active.
  var count: Int?

  /// Once for a change of a value, else over and over; at the effect's own speed.
  public static let `default` = SymbolEffectOptions()
  /// The effect runs over and over.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count)
  }
  /// At this multiple of the effect's own speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(factor: speed)
  }

  /// The effect runs over and over.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(factor: factor) }
  /// The effect runs once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(factor: factor, count: 1) }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(factor: factor, count: count)
  }
  /// At this multiple of the effect's own speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(factor: speed, count: count)
  }

  /// The seconds that a run of `duration` takes.
  func time(_ duration: Double) -> Double {
    factor > 0 && factor.isFinite ? max(duration / factor, 0.01) : duration
  }

  /// The number of runs for a change of a value.
  var runs: Int { min(max(count ?? 1, 1), 1000) }
}

extension View {
  /// Moves this view while the effect is active: over and over, or, for `scale`, `appear` and `disappear`, as long as it
  /// is active. The whole view moves, so set it on an image and not on what holds one.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.pulse, isActive: true)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: the movement.
  ///   - options: how fast it is, and how often it runs.
  ///   - isActive: whether it runs.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      IndefiniteSymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive))
  }

  /// Moves this view each time a value changes. The whole view moves, so set it on an image and not on what holds
  /// one.
  ///
  /// ```swift
  /// struct Likes: View {
  ///   @State private var count = 0
  ///
  ///   var body: some View {
  ///     Image(systemName: "heart")
  ///       .symbolEffect(.bounce, value: count)
  ///       .onTapGesture { count += 1 }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - effect: the movement.
  ///   - options: how fast it is, and how often it runs for a change.
  ///   - value: the value whose changes start it.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      DiscreteSymbolEffectModifier(motion: effect._motion, options: options, value: value))
  }

  /// Keeps the effects around this view from moving symbols in it.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}

extension EnvironmentValues {
  private enum RemovesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var removesSymbolEffects: Bool {
    get { self[RemovesKey.self] }
    set { self[RemovesKey.self] = newValue }
  }
}

nonisolated private struct DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @Environment(\.removesSymbolEffects) private var isRemoved

  func body(content: Content) -> some View {
    let (motion, isRemoved) = (motion, isRemoved)
    let runs = Double(options.runs)
    content.keyframeAnimator(initialValue: 0.0, trigger: value) { content, share in
      content.symbolAppearance(
        isRemoved ? .init() : motion.appearance(at: share < runs ? share - share.rounded(.down) : 0)
      )
    } keyframes: { _ in
      MoveKeyframe(0)
      LinearKeyframe(runs, duration: options.time(motion.duration ?? 0.5) * runs)
    }
  }
}

nonisolated private struct IndefiniteSymbolEffectModifier: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  @Environment(\.removesSymbolEffects) private var isRemoved

  func body(content: Content) -> some View {
    let isActive = isActive && !isRemoved
    if let duration = motion.duration {
      if let count = options.count {
        content.modifier(
          DiscreteSymbolEffectModifier(
            motion: motion, options: options.repeat(count), value: isActive))
      } else {
        let motion = motion
        content.keyframeAnimator(initialValue: 0.0, repeating: isActive) { content, share in
          content.symbolAppearance(isActive ? motion.appearance(at: min(share, 1)) : .init())
        } keyframes: { _ in
          LinearKeyframe(1, duration: options.time(duration))
        }
      }
    } else {
      content.symbolAppearance(
        motion.appearance(isActive: isRemoved ? motion.isShownAtRest : isActive)
      )
      .animation(.spring(duration: options.time(0.4)), value: isActive)
    }
  }
}

extension _SymbolMotion {
  /// Whether the symbol is as without the effect while that is active.
  fileprivate var isShownAtRest: Bool { if case .appears = kind { true } else { false } }
}

extension ContentTransition {
  /// One symbol replaces another in an animated change: the old one fades out while the new one fades in.
  public static var symbolEffect: ContentTransition { .opacity }

  /// One symbol replaces another in an animated change: the old one fades out while the new one fades in.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .opacity }
}
