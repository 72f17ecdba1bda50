import Foundation

extension NavigationPath {
  /// A path in a form that can be encoded, as to restore it when the program runs again (C108).
  ///
  /// Each value is encoded after the name of its type, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(_ elements: [AnyHashable]) { self.elements = elements }

    /// Reads the values. Throws for a type that this program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd { elements.append(try Self.decodeElement(&container)) }
      self.elements = elements.reversed()
    }

    /// Writes the values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for case let value as any Encodable in elements.reversed().map(\.base) {
        try container.encode(Self.name(of: type(of: value)))
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    private static func decodeElement(_ container: inout any UnkeyedDecodingContainer) throws
      -> AnyHashable
    {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is not the name of a type of this program.")
      }
      return try decode(type, from: container.decode(String.self))
    }

    private static func decode<Value: Decodable & Hashable>(_: Value.Type, from text: String)
      throws -> AnyHashable
    { AnyHashable(try JSONDecoder().decode(Value.self, from: Data(text.utf8))) }

    /// A name that finds the type again in each run of the program.
    private static func name(of type: any Any.Type) -> String {
      _mangledTypeName(type) ?? String(reflecting: type)
    }
  }
}
