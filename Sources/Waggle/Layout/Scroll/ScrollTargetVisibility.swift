import Foundation
import WaggleGraph

extension View {
  /// Calls `action` with the ids of the targets that are visible in the first scroll view in this view, in their order,
  /// when these change.
  ///
  /// - Parameter idType: the type of the ids; targets without one of this type are left out.
  /// - Parameter threshold: the part of a target's area that must be visible.
  /// - Parameter action: receives the ids.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

/// Observes which targets of a scroll view are visible.
nonisolated public struct _ScrollTargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  /// Makes the content, whose first scroll view is observed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs.read(by: ScrollTargetVisibilityReader(modifier, inputs)))
  }
}

/// Compares the visible targets whenever the scroll view's geometry has changed.
private final class ScrollTargetVisibilityReader<ID: Hashable>: ScrollReader {
  private let modifier: _GraphValue<_ScrollTargetVisibilityModifier<ID>>
  private let calls: ScrollCalls
  private var delivered: [ID] = []

  init(_ modifier: _GraphValue<_ScrollTargetVisibilityModifier<ID>>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    calls = ScrollCalls("onScrollTargetVisibilityChange", nil, inputs)
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "onScrollTargetVisibilityChange" }

  override func updateContent(_ graph: Graph) {
    guard let scroll else { return }
    let modifier = modifier.read(in: graph)
    _ = graph.value(scroll.geometryValue)
    calls.add { [weak self] in self?.deliver(modifier) }
  }

  private func deliver(_ modifier: _ScrollTargetVisibilityModifier<ID>) {
    guard let visible: [ID] = scroll?.visibleTargets(modifier.threshold), visible != delivered
    else {
      return
    }
    delivered = visible
    modifier.action(visible)
  }
}

extension ScrollState {
  fileprivate func visibleTargets<ID: Hashable>(_ threshold: Double) -> [ID] {
    let visible = visibleContainer
    return targets.compactMap { target, frame in
      let part = frame.overlap(with: visible)
      guard !part.isNull, frame.width > 0, frame.height > 0 else { return nil }
      let fraction = part.width * part.height / (frame.width * frame.height)
      guard fraction > 0, Double(fraction) >= threshold else { return nil }
      return target.ids.lazy.compactMap { $0.base as? ID }.first
    }
  }
}
