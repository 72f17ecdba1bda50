public import Foundation

// What SwiftUI has and Waggle has not, where the compiler's own words would lead astray.
extension Text {
  /// Absent: how a date that goes on by itself is written.
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

  /// Absent: a date that goes on by itself.
  @available(
    *, unavailable,
    message: "Waggle has no text that goes on by itself: use Text(date, format: .dateTime)."
  )
  public init(_ date: Date, style: Text.DateStyle) { fatalError("absent") }

  /// Absent: a timer that runs by itself.
  @available(
    *, unavailable,
    message: "Waggle has no text that goes on by itself: set a state from a .task and show that."
  )
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { fatalError("absent") }

  /// Absent: text with attributes.
  @available(
    *, unavailable,
    message:
      "Waggle shows no attributed strings: join texts with modifiers of their own, Text(\"a\").bold() + Text(\"b\")."
  )
  public init(_ attributedContent: AttributedString) { fatalError("absent") }
}

extension LocalizedStringKey.StringInterpolation {
  /// Absent: a date that goes on by itself.
  @available(
    *, unavailable,
    message: "Waggle has no text that goes on by itself: use \\(date, format: .dateTime)."
  )
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    fatalError("absent")
  }
}
