#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// A clipboard of the desktop, or what is selected in it.
  @MainActor final class GTKClipboard {
    private let clipboard: OpaquePointer
    /// The content that was put there last, while it is there.
    private var own: Content?

    /// - Parameter name: the name of the selection in X11.
    init(_ name: String, _ widget: UnsafeMutablePointer<GtkWidget>) {
      clipboard = gtk_widget_get_clipboard(widget, gdk_atom_intern(name, 0))
    }

    // MARK: Writing

    /// What GTK asks for when a program reads the clipboard.
    private final class Content {
      let content: ClipboardContent
      weak var clipboard: GTKClipboard?

      init(_ content: ClipboardContent) { self.content = content }
    }

    func set(_ content: ClipboardContent) {
      let targets = gtk_target_list_new(nil, 0)
      defer { gtk_target_list_unref(targets) }
      for (index, item) in content.data.enumerated() {
        gtk_target_list_add(targets, gdk_atom_intern(item.mimeType, 0), 0, guint(index))
      }
      if content.text != nil { gtk_target_list_add_text_targets(targets, Self.text) }
      var count: gint = 0
      let table = gtk_target_table_new_from_list(targets, &count)
      defer { gtk_target_table_free(table, count) }
      let new = Content(content)
      new.clipboard = self
      let isSet = gtk_clipboard_set_with_data(
        clipboard, table, guint(count), Self.get, Self.clear,
        Unmanaged.passRetained(new).toOpaque())
      guard isSet != 0 else {
        Unmanaged.passUnretained(new).release()
        return
      }
      own = new
      gtk_clipboard_set_can_store(clipboard, nil, 0)
    }

    /// The number of a target that is the text.
    private static let text = guint.max

    private static let get: GtkClipboardGetFunc = { _, selection, number, data in
      let content = Unmanaged<Content>.fromOpaque(data!).takeUnretainedValue().content
      if number == guint.max {
        let text = content.text ?? ""
        gtk_selection_data_set_text(selection, text, gint(text.utf8.count))
      } else if content.data.indices.contains(Int(number)) {
        let bytes = [UInt8](content.data[Int(number)].data)
        gtk_selection_data_set(
          selection, gtk_selection_data_get_target(selection), 8, bytes, gint(bytes.count))
      }
    }

    private static let clear: GtkClipboardClearFunc = { _, data in
      let content = Unmanaged<Content>.fromOpaque(data!).takeRetainedValue()
      nonisolated(unsafe) let gone = content
      MainActor.assumeIsolated {
        if gone.clipboard?.own === gone { gone.clipboard?.own = nil }
      }
    }

    // MARK: Reading

    /// A question to another program, which calls back once.
    private final class Request<Answer> {
      let receive: @MainActor (Answer) -> Void
      init(_ receive: @escaping @MainActor (Answer) -> Void) { self.receive = receive }

      var pointer: gpointer { Unmanaged.passRetained(self).toOpaque() }

      static func taken(_ data: gpointer?) -> Request {
        Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
      }
    }

    /// Reads the text; nil for none.
    func readText(_ receive: @escaping @MainActor (String?) -> Void) {
      if let own { return receive(own.content.text) }
      gtk_clipboard_request_text(
        clipboard,
        { _, text, data in
          nonisolated(unsafe) let request = Request<String?>.taken(data)
          let text = text.map { String(cString: $0) }
          MainActor.assumeIsolated { request.receive(text) }
        }, Request(receive).pointer)
    }

    /// Reads all that is there; nil where this program has put it there.
    func readItems(_ receive: @escaping @MainActor ([NSItemProvider]?) -> Void) {
      if own != nil { return receive(nil) }
      let request = Request<[String]> { [weak self] names in
        self?.read(ForeignItems.targets(of: names)[...], found: [:], receive)
      }
      gtk_clipboard_request_targets(
        clipboard,
        { _, atoms, count, data in
          nonisolated(unsafe) let request = Request<[String]>.taken(data)
          let names = (0..<Int(max(count, 0))).compactMap { atoms?[$0].flatMap(atomName) }
          MainActor.assumeIsolated { request.receive(names) }
        }, request.pointer)
    }

    /// Reads one target after the other.
    private func read(
      _ targets: ArraySlice<String>, found: [String: Data],
      _ receive: @escaping @MainActor ([NSItemProvider]?) -> Void
    ) {
      guard let target = targets.first else { return receive(ForeignItems(found).items) }
      read(target) { [weak self] data in
        var found = found
        found[target] = data
        self?.read(targets.dropFirst(), found: found, receive)
      }
    }

    private func read(_ target: String, _ receive: @escaping @MainActor (Data?) -> Void) {
      gtk_clipboard_request_contents(
        clipboard, gdk_atom_intern(target, 0),
        { _, selection, data in
          nonisolated(unsafe) let request = Request<Data?>.taken(data)
          let bytes = selection.flatMap(selectionBytes)
          MainActor.assumeIsolated { request.receive(bytes) }
        }, Request(receive).pointer)
    }
  }

  /// What an atom is called.
  func atomName(_ atom: GdkAtom) -> String? {
    guard let name = gdk_atom_name(atom) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// What another program has sent; nil if it refused.
  func selectionBytes(_ selection: OpaquePointer) -> Data? {
    var count: gint = 0
    guard let bytes = gtk_selection_data_get_data_with_length(selection, &count), count >= 0 else {
      return nil
    }
    return Data(bytes: bytes, count: Int(count))
  }
#endif
