import Foundation

/// The previews of a package. It is built once; then a save compiles the module of the saved file alone, if no module with
/// previews depends on it.
final class PackageGenerations: PreviewSource {
  /// The size of a module's sources from which all is built again, in bytes: SwiftPM compiles only some of the files.
  private static let largest = 1_500_000
  let watcher: SourceWatcher
  private let package: PackageFolder
  var folder: URL { package.url }
  private let description: PackageDescription
  private let sdk: Installation
  private let compiler: Compiler
  /// The options with which SwiftPM takes the SDK.
  private let options: [String]
  /// The library of all that SwiftPM has built, and how often it was.
  private var base: (library: URL, number: Int)?
  private var products: URL?

  init(_ path: String) throws {
    (sdk, compiler, options) = try Installation.requireForPackages()
    // SwiftPM and the watcher name files by the same paths.
    package = try PackageFolder(path: path).resolvingLinks()
    description = try package.describe()
    let root = package.url
    watcher = try SourceWatcher(
      folders: Self.targets(description).map { root.appending(path: $0.path).path })
  }

  private static func targets(_ description: PackageDescription) -> [PackageDescription.Target] {
    description.targets.filter {
      ["library", "executable"].contains($0.type) && $0.moduleType == "SwiftTarget"
    }
  }

  func prepare() throws -> String? {
    Console.note("building \(description.name) …")
    let build = BuildPlan.arguments("build", options, [])
    let outcome = try Child("swift", build, in: package.url).capture { Console.progress($0) }
    Console.progress("")
    guard outcome.status == 0 else { return outcome.output + outcome.errors }
    let path = try Child("swift", build + ["--show-bin-path"], in: package.url).capture().output
    products = URL(fileURLWithPath: path.split(separator: "\n").last.map(String.init) ?? "")
    base = nil
    return nil
  }

  func generation(_ number: Int, for changes: Set<String>, in scratch: URL) throws -> Generation? {
    guard let products else { return nil }
    guard let base else { return try wholeBuild(number, products, in: scratch) }
    let targets = Self.targets(description)
    let changed = targets.filter { target in
      changes.contains { $0.hasPrefix(package.url.appending(path: target.path).path + "/") }
    }
    guard changed.count == 1, let target = changed.first,
      !description.dependents(of: target.name).contains(where: hasPreviews)
    else { return nil }
    return try module(target, number, base.library, products, changes, in: scratch)
  }

  /// Whether the sources of a target mention previews: those would still show older code of what it depends on.
  private func hasPreviews(_ target: PackageDescription.Target) -> Bool {
    target.sources.contains { source in
      let file = package.url.appending(path: target.path).appending(path: source)
      let text = try? String(contentsOf: file, encoding: .utf8)
      return text.map { $0.contains("#Preview") || $0.contains("PreviewProvider") } ?? true
    }
  }

  /// One library of all objects that SwiftPM has made.
  private func wholeBuild(_ number: Int, _ products: URL, in scratch: URL) throws -> Generation {
    let library = scratch.appending(path: "base\(number).so")
    base = (library, number)
    let tests = Set(description.targets.filter { $0.type == "test" }.map(\.c99name))
    let all =
      FileManager.default.enumerator(atPath: products.path)?.compactMap { $0 as? String } ?? []
    let objects = all.filter { path in
      let module = String(path.prefix { $0 != "/" })
      return path.hasSuffix(".o") && module.hasSuffix(".build")
        && !tests.contains(String(module.dropLast(6)))
        && !["PackageTests.build", "DiscoveredTests.build", "-tool.build"].contains {
          module.hasSuffix($0)
        }
    }
    let list = scratch.appending(path: "base\(number).objects")
    let quoted = objects.sorted().map { "\"\(products.appending(path: $0).path)\"" }
    try Data(quoted.joined(separator: "\n").utf8).write(to: list)
    let soname = ["-Xlinker", "-soname=\(library.lastPathComponent)"]
    let options = ["-emit-library", "-o", library.path, "@\(list.path)"] + soname + sdk.linkOptions
    return Generation(
      number: number, title: "Linking \(description.name)", child: Child(compiler.path, options),
      library: library, module: nil, keepsOthers: false)
  }

  /// A library of one module, under another name; what it imports is that of the whole.
  private func module(
    _ target: PackageDescription.Target, _ number: Int, _ base: URL, _ products: URL,
    _ changes: Set<String>, in scratch: URL
  ) throws -> Generation? {
    let manifest = package.url.appending(path: ".build/debug.yaml")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    guard let words = CompilerOptions.arguments(of: target.c99name, inManifest: text) else {
      return nil
    }
    let (options, list) = CompilerOptions.kept(words)
    guard let list, let files = try? String(contentsOfFile: list, encoding: .utf8) else {
      return nil
    }
    let paths = files.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }
    // A file that is new, or gone, is one that SwiftPM has to know.
    guard changes.allSatisfy({ paths.contains($0) }), Self.size(of: paths) < Self.largest else {
      return nil
    }
    let library = scratch.appending(path: "gen\(number).so")
    let own = [
      "-emit-library", "-wmo", "-gnone", "-module-name", "\(target.c99name)\(number)", "-o",
      library.path,
      base.path, "-Xlinker", "-rpath=\(scratch.path)",
    ]
    return Generation(
      number: number, title: "Compiling \(target.name)",
      child: Child(compiler.path, options + own + sdk.linkOptions + paths),
      library: library, module: target.c99name, keepsOthers: true)
  }

  private static func size(of paths: [String]) -> Int {
    paths.reduce(0) { sum, path in
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return sum + (size ?? largest)
    }
  }

  func mayRetry(after words: String) -> Bool { false }
}

extension PackageDescription {
  /// The targets that depend on one, directly or through others; without tests.
  package func dependents(of name: String) -> [Target] {
    var (found, names): ([Target], Set<String>) = ([], [name])
    var rest = targets.filter { $0.type != "test" }
    while let index = rest.firstIndex(where: {
      !names.isDisjoint(with: $0.targetDependencies ?? [])
    }) {
      let next = rest.remove(at: index)
      names.insert(next.name)
      found.append(next)
    }
    return found
  }
}
