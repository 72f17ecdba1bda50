#if Window
  import CGTK
  import Foundation
  import Waggle

  /// The settings that a desktop gives to programs over D-Bus: `org.freedesktop.portal.Settings`.
  @MainActor final class DesktopPortal {
    /// Whether the user prefers a dark or a light look; nil for neither.
    var isDark: Bool? { [1: true, 2: false][number("color-scheme")] }
    /// Whether the user prefers more contrast; nil where the desktop does not say.
    var hasMoreContrast: Bool? { values["contrast"] == nil ? nil : number("contrast") == 1 }

    /// The user's accent colour; nil for none.
    var accent: Color.Resolved? {
      guard let value = values["accent-color"], waggle_is_rgb(value) != 0 else { return nil }
      let parts = (0..<3).map { index in
        let part = g_variant_get_child_value(value, gsize(index))
        defer { g_variant_unref(part) }
        return g_variant_get_double(part)
      }
      guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
      return Color.Resolved(
        red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), opacity: 1)
    }

    var changed: @MainActor () -> Void = {}

    private let bus: OpaquePointer
    private var values: [String: OpaquePointer] = [:]
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let appearance = "org.freedesktop.appearance"
    /// How long the portal may take at the start, in milliseconds.
    private static let patience: gint = 500

    /// nil where there is no session bus. A portal that does not answer has no settings.
    init?() {
      guard Self.hasBus, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
      self.bus = bus
      g_dbus_connection_set_exit_on_close(bus, 0)
      read()
      let listener: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
        let portal = Unmanaged<DesktopPortal>.fromOpaque(data!).takeUnretainedValue()
        nonisolated(unsafe) let parameters = parameters
        MainActor.assumeIsolated { portal.receive(parameters) }
      }
      g_dbus_connection_signal_subscribe(
        bus, Self.name, Self.interface, "SettingChanged", Self.path, Self.appearance,
        G_DBUS_SIGNAL_FLAGS_NONE, listener, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Whether a bus runs; GLib would start one.
    private static var hasBus: Bool {
      let environment = ProcessInfo.processInfo.environment
      if !(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty { return true }
      guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
      return FileManager.default.fileExists(atPath: folder + "/bus")
    }

    private func read() {
      guard
        let reply = g_dbus_connection_call_sync(
          bus, Self.name, Self.path, Self.interface, "ReadAll", waggle_strings(Self.appearance),
          nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
      else { return }
      defer { g_variant_unref(reply) }
      guard let all = g_variant_get_child_value(reply, 0) else { return }
      defer { g_variant_unref(all) }
      guard let values = waggle_lookup(all, Self.appearance) else { return }
      defer { g_variant_unref(values) }
      for key in ["color-scheme", "contrast", "accent-color"] {
        if let value = waggle_lookup(values, key) { set(key, value) }
      }
    }

    /// Takes the name of a setting and its new value.
    private func receive(_ parameters: OpaquePointer?) {
      guard let parameters, waggle_is_change(parameters) != 0 else { return }
      let key = g_variant_get_child_value(parameters, 1)
      let boxed = g_variant_get_child_value(parameters, 2)
      defer {
        g_variant_unref(key)
        g_variant_unref(boxed)
      }
      guard let value = g_variant_get_variant(boxed) else { return }
      set(String(cString: g_variant_get_string(key, nil)), value)
      changed()
    }

    private func set(_ key: String, _ value: OpaquePointer) {
      if let old = values.updateValue(value, forKey: key) { g_variant_unref(old) }
    }

    private func number(_ key: String) -> Int {
      guard let value = values[key], waggle_is_number(value) != 0 else { return 0 }
      return Int(g_variant_get_uint32(value))
    }
  }
#endif
