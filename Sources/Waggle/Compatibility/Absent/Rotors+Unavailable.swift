// Rotors, for which the screen readers of Linux and of browsers cannot ask.

@available(*, unavailable)
extension View {
  /// Absent: a list of elements that a screen reader goes through.
  @available(
    *, unavailable,
    message:
      "Screen readers here list headings, links and controls. Use .accessibilityHeading or .isLink."
  )
  public nonisolated func accessibilityRotor<Content>(
    _ label: LocalizedStringKey, entries: () -> Content
  ) -> some View { self }

  /// Absent: a list of elements that a screen reader goes through.
  @available(
    *, unavailable,
    message:
      "Screen readers here list headings, links and controls. Use .accessibilityHeading or .isLink."
  )
  public nonisolated func accessibilityRotor<Content>(
    _ label: Text, entries: () -> Content
  ) -> some View { self }

  /// Absent: a list of elements that a screen reader goes through.
  @available(
    *, unavailable,
    message:
      "Screen readers here list headings, links and controls. Use .accessibilityHeading or .isLink."
  )
  public nonisolated func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor, entries: () -> Content
  ) -> some View { self }

  /// Absent: an element of such a list.
  @available(
    *, unavailable,
    message:
      "Screen readers here list headings, links and controls. Use .accessibilityHeading or .isLink."
  )
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Absent: an element of a list that a screen reader goes through.
@available(
  *, unavailable,
  message:
    "Screen readers here list headings, links and controls. Use .accessibilityHeading or .isLink."
)
public struct AccessibilityRotorEntry<ID: Hashable> {
  /// Absent.
  public init(
    _ label: Text? = nil, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { fatalError("unavailable") }

  /// Absent.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { fatalError("unavailable") }
}

/// Absent: the lists that a system has.
@available(
  *, unavailable,
  message:
    "Screen readers here list headings, links and controls. Use .accessibilityHeading or .isLink."
)
public struct AccessibilitySystemRotor: Sendable {
  /// Absent.
  public static var headings: AccessibilitySystemRotor { fatalError("unavailable") }
  /// Absent.
  public static var links: AccessibilitySystemRotor { fatalError("unavailable") }
  /// Absent.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { fatalError("unavailable") }
  /// Absent.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    fatalError("unavailable")
  }
}
