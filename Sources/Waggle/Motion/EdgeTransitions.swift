import Foundation

/// Comes in by an edge and goes by it, as far as the view is large (M069).
nonisolated public struct MoveTransition: Transition, Sendable {
  /// Which edge.
  public var edge: Edge

  /// Moves by `edge`.
  public init(edge: Edge) { self.edge = edge }

  /// Beyond the edge, but for the phase in which it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(BeyondEdge(edge: phase.isIdentity ? nil : edge))
  }
}

/// Comes in by the leading edge and goes by the trailing one (M069).
nonisolated public struct SlideTransition: Transition, Sendable {
  /// Slides through.
  public init() {}

  /// Before, at, or beyond its place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(BeyondEdge(from: .leading, phase))
  }
}

/// Fades in from an edge and out by the opposite one (M069).
nonisolated public struct PushTransition: Transition, Sendable {
  /// Where it comes from.
  public var edge: Edge

  /// Comes from `edge`.
  public init(edge: Edge) { self.edge = edge }

  /// Before, at, or beyond its place, and faint but for the phase in which it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(BeyondEdge(from: edge, phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Shows a view beyond one of its edges, as far as it is large; for no edge where it is.
nonisolated private struct BeyondEdge: ViewModifier {
  let edge: Edge?

  init(edge: Edge?) { self.edge = edge }

  /// On the way through, from an edge to the opposite one.
  init(from edge: Edge, _ phase: TransitionPhase) {
    switch phase {
    case .willAppear: self.edge = edge
    case .identity: self.edge = nil
    case .didDisappear: self.edge = edge.opposite
    }
  }

  func body(content: Content) -> some View {
    content.modifier(OwnSizeOffset(fraction: fraction))
  }

  /// Of the view's size; where lines run to the left, the effect is mirrored as all are (L144, M069).
  private var fraction: UnitPoint {
    switch edge {
    case nil: return UnitPoint(x: 0, y: 0)
    case .top: return UnitPoint(x: 0, y: -1)
    case .bottom: return UnitPoint(x: 0, y: 1)
    case .leading: return UnitPoint(x: -1, y: 0)
    case .trailing: return UnitPoint(x: 1, y: 0)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Moves a view's drawing by fractions of its own size.
nonisolated private struct OwnSizeOffset: PlaneEffect, Animatable {
  var fraction: UnitPoint

  var animatableData: UnitPoint.AnimatableData {
    get { fraction.animatableData }
    set { fraction.animatableData = newValue }
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: fraction.x * size.width, y: fraction.y * size.height)
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makePlaneEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

extension Transition where Self == MoveTransition {
  /// Comes in by an edge and goes by it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes in by the leading edge and goes by the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Fades in from an edge and out by the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
