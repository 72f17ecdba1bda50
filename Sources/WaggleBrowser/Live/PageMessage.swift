package import Foundation

/// A message from a page. Decoded from JSON and validated: an invalid message is refused as a whole.
package enum PageMessage: Equatable, Sendable {
  case hello(PageHello)
  case shown(Int)
  case window(PageWindow)
  case pointer(PagePointer)
  /// nil: the pointer has left the window.
  case hover(CGPoint?)
  case scroll(at: CGPoint, by: CGVectorValues)
  case key(PageKey)
  case focus(Bool)
  /// The keyboard or a screen reader pressed or focused an element.
  case act(element: Int, action: String)
}

/// A pair of lengths.
package struct CGVectorValues: Equatable, Sendable {
  package var dx: Double
  package var dy: Double
}

/// The first message of a page on a connection.
package struct PageHello: Equatable, Sendable {
  package var window: PageWindow
  /// The page's previous session, and the last patch that it displayed.
  package var session: String?
  package var shown = 0

  package init(window: PageWindow, session: String? = nil, shown: Int = 0) {
    (self.window, self.session, self.shown) = (window, session, shown)
  }
}

/// The page's window and the preferences of its user.
package struct PageWindow: Equatable, Sendable {
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  package var isDark: Bool
  package var reducesMotion: Bool
  /// Whether the user's language is right to left.
  package var isRightToLeft: Bool
  /// Whether the page is hidden, as in a background tab.
  package var isHidden: Bool

  package init(
    size: CGSize, scale: Double = 1, isDark: Bool = false, reducesMotion: Bool = false,
    isRightToLeft: Bool = false, isHidden: Bool = false
  ) {
    (self.size, self.scale, self.isDark) = (size, scale, isDark)
    (self.reducesMotion, self.isRightToLeft) = (reducesMotion, isRightToLeft)
    self.isHidden = isHidden
  }
}

/// A pointer went down, moved, went up, or was cancelled.
package struct PagePointer: Equatable, Sendable {
  package enum Phase: String, Decodable, Sendable { case down, move, up, cancel }
  package enum Kind: String, Decodable, Sendable { case mouse, touch, pen }

  package var phase: Phase
  package var kind: Kind
  package var id: Int
  package var location: CGPoint
  package var button: Int
  /// 1 Shift, 2 Control, 4 Option, 8 Command, 16 Caps Lock.
  package var modifiers: Int

  package init(
    phase: Phase, kind: Kind = .mouse, id: Int = 1, location: CGPoint, button: Int = 0,
    modifiers: Int = 0
  ) {
    (self.phase, self.kind, self.id) = (phase, kind, id)
    (self.location, self.button, self.modifiers) = (location, button, modifiers)
  }
}

/// A key went down, repeats, or came up.
package struct PageKey: Equatable, Sendable {
  package enum Phase: String, Decodable, Sendable { case down, `repeat`, up }

  package var phase: Phase
  /// The browser's name: "a", "Enter", "ArrowUp".
  package var name: String
  package var modifiers: Int
}

extension PageMessage {
  /// The reason why a message is invalid.
  package struct Malformed: Error, Equatable { package let what: String }

  /// Decodes a message.
  package init(_ bytes: [UInt8]) throws(Malformed) {
    guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(bytes)) else {
      throw Malformed(what: "it is not JSON in the page's format")
    }
    self = try wire.message()
  }
}

/// The fields of all messages; each message has some of them.
private struct Wire: Decodable {
  var t: String
  var n: Int?
  var w: Double?
  var h: Double?
  var scale: Double?
  var dark: Bool?
  var still: Bool?
  var rtl: Bool?
  var hidden: Bool?
  var session: String?
  var phase: String?
  var kind: String?
  var id: Int?
  var x: Double?
  var y: Double?
  var dx: Double?
  var dy: Double?
  var button: Int?
  var mods: Int?
  var key: String?
  var on: Bool?
  var action: String?

  func message() throws(PageMessage.Malformed) -> PageMessage {
    switch t {
    case "hello":
      return .hello(PageHello(window: try window(), session: session, shown: n ?? 0))
    case "shown": return .shown(try need(n, "n"))
    case "window": return .window(try window())
    case "pointer": return .pointer(try pointer())
    case "hover": return .hover(x == nil && y == nil ? nil : try location())
    case "scroll":
      let delta = CGVectorValues(dx: try length(dx, "dx"), dy: try length(dy, "dy"))
      return .scroll(at: try location(), by: delta)
    case "key": return .key(try pressedKey())
    case "focus": return .focus(try need(on, "on"))
    case "act": return .act(element: try need(id, "id"), action: try need(action, "action"))
    default: throw PageMessage.Malformed(what: "its kind is unknown")
    }
  }

  private func need<Value>(_ value: Value?, _ name: String) throws(PageMessage.Malformed) -> Value {
    guard let value else { throw PageMessage.Malformed(what: "\(name) is missing") }
    return value
  }

  /// A length or coordinate, at most 100,000 points to either side.
  private func length(_ value: Double?, _ name: String) throws(PageMessage.Malformed) -> Double {
    let value = try need(value, name)
    guard abs(value) <= 100_000 else { throw PageMessage.Malformed(what: "\(name) is too large") }
    return value
  }

  private func location() throws(PageMessage.Malformed) -> CGPoint {
    CGPoint(x: try length(x, "x"), y: try length(y, "y"))
  }

  /// Its size is at most 16,384 points on each side.
  private func window() throws(PageMessage.Malformed) -> PageWindow {
    let size = CGSize(width: try length(w, "w"), height: try length(h, "h"))
    let scale = try length(scale, "scale")
    guard size.width >= 0, size.height >= 0, max(size.width, size.height) <= 16_384 else {
      throw PageMessage.Malformed(what: "no window has that size")
    }
    guard scale >= 0.1, scale <= 16 else {
      throw PageMessage.Malformed(what: "no screen has that scale")
    }
    return PageWindow(
      size: size, scale: scale, isDark: dark ?? false, reducesMotion: still ?? false,
      isRightToLeft: rtl ?? false, isHidden: hidden ?? false)
  }

  private func pointer() throws(PageMessage.Malformed) -> PagePointer {
    guard let phase = PagePointer.Phase(rawValue: phase ?? "") else {
      throw PageMessage.Malformed(what: "a pointer does no such thing")
    }
    return PagePointer(
      phase: phase, kind: PagePointer.Kind(rawValue: kind ?? "") ?? .mouse, id: id ?? 0,
      location: try location(), button: button ?? 0, modifiers: mods ?? 0)
  }

  private func pressedKey() throws(PageMessage.Malformed) -> PageKey {
    guard let phase = PageKey.Phase(rawValue: phase ?? "") else {
      throw PageMessage.Malformed(what: "a key does no such thing")
    }
    let name = try need(key, "key")
    guard !name.isEmpty, name.utf8.count <= 64 else {
      throw PageMessage.Malformed(what: "its key is unknown")
    }
    return PageKey(phase: phase, name: name, modifiers: mods ?? 0)
  }
}
