import Foundation

/// What a window gives to its views beside its size: one value of the environment, because each that the root sets makes
/// every look-up longer.
struct WindowTraits {
  var phase = ScenePhase.background
  var horizontal: UserInterfaceSizeClass?
  var vertical: UserInterfaceSizeClass?
  /// The windows of the program.
  var windows: ProgramWindows?
  /// How its controls look, for the room that knows it; always the same.
  var appearance: AnyObject?
  /// What later rooms keep for it.
  var parts: WindowParts?

  /// Sets the classes that are not set.
  mutating func begin(at size: CGSize) {
    let now = SizeClasses(size)
    horizontal = horizontal ?? now.horizontal
    vertical = vertical ?? now.vertical
  }

  /// Sets the classes that differ between the two sizes: one that a host has set stays until then.
  mutating func update(to size: CGSize, from old: CGSize) {
    let (now, before) = (SizeClasses(size), SizeClasses(old))
    if before.horizontal != now.horizontal { horizontal = now.horizontal }
    if before.vertical != now.vertical { vertical = now.vertical }
  }
}

extension WindowTraits: Equatable {
  static func == (a: WindowTraits, b: WindowTraits) -> Bool {
    a.phase == b.phase && a.horizontal == b.horizontal && a.vertical == b.vertical
      && a.windows == b.windows && a.appearance === b.appearance && a.parts == b.parts
  }
}

/// The size classes of a window: compact where it is less than 600 points wide, or less than 415 high (C152).
private struct SizeClasses {
  let horizontal: UserInterfaceSizeClass
  let vertical: UserInterfaceSizeClass

  init(_ size: CGSize) {
    horizontal = size.width < 600 ? .compact : .regular
    vertical = size.height < 415 ? .compact : .regular
  }
}

extension EnvironmentValues {
  private enum WindowTraitsKey: EnvironmentKey {
    static var defaultValue: WindowTraits { WindowTraits() }
  }

  var windowTraits: WindowTraits {
    get { self[WindowTraitsKey.self] }
    set { self[WindowTraitsKey.self] = newValue }
  }
}
