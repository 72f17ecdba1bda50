#if Window
  import CGTK
  import Foundation

  /// GLib's loop, which is also that of the main actor, of `DispatchQueue.main` and of timers. It sleeps until one of them, or an
  /// event, has something to do.
  @MainActor enum MainLoop {
    /// Called before the loop sleeps. Runs the timers of the main run loop that are due, and returns when the next one is, in
    /// milliseconds; -1 for none.
    private static func runTimers() -> Int32 {
      guard let next = RunLoop.main.limitDate(forMode: .default) else { return -1 }
      let wait = next.timeIntervalSinceNow
      guard wait < 86_400 else { return -1 }
      return Int32(max(0, (wait * 1000).rounded(.up)))
    }

    /// Never returns. The process ends with `exit`.
    static func run() -> Never {
      let queue = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN)!
      let drain: @convention(c) (Int32, GIOCondition, gpointer?) -> gboolean = { _, _, _ in
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }
      // GLib calls it with the arguments of a source of a file.
      g_source_set_callback(queue, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
      g_source_set_can_recurse(queue, 1)
      g_source_attach(queue, nil)
      g_source_unref(queue)
      // A source that says how long the loop may sleep; GLib keeps its functions.
      let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
      functions.initialize(
        to: GSourceFuncs(
          prepare: { _, timeout in
            timeout?.pointee = MainActor.assumeIsolated { MainLoop.runTimers() }
            return 0
          }, check: { _ in 0 }, dispatch: { _, _, _ in 1 }, finalize: nil, closure_callback: nil,
          closure_marshal: nil))
      let timers = g_source_new(functions, guint(MemoryLayout<GSource>.size))!
      g_source_set_can_recurse(timers, 1)
      g_source_attach(timers, nil)
      g_source_unref(timers)
      while true { g_main_context_iteration(nil, 1) }
    }
  }
#endif
