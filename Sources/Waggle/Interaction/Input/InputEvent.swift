package import Foundation

/// Something that somebody did. Places are in the root's space, times the host's own.
package enum InputEvent {
  case pointer(PointerEvent)
  case hover(HoverEvent)
  case key(KeyPressEvent)
  case scroll(ScrollEvent)
  /// The window gained or lost the keyboard.
  case windowFocus(Bool)
}

extension InputEvent {
  /// When it happened; nil for now.
  package var time: TimeInterval? {
    switch self {
    case .pointer(let event): event.time
    case .hover(let event): event.time
    case .key(let event): event.time
    case .scroll(let event): event.time
    case .windowFocus: nil
    }
  }
}

/// A finger, a pen or a button of the mouse.
package struct PointerEvent {
  package enum Phase { case began, moved, ended, cancelled }
  package enum Kind { case mouse, touch, pen }

  /// The same from `began` to `ended`, and no other pointer's meanwhile.
  package var id: Int
  package var kind: Kind
  package var phase: Phase
  package var location: CGPoint
  package var time: TimeInterval
  /// 0 is the primary one.
  package var button: Int
  package var modifiers: EventModifiers

  package init(
    id: Int, kind: Kind, phase: Phase, location: CGPoint, time: TimeInterval, button: Int = 0,
    modifiers: EventModifiers = []
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.location = location
    self.time = time
    self.button = button
    self.modifiers = modifiers
  }
}

/// The pointer rests somewhere, no button pressed.
package struct HoverEvent {
  /// nil: it has left the window.
  package var location: CGPoint?
  package var time: TimeInterval

  package init(location: CGPoint?, time: TimeInterval) {
    self.location = location
    self.time = time
  }
}

/// A key went down, stayed down, or came up.
package struct KeyPressEvent {
  package var key: KeyEquivalent
  package var characters: String
  package var modifiers: EventModifiers
  /// One of them.
  package var phase: KeyPress.Phases
  package var time: TimeInterval

  package init(
    key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: KeyPress.Phases = .down, time: TimeInterval
  ) {
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
    self.phase = phase
    self.time = time
  }
}

/// The wheel was turned, or two fingers moved on a pad.
package struct ScrollEvent {
  package var location: CGPoint
  package var delta: CGVector
  package var time: TimeInterval

  package init(location: CGPoint, delta: CGVector, time: TimeInterval) {
    self.location = location
    self.delta = delta
    self.time = time
  }
}
