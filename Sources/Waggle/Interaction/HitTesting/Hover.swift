public import Foundation
import WaggleGraph

/// The state of a pointer that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls `action` with true when the pointer enters this view's frame, and with false when it leaves (M138).
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(changed: action, space: .local, moved: nil))
  }

  /// Calls `action` with the pointer's location while it is over this view's frame, and when it leaves (M139).
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      _HoverModifier(changed: nil, space: coordinateSpace.coordinateSpace, moved: action))
  }

  /// Calls `action` with the pointer's location while it is over this view's frame, and when it leaves (M139).
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(changed: nil, space: coordinateSpace, moved: action))
  }
}

/// Handles hovering.
nonisolated public struct _HoverModifier: PrimitiveModifier {
  let changed: ((Bool) -> Void)?
  let space: CoordinateSpace
  let moved: ((HoverPhase) -> Void)?

  /// Makes the content with a hover listener.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    inputs.runtime.input.hover.add(HoverListener(outputs.node, modifier, inputs))
    return outputs
  }
}

/// Reports hovering over one view.
final class HoverListener {
  private unowned(unsafe) let view: ViewNode
  private let latest: LatestValue<_HoverModifier>
  private let inputs: _ViewInputs
  let order: Int
  private var isHovered = false

  init(_ view: ViewNode, _ modifier: _GraphValue<_HoverModifier>, _ inputs: _ViewInputs) {
    self.view = view
    latest = LatestValue(modifier, inputs)
    self.inputs = inputs
    order = inputs.depth
  }

  var isGone: Bool { inputs.subgraph.isRemoved }

  /// Whether a location is in the view's frame, even where another view covers it (M138), and in the scroll views around.
  func isOver(_ location: CGPoint?) -> Bool {
    guard !isGone, let location,
      inputs.runtime.store(PresentationStore.self).reaches(view.layout),
      inputs.enclosingScroll?.shows(location) ?? true,
      let local = view.layout.local(location)
    else { return false }
    return CGRect(origin: .zero, size: view.layout.size).contains(local)
  }

  /// Reports that the pointer has left, or that the view was dropped under it.
  func leave() {
    guard isHovered else { return }
    isHovered = false
    latest.current.changed?(false)
    latest.current.moved?(.ended)
  }

  /// Reports the pointer's location.
  func enter(_ location: CGPoint) {
    let current = latest.current
    if !isHovered { current.changed?(true) }
    isHovered = true
    current.moved?(.active(view.convert(location, to: current.space)))
  }
}

/// Tracks which views the pointer is over.
final class HoverTracker {
  private var listeners: [HoverListener] = []
  @exclusivity(unchecked) private var hovered: [HoverListener] = []

  /// The number of listeners at which dropped ones are purged: twice as many as remained the last time.
  private var limit = 64

  func add(_ listener: HoverListener) {
    if listeners.count >= limit {
      listeners.removeAll(where: \.isGone)
      limit = max(64, listeners.count * 2)
    }
    listeners.append(listener)
  }

  /// Forgets all listeners, when the tree is dropped.
  func close() {
    listeners = []
    hovered = []
  }

  /// Handles a pointer that moved, or left the window: first the views that it left, inner before outer; then those
  /// that it entered, outer before inner (M139).
  func move(to location: CGPoint?) {
    listeners.removeAll(where: \.isGone)
    let now = innerFirst(listeners.filter { $0.isOver(location) })
    for listener in innerFirst(hovered) where !now.contains(where: { $0 === listener }) {
      listener.leave()
    }
    hovered = now
    guard let location else { return }
    for listener in now.reversed() { listener.enter(location) }
  }

  private func innerFirst(_ listeners: [HoverListener]) -> [HoverListener] {
    listeners.enumerated()
      .sorted { a, b in (-a.element.order, a.offset) < (-b.element.order, b.offset) }
      .map(\.element)
  }

  var hasWork: Bool { !hovered.isEmpty }

  /// Reports once to dropped listeners that the pointer has left.
  func update() {
    let gone = hovered.filter(\.isGone)
    guard !gone.isEmpty else { return }
    hovered.removeAll(where: \.isGone)
    for listener in innerFirst(gone) { listener.leave() }
  }
}
