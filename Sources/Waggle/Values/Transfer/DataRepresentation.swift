public import Foundation

/// A value represented by data that closures of the program make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let entry: TransferEntry

  /// Gives and makes values as data of a type.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    entry = TransferEntry(
      contentType, export: Self.export(exporting), receive: Self.receive(importing))
  }

  /// Gives and makes values as data of a type, in tasks.
  @_disfavoredOverload
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    entry = TransferEntry(
      contentType, export: Self.exportLater(exporting), receive: Self.receiveLater(importing))
  }

  /// Gives values as data of a type.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) { entry = TransferEntry(exportedContentType, export: Self.export(exporting)) }

  /// Gives values as data of a type, in a task.
  @_disfavoredOverload
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { entry = TransferEntry(exportedContentType, export: Self.exportLater(exporting)) }

  /// Makes values from data of a type.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) { entry = TransferEntry(importedContentType, receive: Self.receive(importing)) }

  /// Makes values from data of a type, in a task.
  @_disfavoredOverload
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { entry = TransferEntry(importedContentType, receive: Self.receiveLater(importing)) }

  /// The one for its type of data.
  public func _addTransfers(to list: inout _TransferList) { list.entries.append(entry) }

  private static func export(_ make: @escaping @Sendable (Item) throws -> Data) -> TransferStep {
    .now { TransferBox(TransferredContent.data(try make($0.unwrap()))) }
  }

  private static func exportLater(_ make: @escaping @Sendable (Item) async throws -> Data)
    -> TransferStep
  { .later { TransferBox(TransferredContent.data(try await make($0.unwrap()))) } }

  private static func receive(_ read: @escaping @Sendable (Data) throws -> Item) -> TransferStep {
    .now { TransferBox(try read($0.unwrap(as: TransferredContent.self).data())) }
  }

  private static func receiveLater(_ read: @escaping @Sendable (Data) async throws -> Item)
    -> TransferStep
  { .later { TransferBox(try await read($0.unwrap(as: TransferredContent.self).data())) } }
}
