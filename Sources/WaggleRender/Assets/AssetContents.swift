import Foundation

/// Reads the file `Contents.json` of a folder of an asset catalogue.
enum AssetContents<Contents: Decodable> {
  private static func file(_ folder: String) -> String { "\(folder)/Contents.json" }

  /// nil if it cannot be read.
  static func read(_ folder: String) -> Contents? { try? decoded(folder) }

  private static func decoded(_ folder: String) throws -> Contents {
    let data = try Data(contentsOf: URL(fileURLWithPath: file(folder)))
    return try JSONDecoder().decode(Contents.self, from: data)
  }

  /// A sentence about what is wrong with a file that cannot be read (C708).
  static func problem(in folder: String) -> String {
    do {
      _ = try decoded(folder)
      return "The file \(file(folder)) is not complete."
    } catch let error as DecodingError {
      return "The file \(file(folder)) is not as an asset catalogue has it: \(reason(error))."
    } catch {
      return "The file \(file(folder)) cannot be read."
    }
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .dataCorrupted(let context):
      let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      return text(detail as? String ?? context.debugDescription)
    case .keyNotFound(let key, let context): return "\(path(context)) lacks \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(path(context)) has the wrong type"
    @unknown default: return "\(error)"
    }
  }

  private static func text(_ detail: String) -> String {
    detail.hasSuffix(".") ? String(detail.dropLast()) : detail
  }

  private static func path(_ context: DecodingError.Context) -> String {
    let names = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return names.isEmpty ? "the whole" : names.joined(separator: ".")
  }
}

/// A folder of an asset catalogue, of which sets may take a part of their names.
struct AssetGroup {
  private struct Contents: Decodable {
    let properties: Properties?
  }

  private struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let providesNamespace: Bool

  /// nil without a file `Contents.json`, or with one that cannot be read.
  init?(_ folder: String) {
    guard let contents = AssetContents<Contents>.read(folder) else { return nil }
    providesNamespace = contents.properties?.providesNamespace ?? false
  }
}
