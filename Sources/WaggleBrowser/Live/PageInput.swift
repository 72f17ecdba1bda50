import Foundation
import Waggle

/// Delivers a page's input to the tree, inside a frame's event.
@MainActor final class PageInput {
  private let host: ViewHost
  /// The largest number of pointers that are down; others are ignored.
  private static let maximumPointers = 20
  /// The pointers that are down, at their last locations.
  private var pointers: [Int: PagePointerEvent] = [:]
  /// Where the mouse is with no button pressed, or was before one was.
  private var hovered: CGPoint?
  /// The clocks of the pointers that are down.
  private var clocks: [Int: PointerClock] = [:]

  /// Scrolling with a finger is the browser's own, and so are the indicators, and text fields.
  init(_ host: ViewHost) {
    self.host = host
    host.input.hasNativeTextFields = true
    host.layout.isScrolledByHost = true
  }

  func handle(_ message: PageMessage, at time: TimeInterval) {
    guard let event = event(message, time) else { return }
    host.input.handle(event)
  }

  /// Follows the page's own scrolling; one of an unknown scroll view is ignored.
  func follow(_ report: ScrollReport, of number: Int) {
    host.layout.scrollViews[number]?.follow(report)
  }

  /// Whether the page scrolls: the positions of what scrolls need no update then.
  var isScrolling: Bool { !host.layout.scrollViews.moving.isEmpty }

  /// The state of dragging: 2 while something is dragged, 1 once something can be, and 0 before.
  var dragState: Int {
    let dragging = host.input.dragging!
    return dragging.isActive ? 2 : dragging.hasSources ? 1 : 0
  }

  /// The picture of the mouse pointer.
  var cursor: String {
    guard let hovered else { return PageSettings.arrow }
    return host.input.pointerStyle(at: hovered).cursorName(in: host.rootEnvironment.layoutDirection)
  }

  private func event(_ message: PageMessage, _ time: TimeInterval) -> InputEvent? {
    switch message {
    case .pointer(let pointer):
      guard track(pointer) else { return nil }
      return .pointer(pointer.event(at: time))
    case .hover(let location):
      hovered = location
      return .hover(HoverEvent(location: location, time: time))
    case .scroll(let location, let offset):
      // The page sends how far the content moves.
      let delta = CGVector(dx: -offset.dx, dy: -offset.dy)
      return .scroll(ScrollEvent(location: location, delta: delta, time: time))
    case .key(let key):
      return key.event(at: time).map(InputEvent.key) ?? key.modifierKeys(at: time)
    case .focus(let isFocused): return .windowFocus(isFocused)
    case .drop(let drop): return .outside(drop.event(at: time))
    case .hello, .shown, .window, .act, .edit, .scrolled, .go, .open, .pasted: return nil
    }
  }

  /// When what a message is about happened, in the program's clock; nil for now.
  func moment(of message: PageMessage, now: TimeInterval) -> TimeInterval? {
    guard case .pointer(let pointer) = message else { return nil }
    if pointer.phase == .down, clocks.count < Self.maximumPointers {
      clocks[pointer.id] = PointerClock(pointer, at: now)
    }
    let moment = clocks[pointer.id]?.time(of: pointer, now: now)
    if !pointer.isDown { clocks[pointer.id] = nil }
    return moment
  }

  /// Records a pointer's event; false if it is ignored: the pointer is not down, is down already, or exceeds the limit.
  private func track(_ pointer: PagePointerEvent) -> Bool {
    let isKnown = pointers[pointer.id] != nil
    guard isKnown != (pointer.phase == .down) else { return false }
    guard isKnown || pointers.count < Self.maximumPointers else { return false }
    pointers[pointer.id] = pointer.isDown ? pointer : nil
    return true
  }

  /// The element that a page's element stands for; nil once it is gone.
  func element(_ key: PageAccessibilityKey) -> AccessibilityElement? {
    host.accessibilityTree.lazy.flatMap(\.flattened).first { $0.id == key.view }
  }

  /// Performs an action on an element, from the keyboard or a screen reader.
  func act(_ key: PageAccessibilityKey, _ action: String) {
    guard let element = element(key) else { return }
    if let name = key.action {
      if action == "press" { element.perform(labelled: name) }
      return
    }
    switch action {
    case "press": element.press()
    case "increment": element.increment()
    case "decrement": element.decrement()
    case "focus": element.focus()
    case "blur": if element.isFocused { host.input.focus.move(to: nil) }
    default: break
    }
  }

  /// Cancels all pointers and ends all scrolling, because the page has disconnected.
  func cancel(at time: TimeInterval) {
    for scroll in host.layout.scrollViews.moving { scroll.phase = .idle }
    for var pointer in pointers.values {
      pointer.phase = .cancel
      host.input.handle(.pointer(pointer.event(at: time)))
    }
    pointers = [:]
    clocks = [:]
    hovered = nil
  }
}

/// When the events of a pointer happened. They arrive later, by differing times where the program or the connection is slow: a
/// short press would be a long one.
private struct PointerClock {
  /// What the program's clock is at 0 of the page's, by the first event; nil if the page sends no times.
  private let start: TimeInterval?
  private var last: TimeInterval

  init(_ pointer: PagePointerEvent, at time: TimeInterval) {
    start = pointer.milliseconds.map { time - TimeInterval($0) / 1000 }
    last = time
  }

  /// The time of an event in the program's clock: at the earliest that of the event before, at the latest now.
  mutating func time(of pointer: PagePointerEvent, now: TimeInterval) -> TimeInterval {
    guard let start, let milliseconds = pointer.milliseconds else { return now }
    last = min(max(last, start + TimeInterval(milliseconds) / 1000), now)
    return last
  }
}

extension PagePointerEvent {
  fileprivate var isDown: Bool { phase == .down || phase == .move }

  fileprivate func event(at time: TimeInterval) -> PointerEvent {
    let phases: [Phase: PointerEvent.Phase] = [
      .down: .began, .move: .moved, .up: .ended, .cancel: .cancelled,
    ]
    let kinds: [Kind: PointerEvent.Kind] = [.mouse: .mouse, .touch: .touch, .pen: .pen]
    return PointerEvent(
      id: id, kind: kinds[kind] ?? .mouse, phase: phases[phase] ?? .cancelled, location: location,
      time: time, button: button, modifiers: EventModifiers(page: modifiers))
  }
}

extension PageDrop {
  fileprivate func event(at time: TimeInterval) -> OutsideDrag {
    switch phase {
    case .leave: OutsideDrag(.left, time: time)
    case .move: OutsideDrag(.moved, [.promised(types)], at: location, time: time)
    case .drop: OutsideDrag(.dropped, [item], at: location, time: time)
    }
  }

  private var types: [UTType] {
    (url == nil ? [] : [.url]) + (text == nil ? [] : [.utf8PlainText])
  }

  private var item: NSItemProvider {
    let provider = NSItemProvider()
    if let url = url.flatMap({ URL(string: $0) }), url.scheme != nil, !url.isFileURL {
      provider.register(url)
    }
    if let text { provider.register(text) }
    return provider
  }
}

extension PageKeyEvent {
  /// nil for keys that do nothing by themselves, such as Shift.
  fileprivate func event(at time: TimeInterval) -> KeyPressEvent? {
    guard let key = Self.named[name] ?? character else { return nil }
    let phases: [Phase: KeyPress.Phases] = [.down: .down, .repeat: .repeat, .up: .up]
    return KeyPressEvent(
      key: key, modifiers: EventModifiers(page: modifiers), phase: phases[phase] ?? .up,
      time: time)
  }

  /// What a key says that does nothing by itself: the modifier keys that are pressed now.
  fileprivate func modifierKeys(at time: TimeInterval) -> InputEvent {
    .modifierKeys(EventModifiers(page: modifiers), time: time)
  }

  private var character: KeyEquivalent? {
    name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil
  }

  fileprivate static let named: [String: KeyEquivalent] = [
    "Enter": .return, "Tab": .tab, "Escape": .escape, "Backspace": .delete,
    "Delete": .deleteForward, "ArrowUp": .upArrow, "ArrowDown": .downArrow,
    "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow, "Home": .home, "End": .end,
    "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear,
    "ContextMenu": .contextMenu, "F10": .f10,
  ]
}

extension HandledKeys {
  /// The browser's names of the keys, "*" for any; of one with modifiers their numbers, as in a message, and its name.
  var pageNames: [String] {
    let plain = keys.map(\.pageName)
    let combined = shortcuts.map { "\($0.modifiers.pageBits) \($0.key.pageName)" }
    return (isAny ? ["*"] : []) + (plain + combined).sorted()
  }
}

extension KeyEquivalent {
  fileprivate var pageName: String {
    PageKeyEvent.named.first { $0.value == self }?.key ?? character.lowercased()
  }
}

extension EventModifiers {
  /// 1 Shift, 2 Control, 4 Option, 8 Command.
  fileprivate var pageBits: Int {
    let keys: [EventModifiers] = [.shift, .control, .option, .command]
    return keys.enumerated().reduce(0) { contains($1.element) ? $0 | 1 << $1.offset : $0 }
  }

  /// 1 Shift, 2 Control, 4 Option, 8 Command, 16 Caps Lock, as the page maps its keyboard to them.
  fileprivate init(page bits: Int) {
    let keys: [EventModifiers] = [.shift, .control, .option, .command, .capsLock]
    self = keys.enumerated().reduce(into: []) { modifiers, key in
      if bits & (1 << key.offset) != 0 { modifiers.insert(key.element) }
    }
  }
}
