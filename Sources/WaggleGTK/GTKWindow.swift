#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// A window of the desktop, by GTK 3: it shows a session's pixels, and tells the session what the user does.
  @MainActor final class GTKWindow: WindowEmbedder {
    let window: UnsafeMutablePointer<GtkWidget>
    let area: UnsafeMutablePointer<GtkWidget>
    private(set) var session: WindowSession!
    /// How large a point is for GTK: the user's scale of text, for everything is drawn larger by it.
    private(set) var zoom: CGFloat
    private(set) var inputMethod: GTKInputMethod!
    private(set) lazy var clipboard = GTKClipboard("CLIPBOARD", area)
    private(set) lazy var selection = GTKClipboard("PRIMARY", area)
    private var drop: GTKDrop!
    private var frame: GTKWindowFrame!
    private(set) var accessibility: GTKAccessibility!
    private(set) var input: GTKInput!
    /// Whether the frame clock has been asked for the next frame.
    var isFrameRequested = false
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
      gtk_widget_add_events(area, gint(GTKInput.events.rawValue))
      gtk_container_add(waggle_container(window), area)
      connect()
      frame = GTKWindowFrame(window, area, look, zoom: zoom)
      let input = GTKInput(session, area, frame, inputMethod, zoom: zoom)
      input.windowFocusChanged = { [unowned self] in accessibility.windowFocusChanged($0) }
      self.input = input
      drop = GTKDrop(session, area) { [unowned input] in input.point($0, $1) }
      gtk_widget_show_all(window)
      gtk_widget_grab_focus(area)
    }

    func present() { gtk_window_present(waggle_window(window)) }

    func minimize() { gtk_window_iconify(waggle_window(window)) }

    /// Closes the window, as its button does.
    func close() { gtk_widget_destroy(window) }

    /// The desktop has closed the window: nothing is called afterwards.
    func closed() {
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
      (accessibility.zoom, input.zoom) = (zoom, zoom)
      resized()
    }
  }
#endif
