/// The modifier keys held during an event.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit per key.
  public let rawValue: Int

  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// ⇪, while Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// ⇧.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// ⌃; in a page, on keyboards without ⌘, Ctrl together with the Windows or Super key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// ⌘; in a page, on keyboards without it, Ctrl.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifier keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
