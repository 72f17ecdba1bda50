public import Foundation

// API of SwiftUI that Waggle does not have, where the compiler's own message would mislead.
extension Text {
  /// Absent: the style of a date that updates itself.
  @available(
    *, unavailable,
    message: "Waggle has no text that goes on by itself: use Text(date, format: .dateTime)."
  )
  public struct DateStyle: Sendable {
    /// Absent.
    public static let time = DateStyle()
    /// Absent.
    public static let date = DateStyle()
    /// Absent.
    public static let relative = DateStyle()
    /// Absent.
    public static let offset = DateStyle()
    /// Absent.
    public static let timer = DateStyle()
  }

  /// Absent: a date that updates itself.
  @available(
    *, unavailable,
    message: "Waggle has no text that goes on by itself: use Text(date, format: .dateTime)."
  )
  public init(_ date: Date, style: Text.DateStyle) { fatalError("unavailable") }

  /// Absent: a timer that updates itself.
  @available(
    *, unavailable,
    message: "Waggle has no text that goes on by itself: set a state from a .task and show that."
  )
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { fatalError("unavailable") }

  /// Absent: an attributed string.
  @available(
    *, unavailable,
    message:
      "Waggle shows no attributed strings: join texts with modifiers of their own, Text(\"a\").bold() + Text(\"b\")."
  )
  public init(_ attributedContent: AttributedString) { fatalError("unavailable") }
}

extension LocalizedStringKey.StringInterpolation {
  /// Absent: a date range that updates itself.
  @available(
    *, unavailable,
    message: "Waggle has no text that goes on by itself: use \\(date, format: .dateTime)."
  )
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    fatalError("unavailable")
  }
}
