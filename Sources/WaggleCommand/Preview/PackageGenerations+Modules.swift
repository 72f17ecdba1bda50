import Foundation

/// How a module of a package is compiled without SwiftPM.
struct ModuleRecipe {
  let jobs: CompilerJobs
  /// How only those files are compiled that a save concerns; nil where that does not go.
  let incremental: IncrementalJobs?
  /// The paths of its files.
  let paths: [String]

  /// The size of its files in bytes; nil where one is gone.
  var size: Int? {
    var sum = 0
    for path in paths {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let size = attributes?[.size] as? Int else { return nil }
      sum += size
    }
    return sum
  }
}

extension PackageGenerations {
  /// The size of sources from which all is built again, in bytes: SwiftPM compiles only some of the files.
  private static let largest = 1_500_000
  /// The size of sources from which a file is compiled without the others, in bytes. Below it that takes longer: the driver has to
  /// find out which files a save concerns.
  private static let smallestIncremental = 60_000

  /// A library of some modules, under other names; what they import of others is that of the newest libraries, and otherwise that
  /// of the whole.
  ///
  /// - Parameter targets: each after those that it depends on.
  func modules(
    _ targets: [PackageDescription.Target], _ number: Int, _ changes: Set<String>, in scratch: URL
  ) throws -> PreviewStep {
    var steps: [PackageStep] = []
    let library = scratch.appending(path: "gen\(number).so").path
    for target in targets {
      guard let recipe = recipe(of: target, in: scratch) else {
        return .buildAll(reason: "\(target.name) is not compiled by the compiler alone")
      }
      let output = CompilerJobs.Output(module: "\(target.c99name)\(number)", library: library)
      steps.append(PackageStep(target: target, recipe: recipe, output: output))
    }
    let incremental = try incrementalChildren(steps)
    self.incremental = incremental == nil ? nil : targets[0].c99name
    if let reason = Self.reasonToBuildAll(steps, changes, isIncremental: incremental != nil) {
      return .buildAll(reason: reason)
    }
    let names = targets.map(\.name).joined(separator: ", ")
    return .compile(
      Generation(
        number: number, title: "Compiling \(names)",
        steps: incremental ?? children(steps, in: scratch),
        library: URL(fileURLWithPath: library),
        modules: Dictionary(
          uniqueKeysWithValues: steps.map { ($0.output.module, $0.target.c99name) }),
        keepsOthers: true))
  }

  private static func reasonToBuildAll(
    _ steps: [PackageStep], _ changes: Set<String>, isIncremental: Bool
  ) -> String? {
    let paths = Set(steps.flatMap(\.recipe.paths))
    let sizes = steps.map(\.recipe.size)
    // A file that is new, or gone, is one that SwiftPM has to know.
    guard changes.isSubset(of: paths), !sizes.contains(nil) else { return "files came or went" }
    guard isIncremental || sizes.reduce(0, { $0 + $1! }) < largest else {
      let names = steps.map(\.target.name).joined(separator: ", ")
      return "\(names): more than 1.5 MB of sources depend on what changed"
    }
    return nil
  }

  /// The programs that compile only the files of a module that a save concerns; nil where the module is small, or others depend
  /// on it, or it on newer code than SwiftPM has built.
  private func incrementalChildren(_ steps: [PackageStep]) throws -> [Child]? {
    guard steps.count == 1, let step = steps.first, let jobs = step.recipe.incremental,
      !whole.contains(step.target.c99name), let size = step.recipe.size,
      size >= Self.smallestIncremental, description.dependents(of: step.target.name).isEmpty,
      newest.keys.allSatisfy({ $0 == step.target.c99name })
    else { return nil }
    return try jobs.children(step.output, step.recipe.jobs, in: package.url)
  }

  private func children(_ steps: [PackageStep], in scratch: URL) -> [Child] {
    let compiled = Dictionary(uniqueKeysWithValues: steps.map { ($0.target.c99name, $0.output) })
    let present = newest.merging(compiled) { $1 }
    let words = steps.flatMap { step in
      step.recipe.jobs.compiling(step.output, with: options(of: step, present, in: scratch))
    }
    let libraries = Set(present.values.map(\.library)).subtracting(compiled.values.map(\.library))
    let (last, others) = (steps.last!, steps.dropLast().map(\.output))
    let link = last.recipe.jobs.linking(last.output, others: others, files: libraries.sorted())
    return (words + [link]).map(Child.init(words:))
  }

  /// The further words for the compiler: the other names of modules, and where others find this one.
  private func options(
    of step: PackageStep, _ present: [String: CompilerJobs.Output], in scratch: URL
  ) -> [String] {
    let renamed = present.sorted { $0.key < $1.key }
    let modules = scratch.appending(path: "\(step.output.module).swiftmodule").path
    return renamed.flatMap { ["-module-alias", "\($0.key)=\($0.value.module)"] }
      + ["-I", scratch.path]
      + (description.dependents(of: step.target.name).isEmpty
        ? [] : ["-emit-module-path", modules])
  }

  private func recipe(of target: PackageDescription.Target, in scratch: URL) -> ModuleRecipe? {
    if let known = recipes[target.c99name] { return known }
    let manifest = package.url.appending(path: ".build/debug.yaml")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    guard let base,
      let words = CompilerOptions.arguments(of: target.c99name, inManifest: text),
      case let (options, list?) = CompilerOptions.kept(words),
      let files = try? String(contentsOfFile: list, encoding: .utf8)
    else { return nil }
    let paths = files.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }
    let own = ["-wmo", "-gnone", base.path, "-Xlinker", "-rpath=\(scratch.path)"]
    let output = CompilerJobs.Output(
      module: "\(target.c99name)0", library: scratch.appending(path: "gen0.so").path)
    let jobs = CompilerJobs(
      compiler, options: options + own + sdk.linkOptions, sources: paths, output: output)
    guard let jobs else { return nil }
    let incremental = IncrementalJobs(
      module: target.c99name, words: words, sources: paths, compiler: compiler.path)
    let recipe = ModuleRecipe(jobs: jobs, incremental: incremental, paths: paths)
    recipes[target.c99name] = recipe
    return recipe
  }
}

/// A module that is compiled.
private struct PackageStep {
  let target: PackageDescription.Target
  let recipe: ModuleRecipe
  let output: CompilerJobs.Output
}
