public import Foundation

// Core Data, which Waggle does not have.

/// Absent: what is fetched from Core Data.
@available(
  *, unavailable,
  message:
    "Waggle has no Core Data. Keep the objects in an @Observable model, and store it as JSON or in SQLite."
)
@propertyWrapper
public struct FetchRequest<Result> {
  /// Absent.
  public var wrappedValue: FetchedResults<Result> { fatalError("unavailable") }

  /// Absent.
  public init<Predicate>(
    entity: Any? = nil, sortDescriptors: [Any], predicate: Predicate? = nil as NSPredicate?,
    animation: Animation? = nil
  ) { fatalError("unavailable") }

  /// Absent.
  public init(fetchRequest: Any, animation: Animation? = nil) { fatalError("unavailable") }

  /// Absent.
  public init(fetchRequest: Any, transaction: Transaction) { fatalError("unavailable") }
}

/// Absent: what was fetched from Core Data.
@available(
  *, unavailable,
  message: "Waggle has no Core Data. Keep the objects in an @Observable model, as an array."
)
public struct FetchedResults<Result>: RandomAccessCollection {
  /// Absent.
  public var startIndex: Int { fatalError("unavailable") }
  /// Absent.
  public var endIndex: Int { fatalError("unavailable") }
  /// Absent.
  public subscript(position: Int) -> Result { fatalError("unavailable") }
}
