import Foundation
import Testing
import TestSupport
import Waggle

@Suite("Two fingers are recognised by their distance and angle")
struct PinchMachineTests {
  private func pinch(_ isRecognized: @escaping (PinchMachine.Value) -> Bool = { _ in true })
    -> Recognizer<PinchMachine.Value>
  {
    MachineRecognizer { PinchMachine(isRecognized: isRecognized) }
  }

  @Test func `M108: two fingers are active once one has moved, and the first lift ends that`() {
    var broken: [[TouchStep]] = []
    for series in TouchSeries.all(5, pointers: 2) {
      let recognizer = pinch()
      var (down, last) = (Set<Int>(), PhaseKind.possible)
      for input in series.inputs {
        recognizer.take(input)
        let next = expected(last, input.step, down)
        if let id = input.step.pointer {
          if input.step == .down(id) { down.insert(id) }
          if input.step == .up(id) || input.step == .cancel(id) { down.remove(id) }
        }
        if recognizer.phase.kind != next { broken.append(series.steps) }
        last = next
      }
    }
    #expect(broken.isEmpty, "\(broken.prefix(3))")
  }

  /// The phase after a step, before which these fingers were down.
  private func expected(_ last: PhaseKind, _ step: TouchStep, _ down: Set<Int>) -> PhaseKind {
    guard !last.isOver else { return last }
    switch step {
    case .down, .wait: return last
    case .near, .far: return down.count == 2 ? .active : last
    case .up: return down.count == 2 ? .ended : .failed
    case .cancel: return .failed
    }
  }

  @Test func `M108: scale and midpoint are relative to the start, wherever the fingers are`() {
    var random = SeededGenerator(seed: 1)
    func place() -> CGPoint {
      CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 0...300, using: &random))
    }
    for _ in 0..<200 {
      let (a, b, c) = (place(), place(), place())
      let recognizer = pinch()
      recognizer.send(pointer(.began, a.x, a.y, at: 0), 0)
      recognizer.send(pointer(.began, b.x, b.y, at: 0.1, id: 1), 0.1)
      recognizer.send(pointer(.moved, c.x, c.y, at: 0.2, id: 1), 0.2)
      let value = recognizer.phase.value
      let scale = hypot(c.x - a.x, c.y - a.y) / max(hypot(b.x - a.x, b.y - a.y), 1e-6)
      #expect(abs((value?.scale ?? 0) - scale) <= 1e-9 * max(1, scale))
      #expect(value?.start == CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
    }
  }

  @Test(arguments: [-900, -360, -180, -90, 0, 90, 180, 270, 360, 725])
  func `M108: the angle adds up over full turns, clockwise positive`(degrees: Int) {
    let recognizer = pinch()
    recognizer.send(pointer(.began, 100, 100, at: 0), 0)
    recognizer.send(pointer(.began, 150, 100, at: 0, id: 1), 0)
    var turned = 0
    repeat {
      turned += (degrees - turned).signum() * min(5, abs(degrees - turned))
      let angle = CGFloat(turned) * .pi / 180
      recognizer.send(
        pointer(.moved, 100 + 50 * cos(angle), 100 + 50 * sin(angle), at: 1, id: 1), 1)
    } while turned != degrees
    let value = recognizer.phase.value
    #expect(abs((value?.angle ?? .nan) - Double(degrees) * .pi / 180) < 1e-9)
    #expect(abs((value?.scale ?? .nan) - 1) < 1e-9)
  }

  @Test func `M108: a finger that replaces a lifted one starts again`() {
    let recognizer = pinch { abs($0.scale - 1) >= 0.01 }
    recognizer.send(pointer(.began, 0, at: 0, id: 0), 0)
    recognizer.send(pointer(.began, 100, at: 0.1, id: 1), 0.1)
    recognizer.send(pointer(.ended, 100, at: 0.2, id: 1), 0.2)
    recognizer.send(pointer(.began, 300, at: 0.3, id: 2), 0.3)
    #expect(recognizer.phase.kind == .possible)
    recognizer.send(pointer(.moved, 150, at: 0.4, id: 2), 0.4)
    #expect(recognizer.phase.value?.scale == 0.5)
    #expect(recognizer.phase.value?.start == CGPoint(x: 150, y: 0))
  }

  @Test func `M108: a third finger is ignored`() {
    let recognizer = pinch { abs($0.scale - 1) >= 0.01 }
    for id in 0...2 { recognizer.send(pointer(.began, CGFloat(id) * 50, at: 0, id: id), 0) }
    recognizer.send(pointer(.moved, 400, at: 0.1, id: 2), 0.1)
    recognizer.send(pointer(.ended, 400, at: 0.2, id: 2), 0.2)
    #expect(recognizer.phase.kind == .possible)
    recognizer.send(pointer(.moved, 100, at: 0.3, id: 1), 0.3)
    #expect(recognizer.phase.value?.scale == 2)
  }

  @Test func `M108: fingers at one point have a finite scale`() {
    let recognizer = pinch()
    recognizer.send(pointer(.began, 0, at: 0, id: 0), 0)
    recognizer.send(pointer(.began, 0, at: 0, id: 1), 0)
    recognizer.send(pointer(.moved, 9, at: 0.1, id: 1), 0.1)
    #expect(recognizer.phase.value?.scale.isFinite == true)
  }

  @Test func `M108: velocities are the changes per second`() {
    let recognizer = pinch()
    recognizer.send(pointer(.began, 0, at: 0, id: 0), 0)
    recognizer.send(pointer(.began, 100, at: 0, id: 1), 0)
    for step in 1...4 {
      let time = Double(step) / 10
      recognizer.send(pointer(.moved, 100 + 20 * CGFloat(step), at: time, id: 1), time)
    }
    let value = recognizer.phase.value
    #expect(abs((value?.scaleVelocity ?? 0) - 2) < 1e-9)
    #expect(value?.angleVelocity == 0)
  }
}
