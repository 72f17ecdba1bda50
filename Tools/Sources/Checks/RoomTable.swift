package import Foundation

/// The rooms and their allowed dependencies, as data (`Tools/rooms.json`).
///
/// Rooms of one module are ordered: each may use the types of those before it, never of those after it.
package struct RoomTable: Codable, Sendable {
  package struct Room: Codable, Sendable {
    package let name: String
    /// A folder, relative to the repository.
    package let path: String
    package let job: String
    /// Modules that no file of the room imports.
    package let neverImports: [String]
    /// Words that no file of the room may contain, comments and strings aside.
    package let neverNames: [String]
    /// How many files the room may have; nil is any number.
    package let mostFiles: Int?
    /// Whether each file is in a folder, and the arrows between the folders form no circle.
    package let noCircles: Bool?

    package init(
      name: String, path: String, job: String = "", neverImports: [String] = [],
      neverNames: [String] = [], mostFiles: Int? = nil, noCircles: Bool? = nil
    ) {
      self.name = name
      self.path = path
      self.job = job
      self.neverImports = neverImports
      self.neverNames = neverNames
      self.mostFiles = mostFiles
      self.noCircles = noCircles
    }

    /// The target's folder: rooms below the same one are compiled together.
    var module: String { path.split(separator: "/").prefix(2).joined(separator: "/") }
  }

  /// A closure that a later room fills.
  package struct Seam: Codable, Sendable {
    /// The variable, such as `Reports.listener`.
    package let name: String
    /// The later rooms that assign it.
    package let filledBy: [String]
    package let reason: String

    package init(_ name: String, filledBy: [String], reason: String) {
      self.name = name
      self.filledBy = filledBy
      self.reason = reason
    }
  }

  /// What one module uses of another's `package` names.
  package struct Door: Codable, Sendable {
    /// The folders of the module that uses, and of the one that is used.
    package let from: String
    package let to: String
    /// How many names there are. It only falls.
    package let most: Int
    /// The names by subject, such as `EnvironmentValues.windowParts`.
    package let names: [String: [String]]

    package init(from: String, to: String, most: Int, names: [String: [String]]) {
      self.from = from
      self.to = to
      self.most = most
      self.names = names
    }
  }

  package static let file = "Tools/rooms.json"

  package let rooms: [Room]
  /// Modules that no room imports.
  package let neverImported: [String]
  /// Types that any room may name inside `extension View { … }`: modifiers live in the room of what they do.
  package let inViewExtensions: [String]
  /// Protocols that may have a later room's type as their only conformer, each with the reason.
  package let oneConformer: [String: String]
  /// Static and global variables with storage, such as `Transaction.current`, each with the reason.
  package let mutableGlobals: [String: String]
  /// Variables for closures that later rooms assign, each with the reason.
  package let seams: [Seam]
  /// The doors between modules.
  package let doors: [Door]

  package init(
    rooms: [Room], neverImported: [String] = [], inViewExtensions: [String] = [],
    oneConformer: [String: String] = [:], mutableGlobals: [String: String] = [:],
    seams: [Seam] = [], doors: [Door] = []
  ) {
    self.rooms = rooms
    self.neverImported = neverImported
    self.inViewExtensions = inViewExtensions
    self.oneConformer = oneConformer
    self.mutableGlobals = mutableGlobals
    self.seams = seams
    self.doors = doors
  }

  /// Reads a table; throws what JSONDecoder throws.
  package static func read(_ file: URL) throws -> RoomTable {
    try JSONDecoder().decode(RoomTable.self, from: Data(contentsOf: file))
  }
}
