import Foundation
import Waggle

extension PageMessage {
  /// The reason why a message is invalid.
  package struct FormatError: Error, Equatable { package let reason: String }

  /// Decodes a message.
  package init(_ bytes: [UInt8]) throws(FormatError) { self = try Self.numbered(bytes).message }

  /// Decodes a message, and the number of the input that it is; nil where the page does not want to know whether it arrived.
  package static func numbered(_ bytes: [UInt8]) throws(FormatError) -> (
    message: PageMessage, input: Int?
  ) {
    guard let fields = try? JSONDecoder().decode(MessageFields.self, from: Data(bytes)) else {
      throw FormatError(reason: "it is not JSON with the expected fields")
    }
    return (try fields.message(), fields.i)
  }
}

/// The fields of all messages as the page sends them; each message has some of them.
private struct MessageFields: Decodable {
  var t: String
  var n: Int?
  var i: Int?
  var w: Double?
  var h: Double?
  var scale: Double?
  var dark: Bool?
  var still: Bool?
  var rtl: Bool?
  var hidden: Bool?
  var safe: [Double]?
  var keyboard: Double?
  var locale: String?
  var contrast: Bool?
  var opaque: Bool?
  var inverted: Bool?
  var mono: Bool?
  var session: String?
  var scene: String?
  var phase: String?
  var kind: String?
  var id: Int?
  var x: Double?
  var y: Double?
  var dx: Double?
  var dy: Double?
  var cx: Double?
  var cy: Double?
  var button: Int?
  var mods: Int?
  var ms: Int?
  var key: String?
  var on: Bool?
  var action: String?
  var base: Int?
  var at: Int?
  var del: Int?
  var ins: String?
  var sel: [Int]?
  var composing: Bool?
  var more: Bool?
  var path: [String]?
  var depth: Int?
  var front: Int?
  var url: String?
  var inspects: String?
  var records: Bool?
  var pull: Double?
  var text: String?

  func message() throws(PageMessage.FormatError) -> PageMessage {
    switch t {
    case "hello":
      return .hello(
        PageHello(
          window: try window(), session: session, shown: n ?? 0, scene: try sceneID(),
          path: path.map { ScreenAddress.fitting($0) }, url: openedURL, inspects: inspects,
          records: records ?? false))
    case "shown": return .shown(try required(n, "n"))
    case "window": return .window(try window())
    case "pointer": return .pointer(try pointer())
    case "hover": return .hover(x == nil && y == nil ? nil : try location())
    case "scroll":
      let delta = ScrollDelta(dx: try length(dx, "dx"), dy: try length(dy, "dy"))
      return .scroll(at: try location(), by: delta)
    case "scrolled": return .scrolled(try required(id, "id"), try scrolled())
    case "key": return .key(try pressedKey())
    case "focus": return .focus(try required(on, "on"))
    case "act":
      return .act(
        element: try required(id, "id"), action: try required(action, "action"), number: n)
    case "edit": return .edit(try edit())
    case "go":
      let words = ScreenAddress.fitting(try required(path, "path"))
      let front = min(max(front ?? 0, 0), 1 << 20)
      let position = HistoryPosition(
        path: words, depth: min(max(depth ?? 0, words.count + front), 1 << 21), front: front)
      return .go(position, number: try required(n, "n"))
    case "open":
      guard let url = openedURL else {
        throw PageMessage.FormatError(reason: "url is not an address with a scheme")
      }
      return .open(url)
    case "drop": return .drop(try drop())
    case "pasted": return .pasted(text)
    default: throw PageMessage.FormatError(reason: "unknown message type")
    }
  }

  /// Becomes the name of a file.
  private func sceneID() throws(PageMessage.FormatError) -> String? {
    guard let scene else { return nil }
    let isValid = scene.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard isValid, (1...64).contains(scene.utf8.count) else {
      throw PageMessage.FormatError(reason: "the scene is not an id")
    }
    return scene
  }

  /// Who follows a link may have changed it, so an invalid address in the first message is ignored.
  private var openedURL: URL? {
    guard let url, url.utf8.count <= 8192 else { return nil }
    return URL(string: url).flatMap { $0.scheme == nil ? nil : $0 }
  }

  private func required<Value>(_ value: Value?, _ name: String) throws(PageMessage.FormatError)
    -> Value
  {
    guard let value else { throw PageMessage.FormatError(reason: "\(name) is missing") }
    return value
  }

  /// A length or coordinate, at most 100,000 points to either side.
  private func length(_ value: Double?, _ name: String) throws(PageMessage.FormatError) -> Double {
    let value = try required(value, name)
    guard abs(value) <= 100_000 else {
      throw PageMessage.FormatError(reason: "\(name) is out of range")
    }
    return value
  }

  private func location() throws(PageMessage.FormatError) -> CGPoint {
    CGPoint(x: try length(x, "x"), y: try length(y, "y"))
  }

  /// A distance in content, which may be long: at most 1e12 points to either side.
  private func distance(_ value: Double?, _ name: String) throws(PageMessage.FormatError) -> Double
  {
    let value = try required(value, name)
    guard abs(value) <= 1e12 else {
      throw PageMessage.FormatError(reason: "\(name) is out of range")
    }
    return value
  }

  private func scrolled() throws(PageMessage.FormatError) -> ScrollReport {
    ScrollReport(
      offset: CGPoint(x: try distance(x, "x"), y: try distance(y, "y")), number: n ?? 0,
      correction: CGVector(dx: try distance(cx ?? 0, "cx"), dy: try distance(cy ?? 0, "cy")),
      isMoving: on ?? false, pull: CGFloat(max(0, try length(pull ?? 0, "pull"))))
  }

  /// Its size is at most 16,384 points on each side.
  private func window() throws(PageMessage.FormatError) -> PageWindow {
    let size = CGSize(width: try length(w, "w"), height: try length(h, "h"))
    let scale = try length(scale, "scale")
    guard size.width >= 0, size.height >= 0, max(size.width, size.height) <= 16_384 else {
      throw PageMessage.FormatError(reason: "the window's size is out of range")
    }
    guard scale >= 0.1, scale <= 16 else {
      throw PageMessage.FormatError(reason: "the scale is out of range")
    }
    var window = PageWindow(
      size: size, scale: scale, isDark: dark ?? false, reducesMotion: still ?? false,
      isRightToLeft: rtl ?? false, isHidden: hidden ?? false,
      safeArea: try safeArea(in: size), keyboardHeight: min(max(0, keyboard ?? 0), size.height),
      locale: language, wantsContrast: contrast ?? false)
    window.reducesTransparency = opaque ?? false
    window.invertsColors = inverted ?? false
    window.lacksColors = mono ?? false
    return window
  }

  /// A language tag; another text is left out.
  private var language: String? {
    guard let locale, (2...64).contains(locale.utf8.count) else { return nil }
    let isTag = locale.utf8.allSatisfy { byte in
      (byte | 32 >= 97 && byte | 32 <= 122) || (48...57).contains(byte) || byte == 45
    }
    return isTag ? locale : nil
  }

  /// The insets at the top, left, bottom and right, none longer than the window.
  private func safeArea(in size: CGSize) throws(PageMessage.FormatError) -> EdgeInsets {
    guard let safe else { return EdgeInsets() }
    guard safe.count == 4 else { throw PageMessage.FormatError(reason: "safe has not 4 numbers") }
    let (top, bottom) = (min(max(0, safe[0]), size.height), min(max(0, safe[2]), size.height))
    let (left, right) = (min(max(0, safe[1]), size.width), min(max(0, safe[3]), size.width))
    return rtl ?? false
      ? EdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
      : EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  private func drop() throws(PageMessage.FormatError) -> PageDrop {
    guard let phase = PageDrop.Phase(rawValue: try required(phase, "phase")) else {
      throw PageMessage.FormatError(reason: "unknown phase of a drop")
    }
    if phase == .leave { return PageDrop(phase: .leave) }
    return PageDrop(phase: phase, location: try location(), text: text, url: url)
  }

  private func pointer() throws(PageMessage.FormatError) -> PagePointerEvent {
    guard let phase = PagePointerEvent.Phase(rawValue: phase ?? "") else {
      throw PageMessage.FormatError(reason: "unknown pointer phase")
    }
    return PagePointerEvent(
      phase: phase, kind: PagePointerEvent.Kind(rawValue: kind ?? "") ?? .mouse, id: id ?? 0,
      location: try location(), button: button ?? 0, modifiers: mods ?? 0, milliseconds: ms)
  }

  private func pressedKey() throws(PageMessage.FormatError) -> PageKeyEvent {
    guard let phase = PageKeyEvent.Phase(rawValue: phase ?? "") else {
      throw PageMessage.FormatError(reason: "unknown key phase")
    }
    let name = try required(key, "key")
    guard !name.isEmpty, name.utf8.count <= 64 else {
      throw PageMessage.FormatError(reason: "the key's name is empty or too long")
    }
    return PageKeyEvent(phase: phase, name: name, modifiers: mods ?? 0, number: n)
  }

  /// Offsets are at most 2^30; whether they are in the text is seen later.
  private func edit() throws(PageMessage.FormatError) -> PageEdit {
    let numbers = [at ?? 0, del ?? 0] + (sel ?? [])
    guard numbers.allSatisfy({ (0...1 << 30).contains($0) }), let sel, sel.count == 2,
      sel[0] <= sel[1]
    else { throw PageMessage.FormatError(reason: "an offset in a text is out of range") }
    return PageEdit(
      element: try required(id, "id"), number: try required(n, "n"), base: base ?? 0, start: at,
      removed: del ?? 0, inserted: ins ?? "", selection: sel[0]..<sel[1],
      isComposing: composing ?? false, hasMore: more ?? false)
  }
}
