#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// The frame of a window: how it begins, how it is kept, and what a window without a title bar has in its place.
  @MainActor final class GTKWindowFrame {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let look: WindowLook
    /// The window's last frame while it did not cover the screen.
    private var last: CGRect?

    init(
      _ window: UnsafeMutablePointer<GtkWidget>, _ area: UnsafeMutablePointer<GtkWidget>,
      _ look: WindowLook, zoom: CGFloat
    ) {
      (self.window, self.look) = (window, look)
      begin(area, CGSize(width: look.size.width * zoom, height: look.size.height * zoom))
      let moved:
        @convention(c) (
          UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<GdkEvent>?, gpointer?
        ) -> gboolean = { _, _, data in
          let frame = Unmanaged<GTKWindowFrame>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { frame.follow() }
          return 0
        }
      waggle_connect(
        // GTK takes every function as a GCallback, and calls it with the arguments of the signal.
        window, "configure-event", unsafeBitCast(moved, to: GCallback.self), pointer)
    }

    private var pointer: gpointer { Unmanaged.passUnretained(self).toOpaque() }
    private var handle: UnsafeMutablePointer<GtkWindow>? { waggle_window(window) }

    /// - Parameter size: the size to begin with, in GTK's units.
    private func begin(_ area: UnsafeMutablePointer<GtkWidget>, _ size: CGSize) {
      gtk_window_set_decorated(handle, look.frame == .titleBar ? 1 : 0)
      let saved = look.name.flatMap(SavedFrame.read)
      var frame = saved ?? CGRect(origin: .zero, size: size)
      let room = Self.room
      if let room { frame.size.width = min(frame.width, max(room.width, 1)) }
      if let room { frame.size.height = min(frame.height, max(room.height, 1)) }
      let (width, height) = (Int32(length: frame.width), Int32(length: frame.height))
      if look.fitsContent {
        gtk_window_set_resizable(handle, 0)
        gtk_widget_set_size_request(area, width, height)
      } else {
        gtk_window_set_default_size(handle, width, height)
      }
      guard let room else { return }
      if saved != nil {
        if room.insetBy(dx: -1, dy: -1).contains(frame) {
          gtk_window_move(handle, Int32(length: frame.minX), Int32(length: frame.minY))
        }
      } else if let position = look.position {
        gtk_window_move(
          handle, Int32(length: room.minX + (room.width - frame.width) * position.x),
          Int32(length: room.minY + (room.height - frame.height) * position.y))
      }
    }

    /// The part of the first monitor that no panel covers.
    private static var room: CGRect? {
      guard let display = gdk_display_get_default(),
        let monitor = gdk_display_get_primary_monitor(display)
          ?? gdk_display_get_monitor(display, 0)
      else { return nil }
      var area = GdkRectangle()
      gdk_monitor_get_workarea(monitor, &area)
      return CGRect(
        x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }

    private func follow() {
      let state = gdk_window_get_state(gtk_widget_get_window(window)).rawValue
      let covering = [
        GDK_WINDOW_STATE_FULLSCREEN, GDK_WINDOW_STATE_MAXIMIZED, GDK_WINDOW_STATE_ICONIFIED,
      ].reduce(0) { $0 | $1.rawValue }
      guard state & covering == 0 else { return }
      var (x, y, width, height): (gint, gint, gint, gint) = (0, 0, 0, 0)
      gtk_window_get_position(handle, &x, &y)
      gtk_window_get_size(handle, &width, &height)
      last = CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    }

    func close() {
      waggle_disconnect_all(window, pointer)
      if let last, let name = look.name { SavedFrame.write(last, name) }
    }

    /// The window covers the screen, or does so no longer.
    func toggleFullScreen() {
      let state = gdk_window_get_state(gtk_widget_get_window(window))
      if state.rawValue & GDK_WINDOW_STATE_FULLSCREEN.rawValue != 0 {
        gtk_window_unfullscreen(handle)
      } else {
        gtk_window_fullscreen(handle)
      }
    }

    // MARK: Without a title bar

    /// How far from an edge a press resizes a window without a title bar, in GTK's units.
    private static let edge = 5.0
    /// The height of the title bar that is not there.
    private static let bar = 28.0

    /// Whether a press moves or resizes a window without a title bar.
    ///
    /// - Parameter isBackground: whether nothing there takes it.
    func takes(_ event: GdkEventButton, isBackground: @autoclosure () -> Bool) -> Bool {
      guard look.frame != .titleBar, event.button == 1 else { return false }
      let (x, y) = (gint(length: event.x_root), gint(length: event.y_root))
      if let edge = edge(event) {
        gtk_window_begin_resize_drag(handle, edge, gint(event.button), x, y, event.time)
        return true
      }
      guard event.y < Self.bar || look.frame == .plain, isBackground() else { return false }
      gtk_window_begin_move_drag(handle, gint(event.button), x, y, event.time)
      return true
    }

    private func edge(_ event: GdkEventButton) -> GdkWindowEdge? {
      guard !look.fitsContent else { return nil }
      let width = Double(gtk_widget_get_allocated_width(window))
      let height = Double(gtk_widget_get_allocated_height(window))
      let column = event.x < Self.edge ? 0 : event.x >= width - Self.edge ? 2 : 1
      let row = event.y < Self.edge ? 0 : event.y >= height - Self.edge ? 2 : 1
      let edges: [[GdkWindowEdge?]] = [
        [GDK_WINDOW_EDGE_NORTH_WEST, GDK_WINDOW_EDGE_NORTH, GDK_WINDOW_EDGE_NORTH_EAST],
        [GDK_WINDOW_EDGE_WEST, nil, GDK_WINDOW_EDGE_EAST],
        [GDK_WINDOW_EDGE_SOUTH_WEST, GDK_WINDOW_EDGE_SOUTH, GDK_WINDOW_EDGE_SOUTH_EAST],
      ]
      return edges[row][column]
    }
  }
#endif
