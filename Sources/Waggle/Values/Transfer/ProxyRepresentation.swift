/// A value represented as one of a different type, which can be transferred already.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let export: TransferStep?
  private let receive: TransferStep?

  /// A representation by what a closure makes from the value. Where it throws, the value is not given.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = .now { TransferBox(try exporting($0.unwrap())) }
    receive = nil
  }

  /// A representation by what a closure makes from the value, in a task.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    export = .later { TransferBox(try await exporting($0.unwrap())) }
    receive = nil
  }

  /// Makes values from those of the other type.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    export = nil
    receive = .now { TransferBox(try importing($0.unwrap())) }
  }

  /// Makes values from those of the other type, in a task.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    export = nil
    receive = .later { TransferBox(try await importing($0.unwrap())) }
  }

  /// A representation by what a closure makes from the value, and one that makes values from it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = .now { TransferBox(try exporting($0.unwrap())) }
    receive = .now { TransferBox(try importing($0.unwrap())) }
  }

  /// The same in tasks.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    export = .later { TransferBox(try await exporting($0.unwrap())) }
    receive = .later { TransferBox(try await importing($0.unwrap())) }
  }

  /// The transfers of the other type.
  public func _addTransfers(to list: inout _TransferList) {
    for var entry in ProxyRepresentation.transfers {
      entry.export = export.flatMap { first in entry.export.map { first.followed(by: $0) } }
      entry.receive = receive.flatMap { last in entry.receive.map { $0.followed(by: last) } }
      let proxy = export
      entry.adapt { box in
        guard case .now(let convert) = proxy else { return nil }
        return try? convert(box)
      }
      if entry.export != nil || entry.receive != nil { list.entries.append(entry) }
    }
  }
}
