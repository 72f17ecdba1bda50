import ArgumentParser
import Foundation

/// Compiles single files with the SDK, or takes what is in the cache.
struct FileProgram {
  let source: ProgramSource
  let sdk: Installation
  let compiler: Compiler
  let stamp: Stamp
  let swiftVersion: String
  let configuration: BuildConfiguration
  /// The options with which the files import the symbols of assets beside them.
  private let symbols: [String]

  init(_ paths: [String], swiftVersion: String, _ configuration: BuildConfiguration) throws {
    (sdk, compiler, stamp) = try Installation.require()
    (self.swiftVersion, self.configuration) = (swiftVersion, configuration)
    let compiler = compiler
    source = try ProgramSource(paths.map(Self.read)) {
      try Self.hasStatements(paths, compiler)
    }
    symbols = try SymbolModule(
      source: FileSymbols(source.files.map { ($0.url, $0.text) }).source
    ).options(sdk, compiler, stamp)
  }

  private static func read(_ path: String) throws -> ProgramSource.File {
    let url = URL(fileURLWithPath: path)
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Problem("The file \(path) cannot be read.", cure: "See that it exists: ls -l \(path)")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Problem(
        "The file \(path) is not written in UTF-8.",
        cure: "Save it so: iconv -f LATIN1 -t UTF-8 \(ShellWord.quoted(path))")
    }
    return ProgramSource.File(url: url, text: text)
  }

  /// Whether the parser refuses statements that no type contains. Costs one parse of the files.
  private static func hasStatements(_ paths: [String], _ compiler: Compiler) throws -> Bool {
    let outcome = try Child(
      compiler.path, ["-frontend", "-parse", "-parse-as-library"] + paths
    ).capture()
    return outcome.errors.contains("are not allowed at the top level")
  }

  /// The compiled program; a line on standard error where a branch for phones is left out.
  func build() throws -> URL {
    let program = try cachedOrCompiled()
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    PhoneNote.write(source.files.map(\.url), in: folder, sdk, compiler)
    return program
  }

  private func cachedOrCompiled() throws -> URL {
    let cache = ProgramCache.ofUser(ProcessInfo.processInfo.environment)
    if let program = cache.cached(key, named: source.module, at: Date()) { return program }
    Console.note("compiling \(source.files.map(\.url.lastPathComponent).joined(separator: ", ")) …")
    let program = try cache.store(key, named: source.module, compile)
    cache.drop(at: Date())
    return program
  }

  /// All that the result depends on.
  private var key: ContentKey {
    var key = ContentKey()
    for file in source.files {
      key.add(file.url.path)
      key.add(file.text)
    }
    options.forEach { key.add($0) }
    [stamp.waggle, stamp.compiler, sdk.fingerprint].forEach { key.add($0) }
    return key
  }

  private var options: [String] {
    source.options(swiftVersion: swiftVersion, isOptimized: configuration == .release)
      + symbols + sdk.importOptions + sdk.linkOptions
  }

  private func compile(in folder: URL) throws {
    var files = source.files.map(\.url.path)
    if source.entry == .previews {
      let program = folder.appending(path: "WagglePreviews.swift")
      try Data(source.previewProgram.utf8).write(to: program)
      files.append(program.path)
    }
    let place = folder.appending(path: source.module).path
    let status = try Child(compiler.path, options + files + ["-o", place]).run()
    guard status != 0 else { return }
    DiskSpace.note(folder.deletingLastPathComponent(), FileManager.default.temporaryDirectory).map(
      Console.note)
    throw ExitCode.failure
  }
}
