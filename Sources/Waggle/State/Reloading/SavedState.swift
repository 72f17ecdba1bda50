import Foundation

/// The value of a state of older code.
package struct SavedState {
  /// The type that the state was declared with.
  let type: Any.Type
  let value: Any

  init<Value>(_ value: Value, as type: Value.Type = Value.self) {
    self.type = type
    self.value = value
  }

  /// The value for a state of newer code; nil where it does not fit (C582).
  ///
  /// A value of a type that both know is the value itself. One of a type that each declares is encoded by the
  /// older and decoded by the newer, if their names are equal and they are `Codable`; an enumeration without payloads goes
  /// by the names of its cases.
  func restored<Value>(as newType: Value.Type) -> Value? {
    Self.converted(value, from: type, to: newType) as? Value
  }

  static func converted(_ value: Any, from old: Any.Type, to new: Any.Type) -> Any? {
    if old == new { return CodeFinder.hasCode(value, of: old) ? nil : value }
    guard _typeName(old, qualified: false) == _typeName(new, qualified: false) else { return nil }
    if let list = new as? any ConvertibleList.Type { return list.converted(from: value) }
    return decoded(value, as: new) ?? enumeration(value, as: new)
  }

  private static func decoded(_ value: Any, as type: Any.Type) -> Any? {
    guard let value = value as? any Encodable, let type = type as? any Decodable.Type else {
      return nil
    }
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return nil }
    return try? decoder.decode(type, from: data)
  }

  private static func enumeration(_ value: Any, as type: Any.Type) -> Any? {
    func find<Case>(_ type: Case.Type) -> Any? {
      EnumerationCases.name(of: value).flatMap { EnumerationCases.value(named: $0, of: type) }
    }
    return _openExistential(type, do: find)
  }
}

/// What holds any number of values, each of which is converted by itself.
private protocol ConvertibleList {
  /// Nil where one of the values does not fit.
  static func converted(from other: Any) -> Any?
  /// The values in it, and their type.
  var parts: (values: [Any], type: Any.Type) { get }
}

extension Optional: ConvertibleList {
  fileprivate static func converted(from other: Any) -> Any? {
    guard let (values, type) = (other as? any ConvertibleList)?.parts else { return nil }
    guard let value = values.first else { return Optional<Wrapped>.none as Any }
    return (SavedState.converted(value, from: type, to: Wrapped.self) as? Wrapped)
      .map { Optional.some($0) as Any }
  }

  fileprivate var parts: (values: [Any], type: Any.Type) { (map { [$0] } ?? [], Wrapped.self) }
}

extension Array: ConvertibleList {
  fileprivate static func converted(from other: Any) -> Any? {
    guard let (values, type) = (other as? any ConvertibleList)?.parts else { return nil }
    var all: [Element] = []
    for value in values {
      let new = SavedState.converted(value, from: type, to: Element.self)
      guard let new = new as? Element else { return nil }
      all.append(new)
    }
    return all
  }

  fileprivate var parts: (values: [Any], type: Any.Type) { (self, Element.self) }
}
