import Foundation

/// The previews of a package. It is built once; then a save compiles the module of the saved file, and of those that depend on
/// it the ones that previews need.
final class PackageGenerations: PreviewSource {
  let watcher: SourceWatcher
  let package: PackageFolder
  var folder: URL { package.url }
  private(set) var description: PackageDescription
  let sdk: Installation
  let compiler: Compiler
  /// The options with which SwiftPM takes the SDK.
  private let options: [String]
  /// The library of all that SwiftPM has built.
  var base: URL?
  private var products: URL?
  /// The files that were saved and are in no library yet.
  private var unseen: Set<String> = []
  /// The newest libraries of modules that are newer than what SwiftPM has built, by the module's name in the package.
  var newest: [String: CompilerJobs.Output] = [:]
  /// How modules are compiled, by their names in the package.
  var recipes: [String: ModuleRecipe] = [:]
  /// The names of modules all of whose files are compiled together, since the compiler failed without a mistake in one of them.
  private(set) var whole: Set<String> = []
  /// The module whose files are compiled one by one at present.
  var incremental: String?

  init(_ path: String) throws {
    // SwiftPM and the watcher name files by the same paths.
    let tools = try PackageTools(path: path, resolvingLinks: true)
    (package, sdk, compiler, options) = (tools.folder, tools.sdk, tools.compiler, tools.options)
    description = try package.describe()
    let root = package.url
    watcher = try SourceWatcher(
      folders: description.compiledTargets.map { root.appending(path: $0.path).path })
    description.writePhoneNote(sdk, compiler)
  }

  func prepare() throws -> String? {
    Console.note("building \(description.name) …")
    let build = BuildPlan.arguments("build", options, [])
    let outcome = try Child("swift", build, in: package.url).capture { Console.progress($0) }
    Console.progress("")
    guard outcome.status == 0 else { return outcome.output + outcome.errors }
    let path = try Child("swift", build + ["--show-bin-path"], in: package.url).capture().output
    // Files may have come.
    if products != nil { description = try package.describe() }
    products = URL(fileURLWithPath: path.split(separator: "\n").last.map(String.init) ?? "")
    (base, unseen, newest, recipes) = (nil, [], [:], [:])
    return nil
  }

  func step(_ number: Int, for changes: Set<String>, in scratch: URL) throws -> PreviewStep {
    unseen.formUnion(changes)
    guard let products else { return .buildAll(reason: "the package is not built yet") }
    guard base != nil else { return .compile(try wholeBuild(number, products, in: scratch)) }
    let changed = description.compiledTargets.filter { target in
      unseen.contains { $0.hasPrefix(package.url.appending(path: target.path).path + "/") }
    }
    let targets = description.compiled(
      after: Set(changed.map(\.name)), isShown: hasPreviews)
    guard !targets.isEmpty else { return .buildAll(reason: "files of no module have changed") }
    return try modules(targets, number, unseen, in: scratch)
  }

  func compiled(_ generation: Generation) -> Bool {
    // What was saved while SwiftPM built may be in its library or not.
    guard generation.keepsOthers else { return !unseen.isEmpty }
    unseen = []
    for (module, name) in generation.modules {
      newest[name] = CompilerJobs.Output(module: module, library: generation.library.path)
    }
    return false
  }

  /// Whether the sources of a target mention previews.
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
    base = library
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
      number: number, title: "Linking \(description.name)",
      steps: [Child(compiler.path, options)], library: library, modules: [:], keepsOthers: false)
  }

  func mayRetry(after words: String) -> Bool {
    guard let module = incremental, !words.contains(": error: ") else { return false }
    return whole.insert(module).inserted
  }
}

extension PackageDescription {
  /// The targets whose code previews can have.
  package var compiledTargets: [Target] {
    targets.filter {
      ["library", "executable"].contains($0.type) && $0.moduleType == "SwiftTarget"
    }
  }

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

  /// The targets to compile after some have changed, each after those that it depends on: these themselves, and of those that
  /// depend on them the ones that are shown, or that lead to one that is.
  package func compiled(
    after changed: Set<String>, isShown: (Target) -> Bool
  ) -> [Target] {
    let depending = Set(changed.flatMap { dependents(of: $0).map(\.name) })
    let needed = compiledTargets.filter { target in
      changed.contains(target.name)
        || depending.contains(target.name)
          && ([target] + dependents(of: target.name)).contains(where: isShown)
    }
    return inOrder(needed)
  }

  /// Targets, each after those among them that it depends on; otherwise in their order.
  private func inOrder(_ targets: [Target]) -> [Target] {
    var (ordered, rest): ([Target], [Target]) = ([], targets)
    while let index = rest.firstIndex(where: { target in
      !rest.contains { dependents(of: $0.name).map(\.name).contains(target.name) }
    }) {
      ordered.append(rest.remove(at: index))
    }
    return ordered
  }
}
