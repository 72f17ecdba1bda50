#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  // What a session asks of the desktop.

  extension GTKWindow {
    func setContentSize(_ size: CGSize) {
      let (width, height) = lengths(size)
      gtk_widget_set_size_request(area, width, height)
    }

    func resize(to size: CGSize) {
      let (width, height) = lengths(size)
      gtk_window_resize(waggle_window(window), max(width, 1), max(height, 1))
    }

    func setLeastSize(_ size: CGSize) { setContentSize(size) }

    /// A size in points, in GTK's units.
    private func lengths(_ size: CGSize) -> (width: Int32, height: Int32) {
      (
        Int32(length: (size.width * zoom).rounded(.up)),
        Int32(length: (size.height * zoom).rounded(.up))
      )
    }

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
  }
#endif
