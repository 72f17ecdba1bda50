#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleRender
  import WaggleWindow

  /// A window of the desktop, by GTK 3: it shows a session's pixels, and tells the session what the user does.
  @MainActor final class GTKWindow: WindowEmbedder {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let area: UnsafeMutablePointer<GtkWidget>
    private(set) var session: WindowSession!
    /// How large a point is for GTK: the user's scale of text, for everything is drawn larger by it.
    private var zoom: CGFloat
    private var inputMethod: GTKInputMethod!
    private lazy var clipboard = GTKClipboard("CLIPBOARD", area)
    private lazy var selection = GTKClipboard("PRIMARY", area)
    private var drop: GTKDrop!
    private var frame: GTKWindowFrame!
    private var accessibility: GTKAccessibility!
    private var isFrameRequested = false
    /// The buttons that are down.
    private var buttons: Set<UInt32> = []
    private let didClose: @MainActor (GTKWindow) -> Void

    init(
      _ host: ViewHost, _ look: WindowLook, colorScheme: ColorScheme?, _ settings: GTKSettings,
      didClose: @escaping @MainActor (GTKWindow) -> Void
    ) {
      window = gtk_window_new(GTK_WINDOW_TOPLEVEL)!
      area = GTKAccessibility.makeArea()
      self.didClose = didClose
      zoom = settings.zoom
      session = WindowSession(host, self, colorScheme: colorScheme)
      session.follow(settings.current)
      inputMethod = GTKInputMethod(session, area)
      gtk_window_set_title(waggle_window(window), look.title)
      accessibility = GTKAccessibility(session, area, zoom: zoom)
      gtk_widget_set_can_focus(area, 1)
      gtk_widget_add_events(area, gint(Self.events.rawValue))
      gtk_container_add(waggle_container(window), area)
      connect()
      drop = GTKDrop(session, area) { [unowned self] in point($0, $1) }
      frame = GTKWindowFrame(window, area, look, zoom: zoom)
      gtk_widget_show_all(window)
      gtk_widget_grab_focus(area)
    }

    func setContentSize(_ size: CGSize) {
      gtk_widget_set_size_request(
        area, Int32((size.width * zoom).rounded(.up)), Int32((size.height * zoom).rounded(.up)))
    }

    func resize(to size: CGSize) {
      gtk_window_resize(
        waggle_window(window), Int32((size.width * zoom).rounded(.up)),
        Int32((size.height * zoom).rounded(.up)))
    }

    func setLeastSize(_ size: CGSize) { setContentSize(size) }

    func present() { gtk_window_present(waggle_window(window)) }

    private static let events = GdkEventMask(
      [
        GDK_BUTTON_PRESS_MASK, GDK_BUTTON_RELEASE_MASK, GDK_POINTER_MOTION_MASK, GDK_SCROLL_MASK,
        GDK_SMOOTH_SCROLL_MASK, GDK_TOUCH_MASK, GDK_LEAVE_NOTIFY_MASK, GDK_KEY_PRESS_MASK,
        GDK_KEY_RELEASE_MASK, GDK_FOCUS_CHANGE_MASK,
      ].reduce(0) { $0 | $1.rawValue })

    /// For GTK's callbacks; valid while the window exists.
    private var pointer: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    private nonisolated static func window(_ data: gpointer?) -> GTKWindow {
      Unmanaged<GTKWindow>.fromOpaque(data!).takeUnretainedValue()
    }

    private func connect() {
      let event:
        @convention(c) (
          UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<GdkEvent>?, gpointer?
        ) -> gboolean = {
          _, event, data in
          nonisolated(unsafe) let event = event!
          let window = GTKWindow.window(data)
          return MainActor.assumeIsolated { window.handle(event) ? 1 : 0 }
        }
      for name in [
        "button-press-event", "button-release-event", "motion-notify-event", "leave-notify-event",
        "scroll-event", "touch-event", "key-press-event", "key-release-event", "focus-in-event",
        "focus-out-event",
      ] {
        waggle_connect(area, name, unsafeBitCast(event, to: GCallback.self), pointer)
      }
      let draw:
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean = {
          _, context, data in
          nonisolated(unsafe) let context = context!
          let window = GTKWindow.window(data)
          MainActor.assumeIsolated { window.draw(on: context) }
          return 1
        }
      waggle_connect(area, "draw", unsafeBitCast(draw, to: GCallback.self), pointer)
      let resized: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gpointer?, gpointer?) -> Void =
        { _, _, data in
          let window = GTKWindow.window(data)
          MainActor.assumeIsolated { window.resized() }
        }
      waggle_connect(area, "size-allocate", unsafeBitCast(resized, to: GCallback.self), pointer)
      waggle_connect(
        area, "notify::scale-factor", unsafeBitCast(resized, to: GCallback.self), pointer)
      connectHelp()
      let closed: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gpointer?) -> Void = {
        _, data in
        let window = GTKWindow.window(data)
        MainActor.assumeIsolated { window.closed() }
      }
      let stateChanged:
        @convention(c) (
          UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<GdkEvent>?, gpointer?
        ) -> gboolean = { _, event, data in
          let window = GTKWindow.window(data)
          let isHidden = waggle_window_state(event) & GDK_WINDOW_STATE_ICONIFIED.rawValue != 0
          MainActor.assumeIsolated { window.session.show(!isHidden) }
          return 0
        }
      waggle_connect(
        window, "window-state-event", unsafeBitCast(stateChanged, to: GCallback.self), pointer)
      waggle_connect(window, "destroy", unsafeBitCast(closed, to: GCallback.self), pointer)
    }

    /// A mouse that rests shows what the view under it is for.
    private func connectHelp() {
      let asked:
        @convention(c) (
          UnsafeMutablePointer<GtkWidget>?, gint, gint, gboolean, OpaquePointer?, gpointer?
        ) -> gboolean = { _, x, y, byKeys, tooltip, data in
          nonisolated(unsafe) let tooltip = tooltip!
          let window = GTKWindow.window(data)
          return MainActor.assumeIsolated {
            byKeys == 0 && window.showHelp(at: (x, y), in: tooltip) ? 1 : 0
          }
        }
      gtk_widget_set_has_tooltip(area, 1)
      waggle_connect(area, "query-tooltip", unsafeBitCast(asked, to: GCallback.self), pointer)
    }

    private func showHelp(at place: (gint, gint), in tooltip: OpaquePointer) -> Bool {
      guard let help = session.help(at: point(Double(place.0), Double(place.1))) else {
        return false
      }
      gtk_tooltip_set_text(tooltip, help.text)
      let frame = help.frame
      var area = GdkRectangle(
        x: gint(frame.minX * zoom), y: gint(frame.minY * zoom), width: gint(frame.width * zoom),
        height: gint(frame.height * zoom))
      gtk_tooltip_set_tip_area(tooltip, &area)
      return true
    }

    /// Closes the window, as its button does.
    func close() { gtk_widget_destroy(window) }

    private func closed() {
      waggle_disconnect_all(area, pointer)
      waggle_disconnect_all(window, pointer)
      inputMethod.close()
      drop.close()
      frame.close()
      accessibility.close()
      didClose(self)
    }

    /// The user has other settings.
    func follow(_ settings: GTKSettings) {
      session.follow(settings.current)
      guard settings.zoom != zoom else { return }
      zoom = settings.zoom
      accessibility.zoom = zoom
      resized()
    }

    // MARK: Drawing

    /// The pixels of what GTK calls a unit of length.
    private var pixels: CGFloat { CGFloat(gtk_widget_get_scale_factor(area)) }

    private func resized() {
      let size = CGSize(
        width: CGFloat(gtk_widget_get_allocated_width(area)) / zoom,
        height: CGFloat(gtk_widget_get_allocated_height(area)) / zoom)
      do { try session.resize(to: size, scale: pixels * zoom) } catch { fail(error) }
    }

    /// A point of an event, in the points of the tree.
    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x / zoom, y: y / zoom) }

    func requestFrame() {
      guard !isFrameRequested else { return }
      isFrameRequested = true
      let tick: GtkTickCallback = { _, _, data in
        let window = GTKWindow.window(data)
        MainActor.assumeIsolated {
          window.isFrameRequested = false
          window.session.tick()
        }
        return 0
      }
      gtk_widget_add_tick_callback(area, tick, pointer, nil)
    }

    func show(_ area: DamagedArea) {
      let scale = pixels
      for rect in area.rects {
        let points = CGRect(
          x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
          height: rect.height / scale
        ).integral
        gtk_widget_queue_draw_area(
          self.area, Int32(points.minX), Int32(points.minY), Int32(points.width),
          Int32(points.height))
      }
    }

    private func draw(on context: OpaquePointer) {
      guard let buffer = session.buffer else { return }
      buffer.withPixels { bytes, stride in
        let surface = cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_RGB24, Int32(buffer.size.width), Int32(buffer.size.height),
          Int32(stride))
        cairo_surface_set_device_scale(surface, pixels, pixels)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_surface_destroy(surface)
      }
    }

    func fail(_ problem: any Error) {
      try? FileHandle.standardError.write(
        contentsOf: Data("The window could not be drawn: \(problem)\n".utf8))
    }

    // MARK: The desktop

    func setTitle(_ title: String) { gtk_window_set_title(waggle_window(window), title) }

    func setCursor(_ name: String) {
      let screen = gtk_widget_get_window(area)
      guard let cursor = gdk_cursor_new_from_name(gtk_widget_get_display(area), name) else {
        return gdk_window_set_cursor(screen, nil)
      }
      gdk_window_set_cursor(screen, cursor)
      g_object_unref(UnsafeMutableRawPointer(cursor))
    }

    func copy(_ content: ClipboardContent) { clipboard.set(content) }

    func paste(_ receive: @escaping @MainActor (String?) -> Void) { clipboard.readText(receive) }

    func pasteItems(_ receive: @escaping @MainActor ([NSItemProvider]?) -> Void) {
      clipboard.readItems(receive)
    }

    func select(_ text: String) { selection.set(ClipboardContent(text: text)) }

    func readSelection(_ receive: @escaping @MainActor (String?) -> Void) {
      selection.readText(receive)
    }

    func open(_ url: URL) -> Bool {
      gtk_show_uri_on_window(
        waggle_window(window), url.absoluteString, guint32(GDK_CURRENT_TIME), nil) != 0
    }

    func setTextInput(_ caret: CGRect?) {
      inputMethod.follow(caret?.applying(CGAffineTransform(scaleX: zoom, y: zoom)))
    }

    func report(_ changes: [ReaderChange]) { accessibility.report(changes) }

    // MARK: Input

    private func handle(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
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
        inputMethod.windowFocusChanged(isFocused)
        session.handle(.windowFocus(isFocused))
        accessibility.windowFocusChanged(isFocused)
      default: return false
      }
      return true
    }

    private func button(_ event: GdkEventButton, _ time: TimeInterval) {
      let isDown = event.type == GDK_BUTTON_PRESS
      guard isDown == buttons.insert(event.button).inserted else { return }
      let location = point(event.x, event.y)
      if event.button == GTKWindow.middle, isDown, session.insertSelection(at: location) {
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

    /// The numbers of the fingers that are down, by GDK's sequences.
    private var fingers: [OpaquePointer: Int] = [:]

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
        if isDown { toggleFullScreen() }
        return true
      }
      guard let key = KeyEquivalent(gtk: event.keyval) else {
        let keys = EventModifiers(gtk: event.state, after: event.keyval, isDown: isDown)
        session.handle(.modifierKeys(keys, time: time))
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

    /// The window covers the screen, or does so no longer.
    private func toggleFullScreen() {
      let state = gdk_window_get_state(gtk_widget_get_window(window))
      if state.rawValue & GDK_WINDOW_STATE_FULLSCREEN.rawValue != 0 {
        gtk_window_unfullscreen(waggle_window(window))
      } else {
        gtk_window_fullscreen(waggle_window(window))
      }
    }

    /// The keys that are down.
    private var keys: Set<UInt16> = []
  }
#endif
