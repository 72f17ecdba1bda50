public import Foundation
import WaggleGraph

extension View {
  /// Applies effects that follow the view's own size and position. Its layout is unchanged (L203).
  ///
  /// The closure runs again when a value that it read from the proxy has changed.
  ///
  /// ```swift
  /// HStack {
  ///   ForEach(0..<3) { _ in
  ///     Circle()
  ///       .frame(width: 30, height: 30)
  ///       .visualEffect { content, proxy in
  ///         content.opacity(1 - proxy.frame(in: .global).minX / 200)
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
  }
}

/// Changes how a view is drawn, and not its layout.
public protocol VisualEffect: Animatable, Sendable {
  /// Adds the steps of the effect in a view of a size, innermost first.
  func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize)
}

/// The steps of a visual effect.
public struct _VisualEffectSteps {
  enum Step: Equatable {
    case transform(CGAffineTransform)
    case projection(ProjectionTransform, near: CGAffineTransform)
    case opacity(Double)
    case blur(radius: CGFloat, isOpaque: Bool)
    case colors(ColorMatrix)
  }

  var steps: [Step] = []
}

/// The effect that changes nothing: what further effects are applied to.
public struct EmptyVisualEffect: VisualEffect {
  /// An effect that changes nothing.
  public init() {}

  /// Adds no step.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {}
}

/// An effect applied to the result of another.
public struct _ChainedVisualEffect<Base: VisualEffect, Next: VisualEffect>: VisualEffect {
  var base: Base
  var next: Next

  /// The animatable parts of both.
  public var animatableData: AnimatablePair<Base.AnimatableData, Next.AnimatableData> {
    get { AnimatablePair(base.animatableData, next.animatableData) }
    set { (base.animatableData, next.animatableData) = (newValue.first, newValue.second) }
  }

  /// Adds the steps of both.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    base._addSteps(to: &steps, in: size)
    next._addSteps(to: &steps, in: size)
  }
}
