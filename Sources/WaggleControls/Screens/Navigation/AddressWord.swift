import Foundation

/// A value of a path as a word of an address.
///
/// Texts, numbers, identifiers and cases are their own text, other `Codable` values compact JSON.
nonisolated enum AddressWord {
  /// The word for a value; nil if it cannot be written.
  static func text(of value: Any) -> String? {
    switch value {
    case let text as String: return text
    case let id as UUID: return id.uuidString
    default: break
    }
    if let raw = (value as? any RawRepresentable)?.rawValue, let text = text(of: raw) {
      return text
    }
    switch value {
    case let value as any CaseIterable: return "\(value)"
    case let value as any LosslessStringConvertible: return value.description
    case let value as any Encodable: return json(value)
    default: return nil
    }
  }

  private static func json(_ value: any Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of a type in a word; nil if there is none.
  static func value<Value: Hashable>(_: Value.Type, in text: String) -> AnyHashable? {
    (any(Value.self, in: text) as? Value).map { AnyHashable($0) }
  }

  private static func any(_ type: Any.Type, in text: String) -> Any? {
    if type == String.self { return text }
    if type == UUID.self { return UUID(uuidString: text) }
    if let type = type as? any RawRepresentable.Type, let value = raw(type, text) { return value }
    if let type = type as? any CaseIterable.Type { return item(type, text) }
    if let type = type as? any LosslessStringConvertible.Type { return type.init(text) }
    if let type = type as? any Decodable.Type {
      return try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
    return nil
  }

  private static func raw<Value: RawRepresentable>(_: Value.Type, _ text: String) -> Any? {
    (any(Value.RawValue.self, in: text) as? Value.RawValue).flatMap { Value(rawValue: $0) }
  }

  private static func item<Value: CaseIterable>(_: Value.Type, _ text: String) -> Any? {
    Value.allCases.first { "\($0)" == text }
  }
}
