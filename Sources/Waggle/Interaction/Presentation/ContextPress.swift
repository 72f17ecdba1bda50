package import Foundation
import WaggleGraph

/// A press that asks for a view's menu: one of the secondary button, or a long one. Its value is the location in the view.
nonisolated package struct ContextPressGesture: PrimitiveGesture {
  package typealias Value = CGPoint

  package init() {}

  package nonisolated static func _makeGesture(
    gesture: _GraphValue<ContextPressGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<CGPoint> {
    _GestureOutputs(
      MachineRecognizer { [unowned content = inputs.content] in
        ContextPressMachine { content.layout.local($0) ?? .zero }
      })
  }
}

/// The same press; its value is the location in the root's space.
nonisolated struct RootContextPressGesture: PrimitiveGesture {
  package typealias Value = CGPoint

  package init() {}

  package nonisolated static func _makeGesture(
    gesture: _GraphValue<RootContextPressGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<CGPoint> {
    _GestureOutputs(MachineRecognizer { ContextPressMachine { $0 } })
  }
}

/// Recognises the press: the secondary button at once, a finger after half a second (C140).
private struct ContextPressMachine: GestureMachine {
  private static let duration = 0.5
  /// How far a finger may move meanwhile, in points.
  private static let distance: CGFloat = 10

  private let convert: (CGPoint) -> CGPoint
  private var touch: PointerEvent?

  init(_ convert: @escaping (CGPoint) -> CGPoint) { self.convert = convert }

  mutating func step(_ input: GestureInput) -> GesturePhase<CGPoint> {
    if let touch, let deadline, input.time >= deadline { return .ended(convert(touch.location)) }
    guard let event = input.event, touch == nil || touch?.id == event.id else { return waiting }
    switch event.phase {
    case .began: return begin(event)
    case .moved: return isNear(event) ? waiting : .failed
    case .ended, .cancelled: return .failed
    }
  }

  private mutating func begin(_ event: PointerEvent) -> GesturePhase<CGPoint> {
    if event.button == 2 { return .ended(convert(event.location)) }
    guard event.button == 0 else { return .failed }
    touch = event
    return waiting
  }

  private func isNear(_ event: PointerEvent) -> Bool {
    guard let start = touch?.location else { return false }
    return hypot(event.location.x - start.x, event.location.y - start.y) <= Self.distance
  }

  private var waiting: GesturePhase<CGPoint> { .possible(nil) }

  var opensMenu: Bool { true }

  var deadline: TimeInterval? { touch.map { $0.time + Self.duration - 1e-9 } }
}

extension KeyEquivalent {
  /// The key with a menu on it.
  package static var contextMenu: KeyEquivalent { KeyEquivalent("\u{F735}") }
  /// F10, which with Shift is the same.
  package static var f10: KeyEquivalent { KeyEquivalent("\u{F70D}") }
}

extension KeyPress {
  /// Whether the keys open the menu of what has the focus: the key with a menu on it, or Shift-F10.
  package var opensContextMenu: Bool {
    let pressed = modifiers.subtracting([.capsLock, .numericPad])
    guard phase == .down else { return false }
    return key == .contextMenu && pressed.isEmpty || key == .f10 && pressed == .shift
  }
}

/// Opens a menu where a view is pressed, anywhere in its frame: the action receives the point in the root's space.
nonisolated package struct RootContextPress: PrimitiveModifier {
  private typealias Area = _ContentShapeModifier<Rectangle>
  private typealias Press = _GestureModifier<_EndedGesture<RootContextPressGesture>>

  private let area: Area
  private let press: Press

  /// - Parameter action: nil for none.
  package init(_ action: ((CGPoint) -> Void)?) {
    area = Area(shape: Rectangle())
    press = Press(
      gesture: RootContextPressGesture().onEnded { action?($0) }, rank: .normal,
      mask: action == nil ? .subviews : .all)
  }

  /// Makes the content with an area and a gesture.
  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let press = modifier.part(at: byteOffset(of: Press.self, after: Area.self), as: Press.self)
    return Press._makeView(modifier: press, inputs: inputs) { _, inputs in
      Area._makeView(modifier: modifier.part(at: 0, as: Area.self), inputs: inputs, body: body)
    }
  }
}
