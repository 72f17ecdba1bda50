import Foundation

/// A sideways drag that begins near an edge of the view, in the root's space. Any other touch fails at once, so that what
/// is in the view gets it.
nonisolated package struct EdgeDragGesture: PrimitiveGesture {
  package typealias Value = DragGesture.Value

  /// Whether the edge is the one on the right.
  let isTrailing: Bool

  package init(isTrailing: Bool) { self.isTrailing = isTrailing }

  package nonisolated static func _makeGesture(
    gesture: _GraphValue<EdgeDragGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<DragGesture.Value> {
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      MachineRecognizer { [unowned view = inputs.content] in
        let isTrailing = latest.current.isTrailing
        return EdgeDragMachine { point in
          let x = view.convert(point, to: .local).x
          return isTrailing ? view.layout.size.width - x : x
        }
      })
  }
}

/// Recognises the drag, and decides by its beginning and its first step whether it is one.
private struct EdgeDragMachine: GestureMachine {
  /// How far from the edge it begins at most, in points.
  private static let reach: CGFloat = 24

  let distance: (CGPoint) -> CGFloat
  private var drag = DragMachine(minimumDistance: 8) { $0 }
  private var isSideways = false
  private var hasBegun = false

  init(distance: @escaping (CGPoint) -> CGFloat) { self.distance = distance }

  mutating func step(_ input: GestureInput) -> GesturePhase<DragGesture.Value> {
    if !hasBegun, let event = input.event, event.phase == .began {
      hasBegun = true
      if distance(event.location) > Self.reach { return .failed }
    }
    let phase = drag.step(input)
    guard !isSideways, case .active(let value) = phase else { return phase }
    isSideways = abs(value.translation.width) > abs(value.translation.height)
    return isSideways ? phase : .failed
  }
}
