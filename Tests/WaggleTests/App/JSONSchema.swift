import Foundation

/// A JSON schema, as far as the documents of this repository use one: types, required and further properties, items,
/// enumerations and references to definitions.
struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema of the repository.
  init(_ path: String, file: String = #filePath) throws {
    let folder = (0..<4).reduce(URL(filePath: file)) { url, _ in url.deletingLastPathComponent() }
    let data = try Data(contentsOf: folder.appending(path: path))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What a document has against the schema, each with its place in the document; empty if it conforms.
  func problems(in document: Any) -> [String] { problems(document, root, "$") }

  /// A definition of the schema.
  func definition(_ name: String) -> [String: Any] {
    (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? [:]
  }

  private func problems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      return problems(value, definition(String(reference.dropFirst("#/$defs/".count))), place)
    }
    return typeProblems(value, schema, place) + enumProblems(value, schema, place)
      + itemProblems(value, schema, place) + propertyProblems(value, schema, place)
  }

  private func typeProblems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    let isRight =
      switch schema["type"] as? String {
      case nil: true
      case "array": value is [Any]
      case "object": value is [String: Any]
      case "boolean": value is Bool
      case "string": value is String
      case "integer": value is Int
      case let type?: fatalError("The type \(type) is not checked.")
      }
    return isRight ? [] : ["\(place) is not of type \(schema["type"] ?? "")"]
  }

  private func enumProblems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    guard let all = schema["enum"] as? [String] else { return [] }
    return (value as? String).map(all.contains) == true
      ? [] : ["\(place) is \(value), which is none of \(all)"]
  }

  private func itemProblems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    guard let items = schema["items"] as? [String: Any], let values = value as? [Any] else {
      return []
    }
    return values.enumerated().flatMap { problems($1, items, "\(place)[\($0)]") }
  }

  private func propertyProblems(_ value: Any, _ schema: [String: Any], _ place: String)
    -> [String]
  {
    guard let properties = schema["properties"] as? [String: Any],
      let values = value as? [String: Any]
    else { return [] }
    let missing = (schema["required"] as? [String] ?? []).filter { values[$0] == nil }
    let isClosed = schema["additionalProperties"] as? Bool == false
    let unknown = isClosed ? values.keys.filter { properties[$0] == nil } : []
    return missing.map { "\(place) lacks \($0)" } + unknown.map { "\(place) has \($0)" }
      + values.flatMap { name, value in
        (properties[name] as? [String: Any]).map { problems(value, $0, "\(place).\(name)") } ?? []
      }
  }
}
