public import Foundation

/// Almost 0: a scale of exactly 0 cannot be inverted (M070).
let noScale = 1e-5

/// No effect: the view is inserted and removed at once.
nonisolated public struct IdentityTransition: Transition, Sendable {
  /// Creates the transition, which has no options.
  public init() {}

  /// Without motion, and marked as the identity.
  public static var properties: TransitionProperties {
    var properties = TransitionProperties(hasMotion: false)
    properties.isIdentity = true
    return properties
  }

  /// The view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in on insertion and out on removal.
nonisolated public struct OpacityTransition: Transition, Sendable {
  /// Creates the transition, which has no options.
  public init() {}

  /// Without motion: only the opacity changes.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// The view, transparent except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Scales up on insertion and down on removal (M070).
nonisolated public struct ScaleTransition: Transition, Sendable {
  /// The scale before insertion and after removal.
  public var scale: Double
  /// The point that stays fixed.
  public var anchor: UnitPoint

  /// Scales from `scale` about `anchor`.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Moves in from an offset, and out to it.
nonisolated public struct OffsetTransition: Transition, Sendable {
  /// The offset before insertion and after removal, in points.
  public var offset: CGSize

  /// Moves in from `offset`, in points.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view, offset except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Fades, blurs and scales the view a little (M070).
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// Whether views scale up or down on removal.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: CGFloat

    /// Scales up on insertion and down on removal.
    public static let downUp = Configuration(removedScale: 0.9)
    /// Scales up on insertion and further up on removal.
    public static let upUp = Configuration(removedScale: 1.1)
  }

  /// Whether views scale up or down on removal.
  public var configuration: Configuration

  /// Inserts and removes as in `configuration`.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view, transparent, blurred and scaled except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration.removedScale
    }
  }
}

extension Transition where Self == IdentityTransition {
  /// No effect: the view is inserted and removed at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in on insertion and out on removal.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Scales up from almost 0 on insertion, and down to it on removal.
  public static var scale: ScaleTransition { ScaleTransition(noScale) }

  /// Scales from `scale` about `anchor` on insertion, and back to it on removal.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves in from an offset in points, and out to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Moves in from an offset in points, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades, blurs and scales the view a little.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Fades, blurs and scales the view a little, as in `config`.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: config) }
}
