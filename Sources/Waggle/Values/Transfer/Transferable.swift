import Foundation

/// A type whose values can be given to other programs, as with `ShareLink`, dragged to other views, and pasted.
///
/// A program's own type describes how: by an encoding, by data, or as a type that can be transferred already. The
/// representations are listed from the preferred one to the last.
///
/// ```swift
/// struct Flower: Codable, Transferable {
///   var name: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.name)
///   }
/// }
/// ```
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// What receivers get for a value, and what values are made from.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// What receivers get for a value, and what values are made from.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
  /// Adds a way of transfer for each type of data.
  func _addTransfers(to list: inout _TransferList)
}

/// The ways in which values of a type are transferred, the preferred one first.
public struct _TransferList {
  var entries: [TransferEntry] = []
}

/// Builds a representation from the statements of a closure, from the preferred one to the last.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Passes a representation through.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content)
    -> Content
  { content }

  /// Passes a first representation through.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first: Content)
    -> Content
  { first }

  /// Joins representations.
  public static func buildPartialBlock<
    First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
  >(accumulated: First, next: Next) -> _JoinedRepresentation<Item, First, Next> {
    _JoinedRepresentation(first: accumulated, next: next)
  }
}

/// Two representations of a type, the preferred one first.
public struct _JoinedRepresentation<
  Item: Transferable, First: TransferRepresentation, Next: TransferRepresentation
>: TransferRepresentation {
  let first: First
  let next: Next

  /// Adds the transfers of both representations.
  public func _addTransfers(to list: inout _TransferList) {
    first._addTransfers(to: &list)
    next._addTransfers(to: &list)
  }
}

extension Transferable {
  /// The ways in which values are transferred, the preferred one first.
  static var transfers: [TransferEntry] {
    var list = _TransferList()
    transferRepresentation._addTransfers(to: &list)
    return list.entries
  }

  /// The text or the address that other programs receive; nil where the value has neither.
  package var shared: SharedItem? {
    for entry in Self.transfers where entry.isVisible && entry.exports(self) {
      let isAddress = entry.type.conforms(to: .url)
      guard isAddress || entry.type.conforms(to: .plainText),
        case .now(let export) = entry.export,
        let content = try? export(TransferBox(self)).content, let data = try? content.data()
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      guard isAddress else { return .text(text) }
      if let url = URL(string: text) { return .url(url) }
    }
    return nil
  }
}
