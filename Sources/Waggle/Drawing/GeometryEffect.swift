public import Foundation

/// An effect of your own that moves, turns or scales how a view is drawn, and not the room that it takes (L059).
///
/// What its `animatableData` says moves with animations (M051); anchors and frames of what is inside move along (R179).
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// From the content's coordinates to those of its room, which has `size`. Anchors, frames and touches inside take it
  /// without its perspective, as it is at the middle of the room.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Never called: the framework makes the effect itself.
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }

  /// The content through the effect.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makePlaneEffect(modifier, inputs, body, projection: { $0.effectValue(size: $1) }) {
      $0.effectValue(size: $1).affine(near: $1.middle)
    }
  }

  /// The effect on each element.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeElementList(modifier, inputs, body) }

  /// As many as the content.
  public nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? { body(inputs) }

  /// The effect for what is drawn alone: anchors, frames and touches are where the view would be without it.
  @inlinable
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// An effect that concerns the drawing alone.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  /// `base` without what it does to anchors, frames and touches.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// The effect's (M051).
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The effect's.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The content, drawn through the effect.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makePlaneEffect(
      modifier, inputs, body, isLaidOut: false, projection: { $0.effectValue(size: $1) }
    ) { $0.effectValue(size: $1).affine(near: $1.middle) }
  }
}

extension CGSize {
  fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
