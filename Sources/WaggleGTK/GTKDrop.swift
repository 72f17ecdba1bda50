#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// What is dragged over a window from another program.
  @MainActor final class GTKDrop {
    private unowned let session: WindowSession
    private let area: UnsafeMutablePointer<GtkWidget>
    private let point: @MainActor (Double, Double) -> CGPoint
    /// The drop whose data is being read.
    private var reading: Reading?

    private struct Reading {
      let context: OpaquePointer
      let location: CGPoint
      var wanted: [String]
      var found: [String: Data] = [:]
    }

    /// - Parameter point: a point of the widget, in the points of the tree.
    init(
      _ session: WindowSession, _ area: UnsafeMutablePointer<GtkWidget>,
      point: @escaping @MainActor (Double, Double) -> CGPoint
    ) {
      (self.session, self.area, self.point) = (session, area, point)
      let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
      gtk_drag_dest_set(area, GtkDestDefaults(0), nil, 0, actions)
      connect()
    }

    private var pointer: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    private nonisolated static func drop(_ data: gpointer?) -> GTKDrop {
      Unmanaged<GTKDrop>.fromOpaque(data!).takeUnretainedValue()
    }

    private func connect() {
      typealias Moved =
        @convention(c) (
          gpointer?, OpaquePointer?, gint, gint, guint, gpointer?
        ) -> gboolean
      let moved: Moved = { _, context, x, y, time, data in
        nonisolated(unsafe) let context = context!
        let drop = GTKDrop.drop(data)
        return MainActor.assumeIsolated { drop.moved(context, x, y, time) } ? 1 : 0
      }
      let dropped: Moved = { _, context, x, y, time, data in
        nonisolated(unsafe) let context = context!
        let drop = GTKDrop.drop(data)
        return MainActor.assumeIsolated { drop.dropped(context, x, y, time) } ? 1 : 0
      }
      let left: @convention(c) (gpointer?, OpaquePointer?, guint, gpointer?) -> Void = {
        _, _, _, data in
        let drop = GTKDrop.drop(data)
        MainActor.assumeIsolated { drop.session.dragLeft() }
      }
      let received:
        @convention(c) (
          gpointer?, OpaquePointer?, gint, gint, OpaquePointer?, guint, guint, gpointer?
        ) -> Void = { _, context, _, _, selection, _, time, data in
          nonisolated(unsafe) let context = context!
          let drop = GTKDrop.drop(data)
          let bytes = selection.flatMap(selectionBytes)
          MainActor.assumeIsolated { drop.received(context, bytes, time) }
        }
      // GTK takes every function as a GCallback, and calls it with the arguments of the signal.
      waggle_connect(area, "drag-motion", unsafeBitCast(moved, to: GCallback.self), pointer)
      waggle_connect(area, "drag-drop", unsafeBitCast(dropped, to: GCallback.self), pointer)
      waggle_connect(area, "drag-leave", unsafeBitCast(left, to: GCallback.self), pointer)
      waggle_connect(
        area, "drag-data-received", unsafeBitCast(received, to: GCallback.self), pointer)
    }

    func close() { waggle_disconnect_all(area, pointer) }

    private func names(_ context: OpaquePointer) -> [String] {
      var names: [String] = []
      var next = gdk_drag_context_list_targets(context)
      while let item = next?.pointee {
        if let name = waggle_atom(item.data).flatMap(atomName) { names.append(name) }
        next = item.next
      }
      return names
    }

    private func moved(_ context: OpaquePointer, _ x: gint, _ y: gint, _ time: guint) -> Bool {
      let types = ForeignItems.types(of: names(context))
      let isTaken = session.drag(types, over: point(Double(x), Double(y)))
      gdk_drag_status(context, isTaken ? GDK_ACTION_COPY : GdkDragAction(0), time)
      return isTaken
    }

    private func dropped(_ context: OpaquePointer, _ x: gint, _ y: gint, _ time: guint) -> Bool {
      let wanted = ForeignItems.targets(of: names(context))
      guard reading == nil, !wanted.isEmpty else { return false }
      reading = Reading(context: context, location: point(Double(x), Double(y)), wanted: wanted)
      readNext(time)
      return true
    }

    private func readNext(_ time: guint) {
      guard let reading, let name = reading.wanted.first else { return finish(time) }
      gtk_drag_get_data(area, reading.context, gdk_atom_intern(name, 0), time)
    }

    private func received(_ context: OpaquePointer, _ bytes: Data?, _ time: guint) {
      guard reading?.context == context, let name = reading?.wanted.first else { return }
      reading?.wanted.removeFirst()
      reading?.found[name] = bytes
      readNext(time)
    }

    private func finish(_ time: guint) {
      guard let reading else { return }
      self.reading = nil
      let items = ForeignItems(reading.found).items
      session.drop(items, at: reading.location)
      gtk_drag_finish(reading.context, items.isEmpty ? 0 : 1, 0, time)
    }
  }
#endif
