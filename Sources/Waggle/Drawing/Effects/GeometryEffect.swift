public import Foundation

/// A custom effect that transforms a view's drawing, and leaves its layout unchanged (L059).
///
/// Its `animatableData` is animated (M051); anchors and frames of the views inside follow (R179).
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform from the content's coordinates to those of the view, whose size is `size`. Anchors, frames and
  /// touches inside use it without its perspective, as it is at the centre.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Never called: the framework applies the effect itself.
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }

  /// Makes the content with the effect.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransformEffect(modifier, inputs, body, projection: { $0.effectValue(size: $1) }) {
      $0.effectValue(size: $1).affine(near: $1.middle)
    }
  }

  /// Applies the effect to each element.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeElementList(modifier, inputs, body) }

  /// The number of elements of the content.
  public nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? { body(inputs) }

  /// The effect on the drawing alone: anchors, frames and touches are as without it.
  @inlinable
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// An effect on the drawing alone.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect on the drawing.
  public var base: Base

  /// `base`, without its effect on anchors, frames and touches.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// The animatable part of the effect (M051).
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The transform of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// Makes the content with the effect on its drawing.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransformEffect(
      modifier, inputs, body, affectsGeometry: false, projection: { $0.effectValue(size: $1) }
    ) { $0.effectValue(size: $1).affine(near: $1.middle) }
  }
}

extension CGSize {
  fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
