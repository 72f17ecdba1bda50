#if Window
  import CGTK
  import Foundation
  import WaggleWindow

  /// The input method of a window: dead keys, composed characters, and what the user's desktop has for other scripts.
  @MainActor final class GTKInputMethod {
    private let context: UnsafeMutablePointer<GtkIMContext>
    private unowned let session: WindowSession
    private let area: UnsafeMutablePointer<GtkWidget>
    private var isActive = false
    /// Whether a text is being composed.
    private var isComposing = false
    /// What the key that is being handled types; nil outside of a key.
    private var typed: String?
    /// Whether the key types itself alone, as it does without an input method.
    private var typesItself = false

    init(_ session: WindowSession, _ area: UnsafeMutablePointer<GtkWidget>) {
      context = gtk_im_multicontext_new()!
      self.session = session
      self.area = area
      connect()
    }

    /// Forgets the window: nothing is called afterwards.
    func close() {
      waggle_disconnect_all(context, pointer)
      gtk_im_context_set_client_window(context, nil)
      g_object_unref(context)
    }

    private var pointer: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    private nonisolated static func method(_ data: gpointer?) -> GTKInputMethod {
      Unmanaged<GTKInputMethod>.fromOpaque(data!).takeUnretainedValue()
    }

    private func connect() {
      let commit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = {
        _, text, data in
        let (method, text) = (GTKInputMethod.method(data), text.map { String(cString: $0) } ?? "")
        MainActor.assumeIsolated { method.commit(text) }
      }
      // GTK takes every function as a GCallback, and calls it with the arguments of the signal.
      waggle_connect(context, "commit", unsafeBitCast(commit, to: GCallback.self), pointer)
      let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
        let method = GTKInputMethod.method(data)
        MainActor.assumeIsolated { method.compositionChanged() }
      }
      waggle_connect(
        context, "preedit-changed", unsafeBitCast(changed, to: GCallback.self), pointer)
      let retrieve: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
        let method = GTKInputMethod.method(data)
        return MainActor.assumeIsolated { method.giveSurroundings() ? 1 : 0 }
      }
      waggle_connect(
        context, "retrieve-surrounding", unsafeBitCast(retrieve, to: GCallback.self), pointer)
      let delete: @convention(c) (gpointer?, gint, gint, gpointer?) -> gboolean = {
        _, start, count, data in
        let method = GTKInputMethod.method(data)
        MainActor.assumeIsolated { method.session.delete(from: Int(start), count: Int(count)) }
        return 1
      }
      waggle_connect(
        context, "delete-surrounding", unsafeBitCast(delete, to: GCallback.self), pointer)
    }

    // MARK: What the window says

    /// Text is edited at a caret, in points; nil ends that.
    func follow(_ caret: CGRect?) {
      guard let caret else {
        if isActive { gtk_im_context_focus_out(context) }
        isActive = false
        return
      }
      var place = GdkRectangle(caret)
      gtk_im_context_set_cursor_location(context, &place)
      if !isActive {
        gtk_im_context_set_client_window(context, gtk_widget_get_window(area))
        gtk_im_context_focus_in(context)
      }
      isActive = true
    }

    /// The window has lost the keyboard, or has it again.
    func windowFocusChanged(_ isFocused: Bool) {
      guard isActive else { return }
      if isFocused { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
    }

    /// Whether the input method takes a key. It is given keys that come up too: some compose by those.
    ///
    /// - Parameter characters: what the key types by itself.
    func takes(_ event: UnsafeMutablePointer<GdkEventKey>, _ characters: String?) -> Bool {
      guard isActive else { return false }
      (typed, typesItself) = (characters ?? "", false)
      defer { typed = nil }
      return gtk_im_context_filter_keypress(context, event) != 0 && !typesItself
    }

    // MARK: What the input method says

    private func commit(_ text: String) {
      if !isComposing, text == typed {
        typesItself = true
      } else {
        session.commit(text)
      }
    }

    private func compositionChanged() {
      var text: UnsafeMutablePointer<CChar>?
      var caret: gint = 0
      gtk_im_context_get_preedit_string(context, &text, nil, &caret)
      defer { g_free(text) }
      let string = text.map { String(cString: $0) } ?? ""
      isComposing = !string.isEmpty
      session.compose(
        string,
        caret: string.unicodeScalars.prefix(Int(caret)).reduce(into: "") {
          $0.unicodeScalars.append($1)
        }.count)
    }

    private func giveSurroundings() -> Bool {
      guard let (text, caret) = session.textAroundCaret else { return false }
      gtk_im_context_set_surrounding(context, text, gint(text.utf8.count), gint(caret))
      return true
    }
  }
#endif
