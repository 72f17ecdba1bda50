public import Foundation
import Waggle

// What somebody does. Each is exactly one frame, at the present time, which only `advance` moves; `drag` is a frame a step.
extension TestHost {
  /// Touches a point of the window and lets go, so many times in a row; one frame. A gesture may wait for a further tap:
  /// `advance` moves time. Where nothing listens to it, W-TAP tells why.
  public func tap(
    at point: CGPoint, count: Int = 1, fileID: String = #fileID, line: Int = #line
  ) {
    reportMiss(
      "The tap at \(short(point))", at: point, from: SourcePlace(fileID: fileID, line: line))
    touch(point, count: count)
  }

  /// A tap without a look at what it reaches; outside of the window there is nothing to touch.
  func touch(_ point: CGPoint, count: Int = 1) {
    event { input in
      guard self.hasPoint(point) else { return }
      for _ in 0..<max(count, 1) {
        input.handle(self.pointer(.began, point))
        input.handle(self.pointer(.ended, point))
      }
    }
  }

  /// Touches a point, moves in equal steps to another, and lets go there; one frame a step. Where nothing listens to it,
  /// W-TAP tells why.
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 8, fileID: String = #fileID,
    line: Int = #line
  ) {
    reportMiss(
      "The drag from \(short(start))", at: start, from: SourcePlace(fileID: fileID, line: line))
    let steps = max(steps, 1)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      event { input in
        guard self.hasPoint(start) else { return }
        if step == 1 { input.handle(self.pointer(.began, start)) }
        input.handle(self.pointer(.moved, place))
        if step == steps { input.handle(self.pointer(.ended, end)) }
      }
    }
  }

  /// Touches a point and stays there; one frame. `move` and `release` go on with it.
  ///
  /// - Parameter finger: tells several fingers that are down at once.
  public func press(at point: CGPoint, finger: Int = 0) {
    event { $0.handle(self.pointer(.began, point, finger)) }
  }

  /// Moves a finger that is down; one frame.
  public func move(to point: CGPoint, finger: Int = 0) {
    event { $0.handle(self.pointer(.moved, point, finger)) }
  }

  /// Lifts a finger at a point; one frame.
  public func release(at point: CGPoint, finger: Int = 0) {
    event { $0.handle(self.pointer(.ended, point, finger)) }
  }

  /// Moves the pointer over a point, no button pressed, or out of the window; one frame.
  public func hover(at point: CGPoint?) {
    event { $0.handle(.hover(HoverEvent(location: point, time: self.time))) }
  }

  /// Presses a key and lets it go; one frame.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    event { input in
      for phase in [KeyPress.Phases.down, .up] {
        let event = KeyPressEvent(key: key, modifiers: modifiers, phase: phase, time: self.time)
        input.handle(.key(event))
      }
    }
  }

  /// Turns the wheel over a point, or moves two fingers on a pad; one frame.
  public func scroll(at point: CGPoint, by offset: CGVector) {
    let event = ScrollEvent(location: point, delta: offset, time: time)
    self.event { $0.handle(.scroll(event)) }
  }

  /// Turns the wheel over a point, or moves two fingers on a pad; one frame.
  public func scroll(at point: CGPoint, by offset: CGSize) {
    scroll(at: point, by: CGVector(dx: offset.width, dy: offset.height))
  }

  private func hasPoint(_ point: CGPoint) -> Bool {
    (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
  }

  /// One frame with something in it; views are laid out first where none have been yet.
  private func event(_ event: (InputRouter) -> Void) {
    if host.framesDrawn == 0 { frame() }
    frame { event(host.input) }
  }

  /// A finger's, or the mouse's primary button.
  private func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint, _ finger: Int = 0)
    -> InputEvent
  {
    .pointer(
      PointerEvent(id: finger, kind: .mouse, phase: phase, location: point, time: time))
  }
}
