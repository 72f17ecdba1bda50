#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// What screen readers see of a window, by ATK. The desktop passes it on by AT-SPI.
  ///
  /// Nothing is made before a reader asks what is in the window. From then on there is an object for each element that was asked
  /// for, as long as the element is in the window; an object that a reader keeps longer says that it is defunct.
  @MainActor final class GTKAccessibility {
    unowned let session: WindowSession
    let area: UnsafeMutablePointer<GtkWidget>
    private(set) var isClosed = false
    /// How large a point is for GTK.
    var zoom: CGFloat

    /// - Parameter area: a widget that `makeArea` has made.
    init(_ session: WindowSession, _ area: UnsafeMutablePointer<GtkWidget>, zoom: CGFloat) {
      (self.session, self.area, self.zoom) = (session, area, zoom)
      g_object_set_qdata(
        waggle_object(area), Self.quark, Unmanaged.passUnretained(self).toOpaque())
    }

    /// What an object belongs to.
    nonisolated static let quark = g_quark_from_string("waggle-accessibility")

    /// The tree, made if there is none; nil once the window is closed.
    var reader: WindowReader? { isClosed ? nil : session.openReader() }

    /// The object of the window's content; nil before anything has asked for it.
    private var root: UnsafeMutablePointer<AtkObject>? {
      session.openedReader == nil ? nil : gtk_widget_get_accessible(area)
    }

    /// Call before the session is closed.
    func close() {
      if let root = session.openedReader?.root { for node in root.children { end(node) } }
      isClosed = true
      g_object_set_qdata(waggle_object(area), Self.quark, nil)
    }

    // MARK: Objects

    /// The object of a node; nil for the root of a closed window.
    func object(of node: ReaderNode) -> UnsafeMutablePointer<AtkObject>? {
      if node.isRoot { return isClosed ? nil : gtk_widget_get_accessible(area) }
      if let known = node.peer as? GTKElement { return known.object }
      let made = GTKElement(node, self)
      node.peer = made
      return made.object
    }

    /// The address of the object of a node, with a reference for the caller; 0 for none.
    func address(of node: ReaderNode?) -> UInt {
      guard let node, let object = object(of: node) else { return 0 }
      return UInt(bitPattern: g_object_ref(object))
    }

    /// The object of a node that one was made for.
    private func known(_ node: ReaderNode) -> UnsafeMutablePointer<AtkObject>? {
      node.isRoot ? root : (node.peer as? GTKElement)?.object
    }

    /// Ends the objects of a node and of all in it.
    private func end(_ node: ReaderNode) {
      for child in node.children { end(child) }
      (node.peer as? GTKElement)?.end()
      node.peer = nil
    }

    // MARK: What has changed

    func report(_ changes: [ReaderChange]) {
      guard !isClosed else { return }
      var focused: [ReaderNode] = []
      for change in changes {
        switch change {
        case .inserted(let node):
          reportChild(node, at: node.index)
          focused += node.flattened.filter { $0.element.state.contains(.focused) }
        case .removed(let node, let parent, let index):
          if let parent = known(parent), let child = known(node) ?? lost(node) {
            waggle_report_child(parent, 0, guint(index), child)
          }
          end(node)
        case .moved(let node, let index):
          if let around = node.parent, let parent = known(around), let child = known(node) {
            waggle_report_child(parent, 0, guint(index), child)
          }
          reportChild(node, at: node.index)
        case .changed(let node, let old):
          if node.element.state.subtracting(old.state).contains(.focused) { focused.append(node) }
          (node.peer as? GTKElement)?.report(from: old)
          if node.element.state.symmetricDifference(old.state).contains(.selected) {
            reportChoice(around: node)
          }
        case .announced(let sentence):
          if let root { waggle_announce(root, sentence) }
        }
      }
      for node in focused { reportFocus(on: node) }
    }

    private func reportChild(_ node: ReaderNode, at index: Int) {
      guard let around = node.parent, let parent = known(around), let child = object(of: node)
      else { return }
      waggle_report_child(parent, 1, guint(index), child)
    }

    /// An object for a node that was removed before one was made: the report of its removal names one.
    private func lost(_ node: ReaderNode) -> UnsafeMutablePointer<AtkObject>? {
      let made = GTKElement(node, self)
      node.peer = made
      return made.object
    }

    /// The chosen one of those beside a node is another.
    private func reportChoice(around node: ReaderNode) {
      guard let around = node.parent, around.element.abilities.contains(.choice) else { return }
      (around.peer as? GTKElement).map { waggle_report_choice($0.object) }
    }

    private func reportFocus(on node: ReaderNode) {
      guard object(of: node) != nil, let element = node.peer as? GTKElement else { return }
      element.reportState(ATK_STATE_FOCUSED.rawValue, holds: true)
    }

    /// The window has the keyboard again. GTK reports then that its widget has the focus; the element in it follows.
    func windowFocusChanged(_ isFocused: Bool) {
      guard isFocused, session.openedReader != nil else { return }
      Task { [weak self] in
        guard let self, !isClosed, let root = session.openedReader?.root else { return }
        for node in root.flattened where node.element.state.contains(.focused) {
          reportFocus(on: node)
        }
      }
    }

    // MARK: Places

    /// Where the area is, in one of ATK's coordinates: of the screen, or of the window.
    func origin(_ coordinates: AtkCoordType) -> CGPoint {
      guard let window = gtk_widget_get_window(area) else { return .zero }
      var (x, y): (Int32, Int32) = (0, 0)
      gdk_window_get_origin(window, &x, &y)
      if coordinates == ATK_XY_WINDOW {
        var (left, top): (Int32, Int32) = (0, 0)
        gdk_window_get_origin(gdk_window_get_toplevel(window), &left, &top)
        (x, y) = (x - left, y - top)
      }
      return CGPoint(x: Int(x), y: Int(y))
    }

    /// A rectangle of the window's content in coordinates of ATK; those of a parent are relative to it.
    func place(_ box: CGRect, of node: ReaderNode, _ coordinates: AtkCoordType) -> CGRect {
      let scale = CGAffineTransform(scaleX: zoom, y: zoom)
      if coordinates == ATK_XY_PARENT {
        let around = node.parent.flatMap { reader?.frame(of: $0) } ?? .zero
        return box.offsetBy(dx: -around.minX, dy: -around.minY).applying(scale)
      }
      let origin = origin(coordinates)
      return box.applying(scale).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// A point of the window's content, from coordinates of ATK.
    func point(_ x: Int32, _ y: Int32, of node: ReaderNode, _ coordinates: AtkCoordType)
      -> CGPoint
    {
      let zero = place(.zero, of: node, coordinates).origin
      return CGPoint(x: (CGFloat(x) - zero.x) / zoom, y: (CGFloat(y) - zero.y) / zoom)
    }
  }
#endif
