public import Foundation

/// A scale that is next to nothing: at 0 a view would have no way back (M070).
let noScale = 1e-5

/// Comes and goes at once.
nonisolated public struct IdentityTransition: Transition, Sendable {
  /// Comes and goes at once.
  public init() {}

  /// Nothing moves.
  public static var properties: TransitionProperties {
    var properties = TransitionProperties(hasMotion: false)
    properties.isIdentity = true
    return properties
  }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
nonisolated public struct OpacityTransition: Transition, Sendable {
  /// Fades in and out.
  public init() {}

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Not to be seen, but for the phase in which it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows from a scale, and shrinks to it (M070).
nonisolated public struct ScaleTransition: Transition, Sendable {
  /// The scale where it is not there.
  public var scale: Double
  /// What stays where it is.
  public var anchor: UnitPoint

  /// Grows from `scale` about `anchor`.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Scaled, but for the phase in which it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Comes from so far away, and goes there.
nonisolated public struct OffsetTransition: Transition, Sendable {
  /// How far.
  public var offset: CGSize

  /// Comes from `offset` away.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Away, but for the phase in which it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Fades in and out, blurred, while it grows and shrinks a little (M070).
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// Which way views go.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: CGFloat

    /// Comes growing, and goes shrinking.
    public static let downUp = Configuration(removedScale: 0.9)
    /// Comes growing, and goes growing.
    public static let upUp = Configuration(removedScale: 1.1)
  }

  /// Which way views go.
  public var configuration: Configuration

  /// Comes and goes as `configuration` says.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Faint, blurred, and small or large, but for the phase in which it is there.
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
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from next to nothing, and shrinks to that.
  public static var scale: ScaleTransition { ScaleTransition(noScale) }

  /// Grows from a scale about a point, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Comes from so far away, and goes there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Comes from so far away, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades in and out, blurred, while it grows and shrinks a little.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Fades in and out, blurred, while it grows and shrinks a little, as `config` says.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: config) }
}
