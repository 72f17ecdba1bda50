public import Foundation
import Waggle

// User input. Each call runs exactly one frame at the current time, which only `advance` changes; `drag` runs one
// frame per step.
extension TestHost {
  /// Taps a point of the window `count` times in a row; one frame. A gesture may wait for a further tap: `advance`
  /// moves time. If no view listens, W-TAP reports why.
  public func tap(
    at point: CGPoint, count: Int = 1, fileID: String = #fileID, line: Int = #line
  ) {
    reportMiss(
      "The tap at \(short(point))", at: point, from: CallSite(fileID: fileID, line: line))
    touch(point, count: count)
  }

  /// Taps without reporting a miss; outside the window nothing is hit.
  func touch(_ point: CGPoint, count: Int = 1) {
    event { input in
      guard self.hasPoint(point) else { return }
      for _ in 0..<max(count, 1) {
        input.handle(self.pointer(.began, point))
        input.handle(self.pointer(.ended, point))
      }
    }
  }

  /// Clicks a point with the secondary button of the mouse, which opens a context menu; one frame.
  public func secondaryClick(at point: CGPoint) {
    event { input in
      guard self.hasPoint(point) else { return }
      for phase in [PointerEvent.Phase.began, .ended] {
        input.handle(
          .pointer(
            PointerEvent(
              id: 0, kind: .mouse, phase: phase, location: point, time: self.time, button: 2)))
      }
    }
  }

  /// Drags from one point to another in equal steps; one frame per step. If no view listens, W-TAP reports why.
  ///
  /// A scroll view under the finger follows it, unless a gesture inside takes the drag (L230). No time passes, so it is
  /// at rest when the finger is lifted, or springs back; for a fling, `advance` between `press`, `move` and `release`.
  ///
  /// ```swift
  /// struct Slider: View {
  ///   @State private var x: CGFloat = 0
  ///
  ///   var body: some View {
  ///     Color.blue.gesture(DragGesture().onChanged { x = $0.location.x })
  ///       .overlay { Text("\(Int(x))") }
  ///   }
  /// }
  ///
  /// let host = TestHost(size: CGSize(width: 200, height: 100)) { Slider() }
  /// host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50))
  /// print(host.text)  // ["120"]
  /// ```
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 8, fileID: String = #fileID,
    line: Int = #line
  ) {
    reportMiss(
      "The drag from \(short(start))", at: start, isDrag: true,
      from: CallSite(fileID: fileID, line: line))
    let steps = max(steps, 1)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      event { input in
        guard self.hasPoint(start) else { return }
        if step == 1 { input.handle(self.pointer(.began, start)) }
        input.handle(self.pointer(.moved, point))
        if step == steps { input.handle(self.pointer(.ended, end)) }
      }
    }
  }

  /// Presses a finger on a point; one frame. `move` and `release` continue the touch.
  ///
  /// - Parameter point: in the window's coordinates, in points.
  /// - Parameter finger: identifies one of several fingers that are down.
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

  /// Drops a value on a point, as if it had been dragged from another program; one frame.
  ///
  /// What is dragged within the program is dropped by `drag`, or by `press`, `move` and `release`.
  public func drop<T: Transferable>(_ payload: T, at point: CGPoint) {
    event { input in
      let items = [NSItemProvider.dragged(payload)]
      input.handle(.outside(OutsideDrag(.dropped, items, at: point, time: self.time)))
    }
  }

  /// Hovers over a point with no button pressed; nil moves the pointer out of the window. One frame.
  public func hover(at point: CGPoint?) {
    event { $0.handle(.hover(HoverEvent(location: point, time: self.time))) }
  }

  /// Presses and releases a key; one frame.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    event { input in
      for phase in [KeyPress.Phases.down, .up] {
        let event = KeyPressEvent(key: key, modifiers: modifiers, phase: phase, time: self.time)
        input.handle(.key(event))
      }
    }
  }

  /// Presses the modifier keys that are not held yet and releases the others; one frame. They are held until the next event
  /// with modifier keys, such as a key without any.
  public func hold(_ modifiers: EventModifiers) {
    event { $0.handle(.modifierKeys(modifiers, time: self.time)) }
  }

  /// Scrolls with the wheel or with two fingers on a trackpad, over a point; one frame.
  public func scroll(at point: CGPoint, by offset: CGVector) {
    let event = ScrollEvent(location: point, delta: offset, time: time)
    self.event { $0.handle(.scroll(event)) }
  }

  /// Scrolls with the wheel or with two fingers on a trackpad, over a point; one frame.
  public func scroll(at point: CGPoint, by offset: CGSize) {
    scroll(at: point, by: CGVector(dx: offset.width, dy: offset.height))
  }

  private func hasPoint(_ point: CGPoint) -> Bool {
    (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
  }

  /// Runs one frame for an event; lays views out first if no frame has run.
  private func event(_ event: (InputRouter) -> Void) {
    if host.framesDrawn == 0 { frame() }
    frame { event(host.input) }
  }

  /// An event of a finger, or of the mouse's primary button.
  private func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint, _ finger: Int = 0)
    -> InputEvent
  {
    .pointer(
      PointerEvent(id: finger, kind: .mouse, phase: phase, location: point, time: time))
  }
}
