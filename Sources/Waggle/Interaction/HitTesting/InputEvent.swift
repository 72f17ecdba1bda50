package import Foundation

/// A user input event. Locations are in the root's space, times are the host's.
package enum InputEvent {
  case pointer(PointerEvent)
  case hover(HoverEvent)
  case key(KeyPressEvent)
  /// The modifier keys that are pressed, after one of them went down or came up.
  case modifierKeys(EventModifiers, time: TimeInterval)
  case scroll(ScrollEvent)
  /// Something from outside of the program is dragged over the window.
  case outside(OutsideDrag)
  /// The window gained or lost the keyboard.
  case windowFocus(Bool)
}

extension InputEvent {
  /// The time of the event; nil for now.
  package var time: TimeInterval? {
    switch self {
    case .pointer(let event): event.time
    case .hover(let event): event.time
    case .key(let event): event.time
    case .modifierKeys(_, let time): time
    case .scroll(let event): event.time
    case .outside(let event): event.time
    case .windowFocus: nil
    }
  }
}

extension InputEvent {
  /// The modifier keys that are pressed; nil where the event does not report them. A window without the keyboard has none.
  var modifiers: EventModifiers? {
    switch self {
    case .pointer(let event): event.modifiers
    case .key(let event): event.modifiers
    case .modifierKeys(let keys, _): keys
    case .windowFocus(let isFocused): isFocused ? nil : []
    case .hover, .scroll, .outside: nil
    }
  }
}

/// An event of a finger, a pen or a mouse button.
package struct PointerEvent {
  package enum Phase { case began, moved, ended, cancelled }
  package enum Kind { case mouse, touch, pen }

  /// The same from `began` to `ended`; no other pointer has it meanwhile.
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

/// The pointer moves with no button pressed.
package struct HoverEvent {
  /// nil when the pointer has left the window.
  package var location: CGPoint?
  package var time: TimeInterval

  package init(location: CGPoint?, time: TimeInterval) {
    self.location = location
    self.time = time
  }
}

/// A key went down, repeats, or came up.
package struct KeyPressEvent {
  package var key: KeyEquivalent
  package var characters: String
  package var modifiers: EventModifiers
  /// Exactly one phase.
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

/// A turn of the wheel, or two fingers moving on a trackpad.
package struct ScrollEvent {
  package enum Phase {
    /// A step of a wheel.
    case wheel
    /// Fingers move on a touchpad.
    case fingersMoved
    /// The fingers are lifted.
    case fingersLifted
  }

  package var location: CGPoint
  package var delta: CGVector
  package var phase: Phase
  package var time: TimeInterval

  package init(
    location: CGPoint, delta: CGVector, phase: Phase = .wheel, time: TimeInterval
  ) {
    self.location = location
    self.delta = delta
    self.phase = phase
    self.time = time
  }
}
