import Foundation

/// A movement of symbols.
public protocol SymbolEffect: Hashable, Sendable {
  /// How a symbol moves.
  var _motion: _SymbolMotion { get }
}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that stays, or runs over and over, while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol is inserted and removed.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var goesDown = false

  fileprivate init() {}

  /// Grows and shrinks back.
  public var up: Self { changed { $0.goesDown = false } }
  /// Shrinks and grows back.
  public var down: Self { changed { $0.goesDown = true } }
  /// Moves each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// Moves all layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(goesDown ? .bounceDown : .bounceUp) }
}

/// Fades out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}

  /// Fades some layers: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// Fades all layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(.pulse) }
}

/// Fades the layers one after the other; a symbol of one layer fades as a whole, out and in.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var hides = false

  fileprivate init() {}

  /// One layer after the other: the same here, as symbols have one.
  public var iterative: Self { self }
  /// One layer more each time: the same here, as symbols have one.
  public var cumulative: Self { self }
  /// Forwards and backwards: the same here, as symbols have one layer.
  public var reversing: Self { self }
  /// From the first layer again: the same here, as symbols have one.
  public var nonReversing: Self { self }
  /// Hides a layer while it is not active.
  public var hideInactiveLayers: Self { changed { $0.hides = true } }
  /// Dims a layer while it is not active.
  public var dimInactiveLayers: Self { changed { $0.hides = false } }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(hides ? .hide : .pulse) }
}

/// Swings to the sides, or along an axis.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var kind = _SymbolMotion.Kind.turn(12)

  fileprivate init() {}

  /// Begins clockwise.
  public var clockwise: Self { changed { $0.kind = .turn(12) } }
  /// Begins counterclockwise.
  public var counterClockwise: Self { changed { $0.kind = .turn(-12) } }
  /// The symbol moves to the left and to the right.
  public var left: Self { changed { $0.kind = .shake(x: -2, y: 0) } }
  /// The symbol moves to the right and to the left.
  public var right: Self { changed { $0.kind = .shake(x: 2, y: 0) } }
  /// The symbol moves up and down.
  public var up: Self { changed { $0.kind = .shake(x: 0, y: -2) } }
  /// The symbol moves down and up.
  public var down: Self { changed { $0.kind = .shake(x: 0, y: 2) } }
  /// Moves each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// Moves all layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(kind) }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var fades = false

  fileprivate init() {}

  /// Fades too.
  public var pulse: Self { changed { $0.fades = true } }
  /// Does not fade.
  public var plain: Self { changed { $0.fades = false } }
  /// Moves each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// Moves all layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(fades ? .breatheFading : .breathe) }
}

/// Turns around.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var angle = 360.0

  fileprivate init() {}

  /// Clockwise.
  public var clockwise: Self { changed { $0.angle = 360 } }
  /// Counterclockwise.
  public var counterClockwise: Self { changed { $0.angle = -360 } }
  /// Turns each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// Turns all layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(.rotate(angle)) }
}

/// A symbol that is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var factor = 1.2

  fileprivate init() {}

  /// The symbol gets larger.
  public var up: Self { changed { $0.factor = 1.2 } }
  /// The symbol gets smaller.
  public var down: Self { changed { $0.factor = 0.8 } }
  /// Scales each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// Scales all layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(.stays(scale: factor, opacity: 1)) }
}

/// Comes into view; while it is active, the symbol is shown.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var factor = 0.6

  fileprivate init() {}

  /// From a smaller size.
  public var up: Self { changed { $0.factor = 0.6 } }
  /// From a larger size.
  public var down: Self { changed { $0.factor = 1.4 } }
  /// Each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// All layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(.appears(scale: factor)) }
}

/// Goes out of view; while it is active, the symbol is hidden, and keeps its place.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var factor = 0.6

  fileprivate init() {}

  /// To a larger size.
  public var up: Self { changed { $0.factor = 1.4 } }
  /// To a smaller size.
  public var down: Self { changed { $0.factor = 0.6 } }
  /// Each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// All layers as one.
  public var wholeSymbol: Self { self }
  /// How a symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(.stays(scale: factor, opacity: 0)) }
}

/// Replaces one symbol by another, which fades in while the old one fades out.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  fileprivate init() {}

  /// The old one goes down and the new one up: they fade here.
  public var downUp: Self { self }
  /// Both go up: they fade here.
  public var upUp: Self { self }
  /// The old one goes at once and the new one up: they fade here.
  public var offUp: Self { self }
  /// Each layer by itself: the same here, as symbols have one.
  public var byLayer: Self { self }
  /// All layers as one.
  public var wholeSymbol: Self { self }
  /// No motion: the symbols fade.
  public var _motion: _SymbolMotion { _SymbolMotion(.stays(scale: 1, opacity: 1)) }
}

extension SymbolEffect {
  fileprivate func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Fades the layers one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Swings to the sides.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that is larger or smaller while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces one symbol by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
