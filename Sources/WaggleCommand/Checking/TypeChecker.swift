import Foundation

/// Type-checks modules one after another with the SDK, and keeps for each what the next ones import, errors or not.
final class TypeChecker {
  private let sdk: Installation
  private let compiler: Compiler
  private let work: URL
  /// The options with which later modules find those in C.
  private var moduleMaps: [String] = []
  /// The names of the modules that are there in any case.
  private lazy var names = ModuleNames(below: [sdk.modules, sdk.kit, compiler.libraries])
  /// The modules that were checked, whose names are in their sources.
  private var checked: [CheckedModule] = []
  /// The names that the first of them declare, and how many those are.
  private var declared: Set<String> = []
  private var readCount = 0
  /// Whether a type of them has members of any name, so that none is missing for certain.
  private var hasAnyMember = false
  /// What the compiler said where it could not check a module at all.
  private(set) var failures: [String: String] = [:]

  init(_ sdk: Installation, _ compiler: Compiler) throws {
    (self.sdk, self.compiler) = (sdk, compiler)
    work = FileManager.default.temporaryDirectory.appending(
      path: "waggle-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: work) }

  /// The errors and warnings of a module, those of missing imports included.
  func check(_ module: CheckedModule) throws -> [CompilerMessage] {
    guard !module.sources.files.isEmpty else {
      addModuleMap(of: module)
      checked.append(module)
      return []
    }
    checked.append(module)
    var edits: [String: String] = [:]
    var (found, last) = try checkImports(of: module, &edits)
    for _ in 0..<8 {
      let hidden = hiddenMembers(last, module, edits)
      guard blankCalls(last + hidden, &edits) else { break }
      last = try compile(module, try copies(of: module, edits))
      found += hidden + last.filter(Self.isNamed)
    }
    return Self.unique(Self.withoutConsequences(found, last))
  }

  /// Errors without a name follow from others where a file has none of them once the calls are blank that lack.
  private static func withoutConsequences(_ found: [CompilerMessage], _ last: [CompilerMessage])
    -> [CompilerMessage]
  {
    let failing = Set(last.filter(\.isError).map(\.file))
    return found.filter { failing.contains($0.file) || CheckIssue($0.text).kind != .other }
  }

  /// Adds the names that the sources declare which were checked since the last time.
  private func readDeclarations() {
    for file in checked[readCount...].flatMap(\.sources.files) {
      let source = text(of: file)
      declared.formUnion(Declarations.names(in: SourceText(source)))
      hasAnyMember =
        hasAnyMember || source.contains(/subscript\s*\(\s*dynamicMember\s+\w+\s*:\s*String/)
    }
    readCount = checked.count
  }

  /// Errors for calls of members that no module declares, in the files where the compiler names nothing.
  private func hiddenMembers(
    _ messages: [CompilerMessage], _ module: CheckedModule, _ edits: [String: String]
  ) -> [CompilerMessage] {
    let files = Set(
      messages.filter { $0.isError && CheckIssue($0.text).kind == .other }.map(\.file))
    guard !files.isEmpty else { return [] }
    readDeclarations()
    guard !hasAnyMember else { return [] }
    return module.sources.files.filter { files.contains($0.path) }.flatMap { file in
      HiddenMembers.calls(in: edited(file, edits)).filter { !isDeclared($0.name) }.map {
        CompilerMessage(
          file: file.path, line: $0.line, column: $0.column, isError: true,
          text: "no module has a member '\($0.name)'")
      }
    }
  }

  /// Whether a module that can be imported, or a source that was checked, declares a name.
  private func isDeclared(_ name: String) -> Bool {
    names.contains(name) || declared.contains(name)
      || checked.compactMap(\.sources.cHeaders).joined().contains { text(of: $0).contains(name) }
  }

  /// Compiles until no import is missing; the second value has the errors of the last time.
  private func checkImports(of module: CheckedModule, _ edits: inout [String: String]) throws
    -> (found: [CompilerMessage], last: [CompilerMessage])
  {
    var (found, blanked): ([CompilerMessage], Set<String>) = ([], [])
    while true {
      let messages = try compile(module, try copies(of: module, edits))
      found += messages
      let names = Set(messages.compactMap(\.missingModule))
      // An import that is not alone in its line stays: the other errors are then not known.
      guard !names.isSubset(of: blanked) else { return (found, messages) }
      blanked.formUnion(names)
      found += try imports(of: names, in: module)
      for file in module.sources.files {
        edits[file.path] =
          ImportBlanker.blanked(edited(file, edits), names) ?? edits[file.path]
      }
    }
  }

  /// Whether an error names what is not there: others may follow from what was made blank.
  private static func isNamed(_ message: CompilerMessage) -> Bool {
    [.member, .name, .unavailable].contains(CheckIssue(message.text).kind)
  }

  /// Makes the calls blank that the errors name; false where there is none.
  private func blankCalls(_ messages: [CompilerMessage], _ edits: inout [String: String]) -> Bool {
    let calls = messages.filter { $0.isError && CheckIssue($0.text).kind == .member }
    var isChanged = false
    for (file, calls) in Dictionary(grouping: calls, by: \.file) {
      var blanker = CallBlanker(edits[file] ?? text(of: URL(fileURLWithPath: file)))
      for call in calls {
        guard let name = CheckIssue(call.text).name.split(separator: ".").last else { continue }
        blanker.blankCall(of: String(name), line: call.line, column: call.column)
      }
      if blanker.isChanged { (edits[file], isChanged) = (blanker.text, true) }
    }
    return isChanged
  }

  private static func unique(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return messages.filter { seen.insert($0).inserted }
  }

  /// Whether a module can be imported: it is the SDK's, the compiler's, or one of those that were checked.
  func canImport(_ name: String) -> Bool {
    let made = work.appending(path: "\(name).swiftmodule").path
    return FileManager.default.fileExists(atPath: made) || sdk.has(module: name, compiler)
  }

  // MARK: Files

  private func text(of file: URL) -> String {
    FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  private func edited(_ file: URL, _ edits: [String: String]) -> String {
    edits[file.path] ?? text(of: file)
  }

  /// The files to compile, with the file that each of them stands for.
  private func copies(of module: CheckedModule, _ edits: [String: String]) throws -> [(
    path: String, original: String
  )] {
    try module.sources.files.enumerated().map { number, file in
      guard let text = edits[file.path] else { return (file.path, file.path) }
      let folder = work.appending(path: "copies/\(module.name)/\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appending(path: file.lastPathComponent)
      try Data(text.utf8).write(to: copy)
      return (copy.path, file.path)
    }
  }

  /// A message for each import of a missing module that is built: the compiler stops at the first one.
  private func imports(of names: Set<String>, in module: CheckedModule) throws -> [CompilerMessage]
  {
    let condition = condition(for: module)
    return module.sources.files.flatMap { file in
      BuiltLines.imports(in: SourceText(text(of: file)), condition).compactMap { item in
        names.first { item.name == $0 || item.name.hasPrefix("\($0).") }.map {
          CompilerMessage(
            file: file.path, line: item.line, column: item.column, isError: true,
            text: "no such module '\($0)'")
        }
      }
    }
  }

  func condition(for module: CheckedModule) -> Condition {
    Condition(defines: module.target.defines.union(["DEBUG", "SWIFT_PACKAGE"])) { [self] in
      canImport($0)
    }
  }

  // MARK: Compiling

  private func compile(_ module: CheckedModule, _ files: [(path: String, original: String)]) throws
    -> [CompilerMessage]
  {
    let made = [try resourceAccessor(module), try assetSymbols(module)].compactMap { $0 }
    let paths = files.map(\.path) + made
    let outcome = try Child(compiler.path, try options(module) + paths).capture()
    note(outcome, module)
    let originals = Dictionary(files.map { ($0.path, $0.original) }) { first, _ in first }
    return CompilerMessage.all(in: outcome.errors + outcome.output).map {
      CompilerMessage(
        file: originals[$0.file] ?? $0.file, line: $0.line, column: $0.column, isError: $0.isError,
        text: $0.text)
    }
  }

  private func note(_ outcome: Child.Outcome, _ module: CheckedModule) {
    let lines = outcome.errors.split(separator: "\n")
    let unplaced = lines.first { $0.hasPrefix("error:") || $0.hasPrefix("<unknown>:0: error:") }
    if outcome.status != 0, let unplaced, CompilerMessage.all(in: outcome.errors).isEmpty {
      failures[module.target.name] = String(unplaced)
    }
  }

  private func options(_ module: CheckedModule) throws -> [String] {
    let plugins = compiler.toolchain.appending(path: "lib/swift/host/plugins")
    let frontend = [
      "-frontend", "-emit-module", "-experimental-allow-module-with-compiler-errors",
      "-enable-testing", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-disable-objc-interop", "-target", try sdk.stamp().target, "-module-name", module.name,
      "-o", work.appending(path: "\(module.name).swiftmodule").path, "-swift-version",
      module.languageMode, "-package-name", module.package, "-D", "DEBUG", "-D", "SWIFT_PACKAGE",
      "-plugin-path", plugins.path, "-plugin-path", plugins.appending(path: "testing").path,
    ]
    return frontend + module.target.options + ["-I", work.path] + sdk.frontendImportOptions
      + moduleMaps
      + (isLibrary(module) ? ["-parse-as-library"] : [])
  }

  private func isLibrary(_ module: CheckedModule) -> Bool {
    let files = module.sources.files
    if files.contains(where: { $0.lastPathComponent == "main.swift" }) { return false }
    guard module.target.kind == "executable", files.count == 1 else { return true }
    return SourceText(text(of: files[0])).hasMainType
  }

  /// The file that SwiftPM writes for a target with resources.
  private func resourceAccessor(_ module: CheckedModule) throws -> String? {
    guard module.target.hasResources else { return nil }
    let file = work.appending(path: "\(module.name)-resources.swift")
    try Data("import Foundation\nextension Bundle { static var module: Bundle { .main } }\n".utf8)
      .write(to: file)
    return file.path
  }

  /// The file with the symbols of a target's assets, where the target has none itself.
  private func assetSymbols(_ module: CheckedModule) throws -> String? {
    let assets = TargetAssets(
      target: module.target.name, folder: module.sources.folder,
      hasResources: module.target.hasResources)
    guard !assets.catalogues.isEmpty, !assets.hasFile else { return nil }
    let file = work.appending(path: "\(module.name)-assets.swift")
    try Data(assets.source.utf8).write(to: file)
    return file.path
  }

  private func addModuleMap(of module: CheckedModule) {
    guard FileManager.default.fileExists(atPath: module.sources.folder.path) else { return }
    if let map = module.sources.moduleMap {
      moduleMaps += ["-Xcc", "-fmodule-map-file=\(map.path)"]
    } else {
      let map = work.appending(path: "\(module.name).modulemap")
      let text = "module \(module.name) { umbrella \"\(module.sources.headers.path)\" export * }\n"
      try? Data(text.utf8).write(to: map)
      moduleMaps += ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    moduleMaps += ["-Xcc", "-I\(module.sources.headers.path)"]
  }
}
