public import Foundation
import WaggleGraph

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is here.
  case active(CGPoint)
  /// It has left.
  case ended
}

extension View {
  /// Calls `action` with true when the pointer comes over this view's frame, and with false when it leaves (M138).
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(changed: action, space: .local, moved: nil))
  }

  /// Calls `action` with the pointer's place while it is over this view's frame, and when it has left (M139).
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      _HoverModifier(changed: nil, space: coordinateSpace.coordinateSpace, moved: action))
  }

  /// Calls `action` with the pointer's place while it is over this view's frame, and when it has left (M139).
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(changed: nil, space: coordinateSpace, moved: action))
  }
}

/// Hears where the pointer is.
nonisolated public struct _HoverModifier: PrimitiveModifier {
  let changed: ((Bool) -> Void)?
  let space: CoordinateSpace
  let moved: ((HoverPhase) -> Void)?

  /// The content, listening.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    inputs.runtime.input?.hover.add(HoverListener(outputs.node, modifier, inputs))
    return outputs
  }
}

/// A view that hears where the pointer is.
final class HoverListener {
  private unowned(unsafe) let view: ViewNode
  private let newest: LatestValue<_HoverModifier>
  private let inputs: _ViewInputs
  let order: Int
  private var isHovered = false

  init(_ view: ViewNode, _ modifier: _GraphValue<_HoverModifier>, _ inputs: _ViewInputs) {
    self.view = view
    newest = LatestValue(modifier, inputs)
    self.inputs = inputs
    order = inputs.depth
  }

  var isGone: Bool { inputs.subgraph.isRemoved }

  /// Whether a place is in the view's frame, seen or covered (M138).
  func isOver(_ place: CGPoint?) -> Bool {
    guard !isGone, let local = place.flatMap({ view.layout.local($0) }) else { return false }
    return CGRect(origin: .zero, size: view.layout.size).contains(local)
  }

  /// The pointer has left, or was taken away with the view.
  func leave() {
    guard isHovered else { return }
    isHovered = false
    newest.current.changed?(false)
    newest.current.moved?(.ended)
  }

  /// The pointer is here.
  func enter(_ place: CGPoint) {
    let current = newest.current
    if !isHovered { current.changed?(true) }
    isHovered = true
    let local = GesturePlace(view).point(place, in: current.space)
    current.moved?(.active(local))
  }
}

/// Who hears where the pointer is.
final class HoverTracker {
  private var listeners: [HoverListener] = []
  private var hovered: [HoverListener] = []

  /// How many there may be before those that have gone are looked for: twice as many as were there the last time.
  private var limit = 64

  func add(_ listener: HoverListener) {
    if listeners.count >= limit {
      listeners.removeAll(where: \.isGone)
      limit = max(64, listeners.count * 2)
    }
    listeners.append(listener)
  }

  /// Nobody hears any more: the tree is dropped.
  func close() {
    listeners = []
    hovered = []
  }

  /// The pointer has moved, or left the window: who is left hears first, inner before outer; who is entered then, outer before
  /// inner (M139).
  func move(to place: CGPoint?) {
    listeners.removeAll(where: \.isGone)
    let now = innerFirst(listeners.filter { $0.isOver(place) })
    for listener in innerFirst(hovered) where !now.contains(where: { $0 === listener }) {
      listener.leave()
    }
    hovered = now
    guard let place else { return }
    for listener in now.reversed() { listener.enter(place) }
  }

  private func innerFirst(_ some: [HoverListener]) -> [HoverListener] {
    some.enumerated()
      .sorted { a, b in (-a.element.order, a.offset) < (-b.element.order, b.offset) }
      .map(\.element)
  }

  var hasWork: Bool { !hovered.isEmpty }

  /// Views that have gone are left, once.
  func update() {
    let gone = hovered.filter(\.isGone)
    guard !gone.isEmpty else { return }
    hovered.removeAll(where: \.isGone)
    for listener in innerFirst(gone) { listener.leave() }
  }
}
