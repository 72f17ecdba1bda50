public import Foundation

// Environment values of SwiftUI that Waggle does not have. Without these declarations, the compiler's message for
// @Environment(\.refresh) would be about initializers and root types.
extension EnvironmentValues {
  /// Absent: refreshes the content.
  @available(
    *, unavailable,
    message: "Waggle has no refreshing yet. Give the view a closure."
  )
  public var refresh: (() async -> Void)? { fatalError("unavailable") }

  /// Absent: whether the user is searching.
  @available(*, unavailable, message: "Waggle has no search fields yet.")
  public var isSearching: Bool { fatalError("unavailable") }

  /// Absent: the undo manager.
  @available(*, unavailable, message: "Waggle has no undo manager. Keep the history in your model.")
  public var undoManager: Never? { fatalError("unavailable") }

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

  /// Absent: the minimum height of a list's rows.
  @available(*, unavailable, message: "Waggle has no lists yet.")
  public var defaultMinListRowHeight: CGFloat { fatalError("unavailable") }

  /// Absent: the minimum height of a list's headers.
  @available(*, unavailable, message: "Waggle has no lists yet.")
  public var defaultMinListHeaderHeight: CGFloat? { fatalError("unavailable") }

  /// Absent: the widget family.
  @available(*, unavailable, message: "Waggle makes no widgets.")
  public var widgetFamily: Never? { fatalError("unavailable") }
}
