#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// What the user does in a window: GDK's events, as those of a session.
  @MainActor final class GTKInput {
    private unowned let session: WindowSession
    private let area: UnsafeMutablePointer<GtkWidget>
    private unowned let frame: GTKWindowFrame
    private unowned let inputMethod: GTKInputMethod
    /// How large a point is for GTK.
    var zoom: CGFloat
    /// The window has the keyboard, or has it no longer; called after the session has handled that.
    var windowFocusChanged: @MainActor (Bool) -> Void = { _ in }
    /// The buttons that are down.
    private var buttons: Set<UInt32> = []
    /// The keys that are down.
    private var keys: Set<UInt16> = []
    /// The numbers of the fingers that are down, by GDK's sequences.
    private var fingers: [OpaquePointer: Int] = [:]

    init(
      _ session: WindowSession, _ area: UnsafeMutablePointer<GtkWidget>, _ frame: GTKWindowFrame,
      _ inputMethod: GTKInputMethod, zoom: CGFloat
    ) {
      (self.session, self.area, self.frame) = (session, area, frame)
      (self.inputMethod, self.zoom) = (inputMethod, zoom)
    }

    /// What GDK is to report of an area.
    static let events = GdkEventMask(
      [
        GDK_BUTTON_PRESS_MASK, GDK_BUTTON_RELEASE_MASK, GDK_POINTER_MOTION_MASK, GDK_SCROLL_MASK,
        GDK_SMOOTH_SCROLL_MASK, GDK_TOUCH_MASK, GDK_LEAVE_NOTIFY_MASK, GDK_KEY_PRESS_MASK,
        GDK_KEY_RELEASE_MASK, GDK_FOCUS_CHANGE_MASK,
      ].reduce(0) { $0 | $1.rawValue })

    /// A point of an event, in the points of the tree.
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x / zoom, y: y / zoom) }

    /// Whether an event of GDK is handled: GTK then does nothing with it.
    func handle(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
      let time = session.clock()
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: button(waggle_button(event), time)
      case GDK_MOTION_NOTIFY: motion(waggle_motion(event), time)
      case GDK_LEAVE_NOTIFY:
        if buttons.isEmpty { session.handle(.hover(HoverEvent(location: nil, time: time))) }
      case GDK_SCROLL: scroll(waggle_scroll(event), from: event, time)
      case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
        touch(waggle_touch(event), time)
      case GDK_KEY_PRESS, GDK_KEY_RELEASE: return key(event, time)
      case GDK_FOCUS_CHANGE:
        let isFocused = waggle_focus(event) != 0
        // A key that comes up in another window is not reported here.
        if !isFocused { keys = [] }
        inputMethod.windowFocusChanged(isFocused)
        session.handle(.windowFocus(isFocused))
        windowFocusChanged(isFocused)
      default: return false
      }
      return true
    }

    private func button(_ event: GdkEventButton, _ time: TimeInterval) {
      let isDown = event.type == GDK_BUTTON_PRESS
      guard isDown == buttons.insert(event.button).inserted else { return }
      let location = point(event.x, event.y)
      if event.button == Self.middle, isDown, session.insertSelection(at: location) {
        buttons.remove(event.button)
        return
      }
      if isDown, frame.takes(event, isBackground: session.isBackground(at: location)) {
        buttons.remove(event.button)
        return
      }
      if isDown { gtk_widget_grab_focus(area) } else { buttons.remove(event.button) }
      session.handle(
        .pointer(
          PointerEvent(
            id: Int(event.button), kind: .mouse, phase: isDown ? .began : .ended,
            location: location, time: time,
            button: [1: 0, 2: 1, 3: 2][event.button] ?? Int(event.button),
            modifiers: EventModifiers(gtk: event.state))))
    }

    /// GDK's number of the middle button.
    private static let middle: UInt32 = 2

    private func motion(_ event: GdkEventMotion, _ time: TimeInterval) {
      let location = point(event.x, event.y)
      if buttons.isEmpty {
        return session.handle(.hover(HoverEvent(location: location, time: time)))
      }
      for button in buttons.sorted() {
        session.handle(
          .pointer(
            PointerEvent(
              id: Int(button), kind: .mouse, phase: .moved, location: location, time: time,
              button: [1: 0, 2: 1, 3: 2][button] ?? Int(button),
              modifiers: EventModifiers(gtk: event.state))))
      }
    }

    /// How far a step of the wheel scrolls, in points.
    private static let wheelStep = 53.0
    /// How far the content follows fingers on a touchpad that have moved as far as GDK calls 1, in points.
    private static let touchpadStep = 15.0

    private func scroll(
      _ event: GdkEventScroll, from source: UnsafeMutablePointer<GdkEvent>, _ time: TimeInterval
    ) {
      var delta = CGVector(dx: event.delta_x, dy: event.delta_y)
      switch event.direction {
      case GDK_SCROLL_UP: delta = CGVector(dx: 0, dy: -1)
      case GDK_SCROLL_DOWN: delta = CGVector(dx: 0, dy: 1)
      case GDK_SCROLL_LEFT: delta = CGVector(dx: -1, dy: 0)
      case GDK_SCROLL_RIGHT: delta = CGVector(dx: 1, dy: 0)
      default: break
      }
      if event.state & GDK_SHIFT_MASK.rawValue != 0, delta.dx == 0 {
        delta = CGVector(dx: delta.dy, dy: 0)
      }
      let isWheel = waggle_source(source) != GDK_SOURCE_TOUCHPAD
      let step = isWheel ? Self.wheelStep : Self.touchpadStep
      session.handle(
        .scroll(
          ScrollEvent(
            location: point(event.x, event.y),
            delta: CGVector(dx: delta.dx * step, dy: delta.dy * step),
            phase: isWheel ? .wheel : waggle_is_stop(source) != 0 ? .fingersLifted : .fingersMoved,
            time: time)))
    }

    private func touch(_ event: GdkEventTouch, _ time: TimeInterval) {
      guard let sequence = event.sequence else { return }
      if event.type == GDK_TOUCH_BEGIN {
        let used = Set(fingers.values)
        fingers[sequence] = (100...).first { !used.contains($0) }
      }
      guard let number = fingers[sequence] else { return }
      let phases: [Int32: PointerEvent.Phase] = [
        GDK_TOUCH_BEGIN.rawValue: .began, GDK_TOUCH_UPDATE.rawValue: .moved,
        GDK_TOUCH_END.rawValue: .ended,
      ]
      let phase = phases[event.type.rawValue] ?? .cancelled
      if phase == .ended || phase == .cancelled { fingers[sequence] = nil }
      session.handle(
        .pointer(
          PointerEvent(
            id: number, kind: .touch, phase: phase, location: point(event.x, event.y),
            time: time, modifiers: EventModifiers(gtk: event.state))))
    }

    private func key(_ event: UnsafeMutablePointer<GdkEvent>, _ time: TimeInterval) -> Bool {
      let pressed = waggle_key(event)!
      let typed = KeyEquivalent.characters(gtk: pressed.pointee.keyval)
      if inputMethod.takes(pressed, typed) { return true }
      let event = pressed.pointee
      let isDown = event.type == GDK_KEY_PRESS
      if event.keyval == guint(GDK_KEY_F11) {
        if isDown { frame.toggleFullScreen() }
        return true
      }
      guard let key = KeyEquivalent(gtk: event.keyval) else {
        let modifiers = EventModifiers(gtk: event.state, after: event.keyval, isDown: isDown)
        session.handle(.modifierKeys(modifiers, time: time))
        return false
      }
      let isRepeated = isDown && !keys.insert(event.hardware_keycode).inserted
      if !isDown { keys.remove(event.hardware_keycode) }
      session.handle(
        .key(
          KeyPressEvent(
            key: key, characters: typed,
            modifiers: EventModifiers(gtk: event.state),
            phase: isDown ? isRepeated ? .repeat : .down : .up, time: time)))
      return true
    }
  }
#endif
