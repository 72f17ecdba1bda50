import Foundation
import Testing
import Waggle

@Suite("Presses of controls follow whether the finger is inside")
struct PressMachineTests {
  private let press = MachineRecognizer { PressMachine { $0.location.x < 50 } }

  /// What M136 says: the phase, and whether the control is pressed.
  private func expected(_ steps: [TouchStep]) -> (PhaseKind, Bool?) {
    var (touched, isInside) = (false, true)
    for step in steps {
      switch step {
      case .down: touched = true
      case .near: isInside = true
      case .far: isInside = false
      case .up: return isInside ? (.ended, false) : (.failed, nil)
      case .cancel: return (.failed, nil)
      case .wait: break
      }
    }
    return touched ? (.active, isInside) : (.possible, nil)
  }

  @Test func `M136: pressed is true inside and false outside, and a lift inside ends it`() {
    var broken: [[TouchStep]] = []
    for series in TouchSeries.all(6, pointers: 1) {
      press.reset()
      let phase = press.phases(series.inputs).last!
      let (kind, isPressed) = expected(series.steps)
      if phase != kind || press.phase.value != isPressed { broken.append(series.steps) }
    }
    #expect(broken.isEmpty, "\(broken.prefix(3))")
  }

  @Test func `M136: the lift of a finger that was not seen going down presses nothing`() {
    for phase in [PointerEvent.Phase.moved, .ended, .cancelled] {
      press.reset()
      press.send(pointer(phase, 0, at: 0), 0)
      #expect(press.phase.kind == .possible)
    }
  }

  @Test func `Only the primary button presses`() {
    press.send(pointer(.began, 0, at: 0, button: 2), 0)
    #expect(press.phase.kind == .failed)
  }
}
