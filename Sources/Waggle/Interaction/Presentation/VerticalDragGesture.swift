import Foundation

/// A drag up or down, in the root's space, with which one moves a sheet. One that begins sideways fails, so that what is
/// in the sheet gets it.
nonisolated package struct VerticalDragGesture: PrimitiveGesture {
  package typealias Value = DragGesture.Value

  package init() {}

  package nonisolated static func _makeGesture(
    gesture: _GraphValue<VerticalDragGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<DragGesture.Value> {
    _GestureOutputs(MachineRecognizer { VerticalDragMachine() })
  }
}

/// Recognises the drag, and decides by its first step whether it is one.
private struct VerticalDragMachine: GestureMachine {
  private static let distance: CGFloat = 8

  private var drag = DragMachine(minimumDistance: distance) { $0 }
  private var isVertical = false

  mutating func step(_ input: GestureInput) -> GesturePhase<DragGesture.Value> {
    let phase = drag.step(input)
    guard !isVertical, case .active(let value) = phase else { return phase }
    isVertical = abs(value.translation.height) > abs(value.translation.width)
    return isVertical ? phase : .failed
  }
}
