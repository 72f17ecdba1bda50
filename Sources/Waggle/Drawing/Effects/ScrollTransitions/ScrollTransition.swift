import Foundation
import WaggleGraph

extension View {
  /// Applies effects to the view as it comes into the visible part of the scroll view around it, and leaves it.
  ///
  /// Layout is unchanged; the view's place by layout decides (L240). Outside of scroll views the phase is `identity`.
  ///
  /// ```swift
  /// ScrollView {
  ///   ForEach(0..<20) { number in
  ///     Text("Card \(number)")
  ///       .frame(height: 60)
  ///       .scrollTransition { content, phase in
  ///         content
  ///           .opacity(phase.isIdentity ? 1 : 0.3)
  ///           .scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///           .offset(x: phase.value * 20)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - configuration: how the view changes between the phases.
  ///   - axis: the axis of the scroll view; nil for the one along which the nearest scroll view scrolls, vertical if it
  ///     scrolls along both.
  ///   - transition: the effects in a phase.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view as it comes into the visible part of the scroll view around it, and leaves it, in another
  /// way at each edge.
  ///
  /// - Parameters:
  ///   - topLeading: how the view changes at the top edge, or the leading one.
  ///   - bottomTrailing: how the view changes at the bottom edge, or the trailing one.
  ///   - axis: the axis of the scroll view; nil for the one along which the nearest scroll view scrolls, vertical if it
  ///     scrolls along both.
  ///   - transition: the effects in a phase.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        edges: ScrollTransitionEdges(topLeading: topLeading, bottomTrailing: bottomTrailing),
        axis: axis
      ) { transition(EmptyVisualEffect(), $0) })
  }
}

/// Applies a visual effect that follows a view's place in a scroll view.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
  let edges: ScrollTransitionEdges
  let axis: Axis?
  let effect: @Sendable (ScrollTransitionPhase) -> Effect

  /// The content with the effect.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ScrollTransitionNode(body(_Graph(), inputs.below()).node, modifier, inputs))
  }
}
