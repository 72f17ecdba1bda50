import Foundation

/// The values of a scene as its file has them: JSON, because Foundation's reader of property lists ends the process on
/// a damaged file.
struct SceneRecord: Codable {
  private var values: [String: Value] = [:]

  /// One object, by its type.
  private enum Value: Codable {
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)

    /// nil for an object that no property stores.
    init?(_ object: Any) {
      switch object {
      case let object as Bool: self = .bool(object)
      case let object as Int: self = .integer(object)
      case let object as Double: self = .double(object)
      case let object as String: self = .string(object)
      case let object as Data: self = .data(object)
      case let object as Date: self = .date(object)
      default: return nil
      }
    }

    var object: Any {
      switch self {
      case .bool(let object): object
      case .integer(let object): object
      case .double(let object): object
      case .string(let object): object
      case .data(let object): object
      case .date(let object): object
      }
    }
  }

  init(_ objects: [String: Any]) { values = objects.compactMapValues { Value($0) } }

  var objects: [String: Any] { values.mapValues(\.object) }

  /// - Throws: what is wrong with the data.
  init(decoding data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(SceneRecord.self, from: data)
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }
}
