import Foundation

/// What `swift package describe --type json` says of a package, as far as it matters here.
package struct PackageDescription: Decodable, Equatable {
  package struct Product: Decodable, Equatable {
    package let name: String
    package let targets: [String]
    /// The kind of the product: `executable`, `library` and others.
    package let kind: String

    private enum Keys: String, CodingKey { case name, targets, type }

    package init(name: String, targets: [String], kind: String) {
      (self.name, self.targets, self.kind) = (name, targets, kind)
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      name = try values.decode(String.self, forKey: .name)
      targets = try values.decode([String].self, forKey: .targets)
      kind = try values.decode([String: AnyValue].self, forKey: .type).keys.first ?? ""
    }
  }

  package struct Target: Decodable, Equatable {
    package let name: String
    package let c99name: String
    package let path: String
    package let sources: [String]
    package let type: String
    package let targetDependencies: [String]?
    package let productDependencies: [String]?
    package let moduleType: String
    package let resources: [AnyValue]?
  }

  package let name: String
  package let path: String
  package let toolsVersion: String?
  package let products: [Product]
  package let targets: [Target]

  /// Any JSON, which is not read.
  package struct AnyValue: Decodable, Equatable {
    package init(from decoder: any Decoder) throws {}
  }

  package init(_ json: String) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let start = json.firstIndex(of: "{") ?? json.startIndex
    self = try decoder.decode(Self.self, from: Data(json[start...].utf8))
  }
}

extension PackageDescription {
  /// The programs of the package, by name.
  package var programs: [String] {
    products.filter { $0.kind == "executable" }.map(\.name).sorted()
  }

  /// The program of this name, or the only one.
  package func program(named name: String?) throws -> String {
    if let name {
      guard programs.contains(name) else { throw absent(name) }
      return name
    }
    guard let only = programs.first, programs.count == 1 else { throw ambiguous }
    return only
  }

  private func absent(_ name: String) -> Problem {
    Problem(
      "The package \(self.name) has no program \(name).",
      cure: programs.isEmpty
        ? "It has none at all." : "Its programs: \(programs.joined(separator: ", ")).")
  }

  private var ambiguous: Problem {
    guard let first = programs.first else {
      return Problem(
        "The package \(name) has no program.",
        cure:
          "Add an executable target, or show its previews: waggle preview \(ShellWord.quoted(path))"
      )
    }
    return Problem(
      "The package \(name) has several programs: \(programs.joined(separator: ", ")).",
      cure: "Name one: --product \(first)")
  }
}
