import Foundation

/// Shows and hides a symbol by an effect: it fades, from and to a smaller or a larger size (C688).
nonisolated public struct SymbolEffectTransition: Transition {
  private let motion: _SymbolMotion

  /// The transition of an effect; `options` has no effect, as the effect runs once.
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
    motion = effect._motion
  }

  /// The view, faded and scaled except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : sizeFactor)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private var sizeFactor: CGFloat {
    switch motion.kind {
    case .appears(let scale), .stays(let scale, _): scale
    default: 1
    }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Shows and hides a symbol by fading it, from and to a smaller size (C688).
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.appear) }

  /// Shows and hides a symbol by an effect (C688).
  ///
  /// ```swift
  /// struct Bell: View {
  ///   let isOn: Bool
  ///
  ///   var body: some View {
  ///     if isOn { Image(systemName: "bell").transition(.symbolEffect(.appear.down)) }
  ///   }
  /// }
  /// ```
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
