import Foundation

/// Moves in from an edge and out to it, by the view's own size (M069).
nonisolated public struct MoveTransition: Transition, Sendable {
  /// The edge to move in from and out to.
  public var edge: Edge

  /// Moves in from `edge` and out to it.
  public init(edge: Edge) { self.edge = edge }

  /// The view beyond the edge, except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(BeyondEdge(edge: phase.isIdentity ? nil : edge))
  }
}

/// Moves in from the leading edge and out to the trailing edge (M069).
nonisolated public struct SlideTransition: Transition, Sendable {
  /// Creates the transition, which has no options.
  public init() {}

  /// The view before, at or beyond its position.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(BeyondEdge(from: .leading, phase))
  }
}

/// Fades and moves in from an edge, and out to the opposite edge (M069).
nonisolated public struct PushTransition: Transition, Sendable {
  /// The edge to move in from.
  public var edge: Edge

  /// Moves in from `edge`.
  public init(edge: Edge) { self.edge = edge }

  /// The view before, at or beyond its position; transparent except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(BeyondEdge(from: edge, phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Draws a view beyond one of its edges, by its own size; at its position for no edge.
nonisolated private struct BeyondEdge: ViewModifier {
  let edge: Edge?

  init(edge: Edge?) { self.edge = edge }

  /// Moves through the view's position, from an edge to the opposite one.
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

  /// The offset in sizes of the view. In right-to-left layout the effect is mirrored like all others (L144, M069).
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

/// Offsets a view's drawing by fractions of its own size.
nonisolated private struct OwnSizeOffset: AffineEffect, Animatable {
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
  ) -> _ViewOutputs { makeTransformEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

extension Transition where Self == MoveTransition {
  /// Moves in from an edge and out to it, by the view's own size.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Moves in from the leading edge and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Fades and moves in from an edge, and out to the opposite edge.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
