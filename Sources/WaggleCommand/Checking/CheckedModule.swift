import Foundation

/// A target to check: of the package, or of one that it depends on.
struct CheckedModule {
  let target: Manifest.Target
  let sources: TargetSources
  /// The identity of its package, and the language mode of it.
  let package: String
  let languageMode: String
  let isOfRoot: Bool

  /// The name for `import`.
  var name: String { String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  /// An error for each file with the name of an earlier one: the compiler takes them, and SwiftPM does not.
  var filesNamedAlike: [CompilerMessage] {
    var names: Set<String> = []
    return sources.files.filter { !names.insert($0.lastPathComponent).inserted }.map {
      CompilerMessage(
        file: $0.path, line: 1, column: 1, isError: true,
        text: "several files of the target are named \($0.lastPathComponent)")
    }
  }

  /// The reason why it cannot be type-checked; nil where it can.
  var obstacle: String? {
    switch target.kind {
    case "macro": "a macro, which the compiler would have to run"
    case "plugin": "a plug-in of SwiftPM"
    case "binary": "compiled for another system"
    default: nil
    }
  }
}

/// All targets that a package has and needs, dependencies first.
struct ModuleGraph {
  private var modules: [String: CheckedModule] = [:]
  private var products: [String: [String]] = [:]
  private(set) var ordered: [CheckedModule] = []
  /// Why the packages that it depends on are not there; nil where they are.
  private(set) var unfetched: String?

  init(root: PackageFolder) throws {
    try add(root.url, identity: "root", isRoot: true)
    do {
      for (identity, path) in try Self.dependencies(of: root) {
        try add(URL(fileURLWithPath: path), identity: identity, isRoot: false)
      }
    } catch let problem as Problem {
      unfetched = problem.cause
    }
    var visited: Set<String> = []
    let roots = modules.values.filter(\.isOfRoot).map(\.target.name).sorted()
    for name in roots { visit(name, &visited) }
  }

  private mutating func add(_ folder: URL, identity: String, isRoot: Bool) throws {
    let outcome = try Child("swift", ["package", "dump-package", "--package-path", folder.path])
      .capture()
    guard outcome.status == 0 else {
      throw Problem(
        "The manifest of \(folder.path) cannot be read:\n\(Manifest.reason(outcome.errors))",
        cure: "")
    }
    let manifest = try Manifest(outcome.output)
    products.merge(manifest.products) { first, _ in first }
    for target in manifest.targets where isRoot || target.kind != "test" {
      let module = CheckedModule(
        target: target, sources: TargetSources(target, in: folder), package: identity,
        languageMode: manifest.languageMode, isOfRoot: isRoot)
      modules[target.name] = modules[target.name] ?? module
    }
  }

  /// The identities and folders of all packages that it depends on. SwiftPM fetches what is not there.
  private static func dependencies(of root: PackageFolder) throws -> [(String, String)] {
    let outcome = try Child(
      "swift", ["package", "show-dependencies", "--format", "json"], in: root.url
    )
    .capture()
    let start = outcome.output.firstIndex(of: "{") ?? outcome.output.startIndex
    let json = try? JSONSerialization.jsonObject(with: Data(outcome.output[start...].utf8))
    guard outcome.status == 0, let json = json as? [String: Any] else {
      let errors = outcome.errors.split(separator: "\n").first { $0.hasPrefix("error:") } ?? ""
      throw Problem("SwiftPM cannot fetch all of them: \(errors)", cure: "")
    }
    var found: [String: String] = [:]
    collect(json, &found)
    return found.sorted { $0.key < $1.key }
  }

  private static func collect(_ json: [String: Any], _ found: inout [String: String]) {
    for item in json["dependencies"] as? [[String: Any]] ?? [] {
      if let identity = item["identity"] as? String, let path = item["path"] as? String {
        found[identity] = path
      }
      collect(item, &found)
    }
  }

  private mutating func visit(_ name: String, _ visited: inout Set<String>) {
    guard let module = modules[name] else {
      for target in products[name] ?? [] where target != name { visit(target, &visited) }
      return
    }
    guard visited.insert(name).inserted else { return }
    for dependency in module.target.dependencies {
      visit(dependency, &visited)
      for target in products[dependency] ?? [] { visit(target, &visited) }
    }
    ordered.append(module)
  }
}
