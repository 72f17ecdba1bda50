public import Foundation

/// A value represented by its encoding. What is received has been encoded and decoded, also within a program.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>:
  TransferRepresentation
{
  private let type: UTType
  private let encode: @Sendable (Item) throws -> Data
  private let decode: @Sendable (Data) throws -> Item

  /// Adds the one for its type of data.
  public func _addTransfers(to list: inout _TransferList) {
    let (encode, decode) = (encode, decode)
    list.entries.append(
      TransferEntry(
        type,
        export: .now { TransferBox(TransferredContent.data(try encode($0.unwrap()))) },
        receive: .now {
          TransferBox(try decode($0.unwrap(as: TransferredContent.self).data()))
        }))
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// The value as JSON, as data of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// The value as a JSON encoder writes it, as data of a type.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    type = contentType
    encode = { try encoder.encode($0) }
    decode = { try decoder.decode(Item.self, from: $0) }
  }
}

extension CodableRepresentation
where Encoder == PropertyListEncoder, Decoder == PropertyListDecoder {
  /// The value as a property list, as data of a type.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    type = contentType
    encode = { try encoder.encode($0) }
    decode = { try decoder.decode(Item.self, from: $0) }
  }
}
