/// What later rooms keep for a window, found by its type: made when it is first asked for.
nonisolated package final class WindowParts: Equatable {
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// The part of a type.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    // Parts are entered below by their types.
    if let part = parts[ObjectIdentifier(Part.self)] { return unsafeDowncast(part, to: Part.self) }
    let part = make()
    parts[ObjectIdentifier(Part.self)] = part
    return part
  }

  /// The part of a type; nil as long as none was made.
  package func known<Part: AnyObject>(_ type: Part.Type) -> Part? {
    // As above.
    parts[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  package static func == (a: WindowParts, b: WindowParts) -> Bool { a === b }
}

extension EnvironmentValues {
  /// What is kept for the window around; nil outside of windows.
  package var windowParts: WindowParts? { windowTraits.parts }
}
