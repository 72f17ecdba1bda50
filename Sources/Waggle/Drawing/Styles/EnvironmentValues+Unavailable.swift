// Environment values of SwiftUI that Waggle does not have. Without these declarations, the compiler's message for
// @Environment(\.refresh) would be about initializers and root types.
extension EnvironmentValues {
  /// Absent: the managed object context.
  @available(
    *, unavailable,
    message: "Waggle has no Core Data. Hand the model down with .environment(model)."
  )
  public var managedObjectContext: Never? { fatalError("unavailable") }

  /// Absent: the model context.
  @available(
    *, unavailable,
    message: "Waggle has no SwiftData. Hand the model down with .environment(model)."
  )
  public var modelContext: Never? { fatalError("unavailable") }

  /// Absent: the widget family.
  @available(*, unavailable, message: "Waggle makes no widgets.")
  public var widgetFamily: Never? { fatalError("unavailable") }
}
