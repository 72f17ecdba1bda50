#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// What the user has chosen for the desktop: read from its portal, else from GSettings, else from GTK's settings; and followed.
  @MainActor final class GTKSettings {
    private(set) var current = DesktopSettings()
    /// How large a point is for GTK: the user's scale of text.
    private(set) var zoom: CGFloat = 1
    var changed: @MainActor () -> Void = {}

    private let settings = gtk_settings_get_default()!
    private let portal: DesktopPortal?
    /// GNOME's settings, where they are installed.
    private let interface: UnsafeMutablePointer<GSettings>?
    private let contrast: UnsafeMutablePointer<GSettings>?

    init() {
      portal = DesktopPortal()
      interface = Self.schema("org.gnome.desktop.interface", "color-scheme")
      contrast = Self.schema("org.gnome.desktop.a11y.interface", "high-contrast")
      let listener: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
        _, _, data in
        let settings = Unmanaged<GTKSettings>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { settings.update() }
      }
      let data = Unmanaged.passUnretained(self).toOpaque()
      // GTK takes every function as a GCallback, and calls it with the arguments of the signal.
      let callback = unsafeBitCast(listener, to: GCallback.self)
      for name in [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations",
        "gtk-xft-dpi",
      ] {
        waggle_connect(UnsafeMutableRawPointer(settings), "notify::\(name)", callback, data)
      }
      for settings in [interface, contrast] {
        guard let settings else { continue }
        waggle_connect(UnsafeMutableRawPointer(settings), "changed", callback, data)
      }
      portal?.changed = { [unowned self] in update() }
      read()
    }

    private func update() {
      let old = (current, zoom)
      read()
      if old != (current, zoom) { changed() }
    }

    private func read() {
      current = DesktopSettings()
      current.colorScheme = isDark ? .dark : .light
      current.hasMoreContrast =
        portal?.hasMoreContrast ?? contrast.map { g_settings_get_boolean($0, "high-contrast") != 0 }
        ?? false
      current.accent = portal?.accent
      current.animates = flag("gtk-enable-animations")
      let dpi = number("gtk-xft-dpi")
      zoom = dpi > 0 ? Self.zoom(CGFloat(dpi) / 1024 / 96) : 1
    }

    /// A scale in steps of a twentieth, between a half and three.
    private static func zoom(_ scale: CGFloat) -> CGFloat {
      min(max((scale * 20).rounded() / 20, 0.5), 3)
    }

    private var isDark: Bool {
      if let isDark = portal?.isDark ?? prefersDark { return isDark }
      return flag("gtk-application-prefer-dark-theme") || themeName.hasSuffix("-dark")
    }

    /// Whether GNOME's settings ask for a dark or a light look; nil for neither.
    private var prefersDark: Bool? {
      guard let interface, let text = g_settings_get_string(interface, "color-scheme") else {
        return nil
      }
      defer { g_free(text) }
      return ["prefer-dark": true, "prefer-light": false][String(cString: text)]
    }

    private static func schema(_ name: String, _ key: String)
      -> UnsafeMutablePointer<GSettings>?
    {
      guard let source = g_settings_schema_source_get_default(),
        let schema = g_settings_schema_source_lookup(source, name, 1)
      else { return nil }
      defer { g_settings_schema_unref(schema) }
      guard g_settings_schema_has_key(schema, key) != 0 else { return nil }
      return g_settings_new(name)
    }

    // MARK: GTK's settings

    private func value<T>(
      _ name: String, _ type: GType, _ read: (UnsafePointer<GValue>) -> T
    ) -> T {
      var value = GValue()
      g_value_init(&value, type)
      defer { g_value_unset(&value) }
      g_object_get_property(waggle_object(UnsafeMutableRawPointer(settings)), name, &value)
      return read(&value)
    }

    private func flag(_ name: String) -> Bool {
      value(name, waggle_type_boolean()) { g_value_get_boolean($0) != 0 }
    }

    private func number(_ name: String) -> Int {
      value(name, waggle_type_int()) { Int(g_value_get_int($0)) }
    }

    private var themeName: String {
      value("gtk-theme-name", waggle_type_string()) {
        g_value_get_string($0).map { String(cString: $0) } ?? ""
      }
    }
  }
#endif
