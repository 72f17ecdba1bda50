import Foundation

/// How a symbol looks at each time of an effect.
public struct _SymbolMotion: Hashable, Sendable {
  enum Kind: Hashable {
    case bounceUp, bounceDown, pulse, hide, breathe, breatheFading
    case turn(Double), rotate(Double)
    case shake(x: CGFloat, y: CGFloat)
    case stays(scale: CGFloat, opacity: Double)
    case appears(scale: CGFloat)
  }

  /// What is changed of a symbol.
  struct Appearance: Hashable {
    var scale: CGFloat = 1
    var opacity = 1.0
    var angle = 0.0
    var offset = CGSize.zero
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The duration of one run, in seconds; nil for an effect that stays.
  var duration: Double? {
    switch kind {
    case .bounceUp, .bounceDown: 0.5
    case .turn, .shake: 0.6
    case .pulse, .hide, .rotate: 1
    case .breathe, .breatheFading: 2
    case .stays, .appears: nil
    }
  }

  /// The appearance at a share of a run, 0 to 1; both ends are as without the effect.
  func appearance(at share: Double) -> Appearance {
    // Out and back, at rest at both ends.
    let wave = (1 - cos(2 * .pi * share)) / 2
    // From side to side, ever less.
    let swing = sin(4 * .pi * share) * (1 - share)
    switch kind {
    case .bounceUp: return Appearance(scale: 1 + 0.2 * wave)
    case .bounceDown: return Appearance(scale: 1 - 0.2 * wave)
    case .pulse: return Appearance(opacity: 1 - 0.6 * wave)
    case .hide: return Appearance(opacity: 1 - wave)
    case .breathe: return Appearance(scale: 1 + 0.1 * wave)
    case .breatheFading: return Appearance(scale: 1 + 0.1 * wave, opacity: 1 - 0.4 * wave)
    case .turn(let angle): return Appearance(angle: angle * swing)
    case .rotate(let angle): return Appearance(angle: angle * share)
    case .shake(let x, let y):
      return Appearance(offset: CGSize(width: x * swing, height: y * swing))
    case .stays, .appears: return Appearance()
    }
  }

  /// The appearance of an effect that stays, while it is active or not.
  func appearance(isActive: Bool) -> Appearance {
    switch kind {
    case .stays(let scale, let opacity) where isActive: Appearance(scale: scale, opacity: opacity)
    case .appears(let scale) where !isActive: Appearance(scale: scale, opacity: 0)
    default: Appearance()
    }
  }
}

extension View {
  /// The view with the appearance of an effect; its layout is unchanged.
  nonisolated func symbolAppearance(_ appearance: _SymbolMotion.Appearance) -> some View {
    scaleEffect(appearance.scale).rotationEffect(.degrees(appearance.angle)).offset(
      appearance.offset
    )
    .opacity(appearance.opacity)
  }
}
