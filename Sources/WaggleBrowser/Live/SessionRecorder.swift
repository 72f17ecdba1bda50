import Foundation
import Waggle

/// Writes a test from what is done in a page: the calls of a `TestHost`, and after each the first text that came of it (C738).
///
/// Always true: the lines are those of what is finished. What is in progress, such as the typing into a field, is a line as soon as
/// something else begins, and in `source`.
///
/// - Cost: each message of the page asks for the elements and the texts of the window. Only a session that records has one.
@MainActor final class SessionRecorder {
  /// The most lines of a test; what follows is not recorded.
  private static let longestTest = 1000

  private let host: ViewHost
  private let size: CGSize
  private var lines: [String] = []
  /// The texts before the last call; nil where a text was expected already, and before the first call.
  private var before: [String]?
  /// When the last call was made.
  private var last: TimeInterval?
  private var touch: Touch?
  private var action: Action?
  /// The texts of the fields before the message that is handled.
  private var fields: [Int: String] = [:]

  /// A pointer that is down.
  private struct Touch {
    let event: PagePointerEvent
    let time: TimeInterval
    /// What finds the element below it; nil where nothing does.
    let find: String?
  }

  /// An action that takes several messages.
  private enum Action {
    case typing(find: String, field: any TextInputClient, from: String)
    case scrolling(number: Int, at: CGPoint, from: CGPoint)
    case wheel(at: CGPoint, by: CGVector)
  }

  init(_ host: ViewHost) {
    self.host = host
    size = host.size
  }

  /// The test so far.
  var source: String {
    let copy = SessionRecorder(host)
    (copy.lines, copy.before, copy.last) = (lines, before, last)
    copy.action = action
    copy.endAction()
    copy.expectText()
    return """
      import SwiftUI
      import Testing
      import WaggleTestKit

      @MainActor @Suite struct RecordedTests {
        @Test func recorded() throws {
          let host = TestHost(size: \(size.source)) { \(rootName)() }
          host.advance(by: 1)
      \(copy.lines.map { "    \($0)\n" }.joined())  }
      }

      """
  }

  /// The name of the first view of the program.
  private var rootName: String {
    let path = elements.lazy.map(\.view.layout.viewPath).first { !$0.isEmpty } ?? ""
    let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? "ContentView" : String(name)
  }
}

// MARK: Messages

extension SessionRecorder {
  /// Called before a message is handled; `element` finds what an action of it is for.
  func begin(
    _ message: PageMessage, at time: TimeInterval, _ element: (Int) -> AccessibilityElement?
  ) {
    switch message {
    case .pointer(let event): follow(event, time)
    case .act(let number, let action, _): act(element(number), action, time)
    case .edit: fields = texts(of: elements)
    case .scrolled(let number, _): beginScrolling(number)
    case .scroll(let point, let delta): turnWheel(point, delta)
    case .key(let key): press(key, time)
    case .go: add("host.back()", time)
    case .open(let url):
      add("host.open(URL(string: \(url.absoluteString.debugDescription))!)", time)
    case .window(let window):
      if window.size != host.size { add("host.size = \(window.size.source)", time) }
    case .hello, .shown, .hover, .focus, .drop, .pasted: break
    }
  }

  /// Called after a message was handled.
  func end(_ message: PageMessage, at time: TimeInterval) {
    guard case .edit = message, !isTyping,
      let field = elements.first(where: { $0.isFocused && $0.textInput != nil }),
      let input = field.textInput, let find = find(field)
    else { return }
    endAction()
    begin(at: time)
    action = .typing(find: find, field: input, from: fields[input.textInputID] ?? "")
  }

  private func follow(_ event: PagePointerEvent, _ time: TimeInterval) {
    let moment = event.milliseconds.map { Double($0) / 1000 } ?? time
    switch event.phase {
    case .down:
      endAction()
      touch = Touch(event: event, time: moment, find: element(at: event.location).flatMap(find))
    case .move: break
    case .cancel: touch = nil
    case .up:
      guard let touch, touch.event.id == event.id else { return }
      self.touch = nil
      add(call(of: touch, to: event.location, for: moment - touch.time), time)
    }
  }

  /// The call for a touch that has ended.
  private func call(of touch: Touch, to end: CGPoint, for duration: TimeInterval) -> String {
    let start = touch.event.location
    if touch.event.button == 2 { return "host.secondaryClick(at: \(start.source))" }
    if abs(end.x - start.x) > 10 || abs(end.y - start.y) > 10 {
      return "host.drag(from: \(start.source), to: \(end.source))"
    }
    guard let find = touch.find else { return "host.tap(at: \(start.source))" }
    return duration < 0.5 ? "try \(find).tap()" : "try \(find).longPress()"
  }

  private func act(_ element: AccessibilityElement?, _ action: String, _ time: TimeInterval) {
    guard let find = element.flatMap(find) else { return }
    switch action {
    case "press": add("try \(find).tap()", time)
    case "increment", "decrement": add("try \(find).\(action)()", time)
    default: break
    }
  }

  private func press(_ key: PageKeyEvent, _ time: TimeInterval) {
    let isText = key.name.count == 1 && key.modifiers & 10 == 0
    guard key.phase != .up, let name = key.source,
      !(isText && elements.contains { $0.isFocused && $0.textInput != nil })
    else { return }
    add("host.key(\(name))", time)
  }

  private func beginScrolling(_ number: Int) {
    if case .scrolling(number, _, _) = action { return }
    guard let scroll = host.layout.scrollViews[number], let frame = scroll.node?.frameInRoot else {
      return
    }
    endAction()
    action = .scrolling(
      number: number, at: CGPoint(x: frame.midX, y: frame.midY), from: scroll.offset)
  }

  /// A page sends how far the content moves.
  private func turnWheel(_ point: CGPoint, _ delta: ScrollDelta) {
    var sum = CGVector(dx: -delta.dx, dy: -delta.dy)
    if case .wheel(_, let before) = action {
      sum = CGVector(dx: sum.dx + before.dx, dy: sum.dy + before.dy)
    } else {
      endAction()
    }
    action = .wheel(at: point, by: sum)
  }
}

// MARK: Lines

extension SessionRecorder {
  private var isTyping: Bool { if case .typing = action { true } else { false } }

  private func add(_ call: String, _ time: TimeInterval) {
    endAction()
    guard lines.count < Self.longestTest else { return }
    begin(at: time)
    lines.append(call)
  }

  /// Ends the call before, whose animations are over in the test unless the next came at once, as the second of two taps does.
  private func begin(at time: TimeInterval) {
    if let last, time - last > 0.35 { expectText() }
    last = time
    before = host.displayList.visibleStrings
  }

  /// Expects the first text that is new.
  private func expectText() {
    guard let before else { return }
    self.before = nil
    lines.append("host.advance(by: 1)")
    let new = host.displayList.visibleStrings.first { !before.contains($0) && !$0.isEmpty }
    if let new { lines.append("#expect(host.text.contains(\(new.debugDescription)))") }
  }

  private func endAction() {
    guard let ended = action else { return }
    action = nil
    switch ended {
    case .typing(let find, let field, let start): endTyping(find, field, start)
    case .scrolling(let number, let point, let start):
      guard let scroll = host.layout.scrollViews[number] else { return }
      scrolled(at: point, CGVector(dx: scroll.offset.x - start.x, dy: scroll.offset.y - start.y))
    case .wheel(let point, let delta): scrolled(at: point, delta)
    }
  }

  private func scrolled(at point: CGPoint, _ delta: CGVector) {
    guard abs(delta.dx) >= 0.5 || abs(delta.dy) >= 0.5 else { return }
    expectText()
    lines.append("host.scroll(at: \(point.source), by: \(delta.source))")
  }

  /// What is typed into a field for secrets is left out.
  private func endTyping(_ find: String, _ field: any TextInputClient, _ start: String) {
    let text = field.text
    guard text != start else { return }
    if field.textInputTraits.isSecure {
      lines.append("try \(find).type(\"secret\")")
    } else if text.hasPrefix(start) {
      lines.append("try \(find).type(\(String(text.dropFirst(start.count)).debugDescription))")
    } else {
      lines.append("try \(find).clear()")
      if !text.isEmpty { lines.append("try \(find).type(\(text.debugDescription))") }
    }
  }
}

// MARK: Elements

extension SessionRecorder {
  private var elements: [AccessibilityElement] { host.accessibilityTree.flatMap(\.flattened) }

  private func texts(of elements: [AccessibilityElement]) -> [Int: String] {
    var texts: [Int: String] = [:]
    for input in elements.compactMap(\.textInput) { texts[input.textInputID] = input.text }
    return texts
  }

  /// The smallest element at a point that a finger can do something with, and whose middle stands for all of it.
  private func element(at point: CGPoint) -> AccessibilityElement? {
    func area(_ element: AccessibilityElement) -> CGFloat {
      element.frame.width * element.frame.height
    }
    let found = elements.filter { $0.frame.contains(point) && ($0.acts || $0.textInput != nil) }
    let smallest = found.min { area($0) < area($1) }
    return smallest.flatMap { $0.range == nil ? $0 : nil }
  }

  /// The call that finds an element in a test; nil where none finds this one alone.
  private func find(_ element: AccessibilityElement) -> String? {
    let all = elements
    if let name = element.identifier, all.count(where: { $0.identifier == name }) == 1 {
      return "host.find(identifier: \(name.debugDescription))"
    }
    guard let label = element.label, !label.isEmpty else { return nil }
    let named = all.filter { $0.label == label }
    let first = named.first(where: \.acts) ?? named.first
    return first?.id == element.id ? "host.find(label: \(label.debugDescription))" : nil
  }
}

extension AccessibilityElement {
  /// Whether a tap activates it.
  fileprivate var acts: Bool {
    [.isButton, .isLink, .isToggle].contains(where: traits.contains)
  }
}

// MARK: Source

extension PageKeyEvent {
  /// The key and its modifiers as arguments; nil for keys that do nothing by themselves.
  fileprivate var source: String? {
    let names = [
      "Enter": ".return", "Tab": ".tab", "Escape": ".escape", "Backspace": ".delete",
      "Delete": ".deleteForward", "ArrowUp": ".upArrow", "ArrowDown": ".downArrow",
      "ArrowLeft": ".leftArrow", "ArrowRight": ".rightArrow", "Home": ".home", "End": ".end",
      "PageUp": ".pageUp", "PageDown": ".pageDown",
    ]
    guard let key = names[name] ?? (name.count == 1 ? name.debugDescription : nil) else {
      return nil
    }
    let all = [".shift", ".control", ".option", ".command"]
    let pressed = all.indices.filter { modifiers & 1 << $0 != 0 }.map { all[$0] }
    return pressed.isEmpty ? key : "\(key), modifiers: [\(pressed.joined(separator: ", "))]"
  }
}

extension CGPoint {
  fileprivate var source: String { "CGPoint(x: \(x.source), y: \(y.source))" }
}

extension CGSize {
  fileprivate var source: String { "CGSize(width: \(width.source), height: \(height.source))" }
}

extension CGVector {
  fileprivate var source: String { "CGVector(dx: \(dx.source), dy: \(dy.source))" }
}

extension CGFloat {
  /// In whole points.
  fileprivate var source: String { isFinite ? "\(Int(rounded().clamped(to: 1e6)))" : "0" }

  private func clamped(to limit: CGFloat) -> CGFloat { Swift.min(Swift.max(self, -limit), limit) }
}

extension JSONMessage {
  /// The test that was recorded so far.
  static func recorded(_ source: String) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"recorded\",\"source\":")
    json.string(source)
    json.raw("}")
    return JSONMessage(json)
  }
}
