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
  struct Look: Hashable {
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
  func look(at share: Double) -> Look {
    // Out and back, at rest at both ends.
    let wave = (1 - cos(2 * .pi * share)) / 2
    // From side to side, ever less.
    let swing = sin(4 * .pi * share) * (1 - share)
    switch kind {
    case .bounceUp: return Look(scale: 1 + 0.2 * wave)
    case .bounceDown: return Look(scale: 1 - 0.2 * wave)
    case .pulse: return Look(opacity: 1 - 0.6 * wave)
    case .hide: return Look(opacity: 1 - wave)
    case .breathe: return Look(scale: 1 + 0.1 * wave)
    case .breatheFading: return Look(scale: 1 + 0.1 * wave, opacity: 1 - 0.4 * wave)
    case .turn(let angle): return Look(angle: angle * swing)
    case .rotate(let angle): return Look(angle: angle * share)
    case .shake(let x, let y): return Look(offset: CGSize(width: x * swing, height: y * swing))
    case .stays, .appears: return Look()
    }
  }

  /// The appearance of an effect that stays, while it is active or not.
  func look(isActive: Bool) -> Look {
    switch kind {
    case .stays(let scale, let opacity) where isActive: Look(scale: scale, opacity: opacity)
    case .appears(let scale) where !isActive: Look(scale: scale, opacity: 0)
    default: Look()
    }
  }
}

extension View {
  /// The view with the appearance of an effect; its layout is unchanged.
  nonisolated func look(_ look: _SymbolMotion.Look) -> some View {
    scaleEffect(look.scale).rotationEffect(.degrees(look.angle)).offset(look.offset)
      .opacity(look.opacity)
  }
}
