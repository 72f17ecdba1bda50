import Foundation

/// The check of a package: each module in turn, then the report.
struct PackageCheck {
  private let folder: PackageFolder
  private let checker: TypeChecker
  private let graph: ModuleGraph
  private let support: SupportTable

  init(_ folder: PackageFolder, _ sdk: Installation, _ compiler: Compiler) throws {
    self.folder = folder
    support = SupportTable(of: sdk)
    checker = try TypeChecker(sdk, compiler)
    Console.progress("reading manifests …")
    graph = try ModuleGraph(root: folder)
  }

  func run() throws -> CheckReport {
    var (errors, unchecked): ([CompilerMessage], [String: String]) = ([], [:])
    unchecked["the packages that it depends on"] = graph.unfetched
    for (number, module) in graph.ordered.enumerated() {
      Console.progress("[\(number + 1)/\(graph.ordered.count)] \(module.name)")
      if let obstacle = module.obstacle {
        unchecked[module.target.name] = obstacle
      } else {
        errors += try checker.check(module).filter(\.isError)
        errors += failure(of: module) + (module.isOfRoot ? module.filesNamedAlike : [])
      }
    }
    Console.progress("")
    return report(errors.map(relative), unchecked)
  }

  /// An error in each file of a module that the compiler could not check at all.
  private func failure(of module: CheckedModule) -> [CompilerMessage] {
    guard let text = checker.failures[module.target.name] else { return [] }
    return module.sources.files.map {
      CompilerMessage(file: $0.path, line: 1, column: 1, isError: true, text: text)
    }
  }

  private func report(_ errors: [CompilerMessage], _ unchecked: [String: String]) -> CheckReport {
    let modules = graph.ordered.filter { $0.isOfRoot && $0.obstacle == nil }
    let texts = modules.flatMap { module in
      module.sources.files.map { (module, relative($0.path), source($0)) }
    }
    let names = errors.compactMap { error in
      let issue = CheckIssue(error.text)
      return issue.kind == .name ? issue.name : CheckIssue.redeclared(error.text)
    }
    return CheckReport(
      files: texts.map(\.1), errors: errors,
      conditions: texts.flatMap { module, file, text in
        ConditionalPart.all(in: text, file: file, checker.condition(for: module))
      },
      objectiveC: texts.flatMap { module, file, text in
        let built = BuiltLines.numbers(in: text, checker.condition(for: module))
        return places(of: ["#selector", "@objc"], in: text, file).filter {
          built.contains($0.line)
        }
      },
      resources: modules.filter(\.target.hasResources).flatMap(resources), unchecked: unchecked,
      declarations: Declarations.allPlaces(
        of: Set(names), in: texts.map { (file: $0.1, text: $0.2) }), support: support)
  }

  private func resources(of module: CheckedModule) -> [ResourceIssue] {
    ResourceIssue.all(in: module.sources.folder).map {
      let file = module.sources.folder.appending(path: $0.file).path
      return ResourceIssue(file: relative(file), problem: $0.problem)
    }
  }

  private func source(_ file: URL) -> SourceText {
    SourceText(
      String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self))
  }

  private func places(of words: [String], in text: SourceText, _ file: String) -> [CheckReport
    .Place]
  {
    words.flatMap { text.occurrences(of: $0) }.map {
      CheckReport.Place(file: file, line: $0.line, column: $0.column)
    }
  }

  private func relative(_ message: CompilerMessage) -> CompilerMessage {
    CompilerMessage(
      file: relative(message.file), line: message.line, column: message.column,
      isError: message.isError, text: message.text)
  }

  private func relative(_ path: String) -> String { Self.relative(path, to: folder.url) }

  /// The path from a folder, for a file in it; the whole path for others.
  static func relative(_ path: String, to folder: URL) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
  }
}
