#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  // What GTK calls.

  extension GTKWindow {
    /// For GTK's callbacks; valid while the window exists.
    var pointer: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    nonisolated static func window(_ data: gpointer?) -> GTKWindow {
      Unmanaged<GTKWindow>.fromOpaque(data!).takeUnretainedValue()
    }

    func connect() {
      let event:
        @convention(c) (
          UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<GdkEvent>?, gpointer?
        ) -> gboolean = {
          _, event, data in
          nonisolated(unsafe) let event = event!
          let window = GTKWindow.window(data)
          return MainActor.assumeIsolated { window.input.handle(event) ? 1 : 0 }
        }
      for name in [
        "button-press-event", "button-release-event", "motion-notify-event", "leave-notify-event",
        "scroll-event", "touch-event", "key-press-event", "key-release-event", "focus-in-event",
        "focus-out-event",
      ] {
        // GTK takes every function as a GCallback, and calls it with the arguments of the signal.
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
        // As above.
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
      // As above.
      waggle_connect(area, "query-tooltip", unsafeBitCast(asked, to: GCallback.self), pointer)
    }

    private func showHelp(at place: (gint, gint), in tooltip: OpaquePointer) -> Bool {
      guard let help = session.help(at: input.point(Double(place.0), Double(place.1))) else {
        return false
      }
      gtk_tooltip_set_text(tooltip, help.text)
      var area = GdkRectangle(help.frame.applying(CGAffineTransform(scaleX: zoom, y: zoom)))
      gtk_tooltip_set_tip_area(tooltip, &area)
      return true
    }
  }
#endif
