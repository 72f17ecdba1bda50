// How assistive technology of other systems treats a view, which readers here decide themselves.

/// What a text is, for assistive technology that reads it accordingly.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Text of no certain kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story or a poem.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table of values.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How touches reach a view while a screen reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only after the view was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader does not speak while it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Says what the text in this view is. It has nothing to do here: the screen readers of Linux and of browsers read every kind
  /// of text in the same way.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { self }

  /// Has touches reach the view while a screen reader is on. It has nothing to do here: the screen readers of Linux and of
  /// browsers take no touches, so they always do.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Says whether the view responds to the user, so that switches stop at it. It has nothing to do here: keyboards and
  /// switches reach the controls in a view, and nothing else.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}
