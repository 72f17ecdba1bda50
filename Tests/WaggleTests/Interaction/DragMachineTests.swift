import Foundation
import Testing
import Waggle

@Suite("Drags are recognised by their distance")
struct DragMachineTests {
  private func drag(_ minimum: CGFloat = 10, _ local: @escaping (CGPoint) -> CGPoint = { $0 })
    -> Recognizer<DragGesture.Value>
  {
    MachineRecognizer { DragMachine(minimumDistance: minimum, local: local) }
  }

  /// What M105 says about the first finger that goes down.
  private func expected(_ steps: [TouchStep], _ minimum: CGFloat) -> PhaseKind {
    guard let owner = steps.lazy.compactMap(\.pointer).first else { return .possible }
    let own = steps.filter { $0.pointer == owner }
    let end = own.firstIndex { $0 == .up(owner) || $0 == .cancel(owner) }
    let touch = end.map { own[..<$0] } ?? own[...]
    let isDrag = minimum == 0 || touch.contains(.far(owner))
    guard let end else { return isDrag ? .active : .possible }
    return isDrag && own[end] == .up(owner) ? .ended : .failed
  }

  @Test(arguments: [0, 10] as [CGFloat])
  func `M105: a finger drags once it was far enough, and the lift ends that`(minimum: CGFloat) {
    var broken: [[TouchStep]] = []
    for series in TouchSeries.all(5, pointers: 2) {
      let phases = drag(minimum).phases(series.inputs)
      if phases.last != expected(series.steps, minimum) { broken.append(series.steps) }
    }
    #expect(broken.isEmpty, "\(broken.prefix(3))")
  }

  @Test func `M105: the first translation includes the distance that made it a drag`() {
    for minimum in [0, 1, 9, 10] as [CGFloat] {
      let drag = drag(minimum)
      drag.send(pointer(.began, 20, 30, at: 0), 0)
      #expect(drag.phase.kind == (minimum == 0 ? .active : .possible))
      drag.send(pointer(.moved, 26, 38, at: 0.1), 0.1)
      #expect(drag.phase.value?.translation == CGSize(width: 6, height: 8))
      #expect(drag.phase.value?.startLocation == CGPoint(x: 20, y: 30))
    }
  }

  @Test func `M105: a drag continues where the finger comes back to its start`() {
    let drag = drag()
    drag.send(pointer(.began, 0, at: 0), 0)
    drag.send(pointer(.moved, 10, at: 0.1), 0.1)
    drag.send(pointer(.moved, 0, at: 0.2), 0.2)
    #expect(drag.phase.kind == .active)
    drag.send(pointer(.ended, 0, at: 0.3), 0.3)
    #expect(drag.phase.kind == .ended)
    #expect(drag.phase.value?.translation == .zero)
  }

  @Test func `M105: a lift that is far enough is a drag too`() {
    let drag = drag()
    drag.send(pointer(.began, 0, at: 0), 0)
    drag.send(pointer(.ended, 10, at: 0.1), 0.1)
    #expect(drag.phase.kind == .ended)
  }

  @Test func `M107: locations are those of the space, distances those of the window`() {
    let drag = drag(10) { CGPoint(x: $0.x / 100 - 1, y: $0.y) }
    drag.send(pointer(.began, 0, at: 0), 0)
    drag.send(pointer(.moved, 10, at: 0.1), 0.1)
    let value = drag.phase.value
    #expect(value?.startLocation == CGPoint(x: -1, y: 0))
    #expect(abs((value?.location.x ?? 0) + 0.9) < 1e-9)
  }

  @Test func `M106: time without a move changes no value`() {
    let drag = drag()
    drag.send(pointer(.began, 0, at: 0), 0)
    drag.send(pointer(.moved, 20, at: 0.1), 0.1)
    let value = drag.phase.value
    drag.send(nil, 7)
    #expect(drag.phase.value == value)
  }

  @Test func `Only the primary button drags`() {
    let drag = drag(0)
    drag.send(pointer(.began, 0, at: 0, button: 1), 0)
    #expect(drag.phase.kind == .failed)
  }
}
