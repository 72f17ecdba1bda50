import Foundation

public struct Hive: Codable, Identifiable, Hashable {
  public let id: String
  public var bees: Int

  public init(id: String, bees: Int) {
    self.id = id
    self.bees = bees
  }
}

extension Hive {
  /// The hives of the files in the bundle, by name.
  public static func all() throws -> [Hive] {
    guard let folder = Bundle.module.url(forResource: "Hives", withExtension: nil) else {
      return []
    }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try JSONDecoder().decode(Hive.self, from: Data(contentsOf: $0)) }
      .sorted { $0.id < $1.id }
  }
}
