import Foundation

/// What is compiled after a save: a library of newer code, with the programs that make it.
struct Generation {
  let number: Int
  /// What is done, in a few words.
  let title: String
  /// The programs, which are run one after the other until one fails.
  let steps: [Child]
  let library: URL
  /// What its modules are called in lists of previews, by their names in the library. Those that are not in it keep theirs.
  let modules: [String: String]
  /// Whether the previews of other modules stay.
  let keepsOthers: Bool

  /// Whether all modules of another, older generation are in this one too.
  func replaces(_ other: Generation) -> Bool {
    !keepsOthers
      || other.keepsOthers && Set(other.modules.values).isSubset(of: modules.values)
  }
}

/// What a save asks for.
enum PreviewStep {
  /// To compile a library, which the running host loads.
  case compile(Generation)
  /// To build all, and to start the host again, for this reason.
  case buildAll(reason: String)
}

/// Where newer code comes from.
protocol PreviewSource: AnyObject {
  var watcher: SourceWatcher { get }
  /// The folder that is written to by a build.
  var folder: URL { get }
  /// The first build, of the whole. Returns the compiler's words where it fails.
  func prepare() throws -> String?
  /// The answer to changes of files; at first there are none.
  func step(_ number: Int, for changes: Set<String>, in folder: URL) throws -> PreviewStep
  /// A library was compiled. Returns whether files were saved that may not be in it.
  func compiled(_ generation: Generation) -> Bool
  /// Whether to compile again, since another way of compiling may succeed.
  func mayRetry(after words: String) -> Bool
}

/// Files that are compiled together.
final class FileGenerations: PreviewSource {
  let watcher: SourceWatcher
  /// Nothing is written beside files.
  let folder = FileManager.default.temporaryDirectory
  private let paths: [String]
  private let swiftVersion: String
  private let sdk: Installation
  private let compiler: Compiler
  /// The options with which the files import the symbols of assets beside them.
  private let symbols: [String]
  /// Whether the files have statements outside of types.
  private var isScript = false
  /// The programs to start; nil until they are known.
  private var jobs: CompilerJobs?

  init(_ paths: [String], swiftVersion: String) throws {
    let stamp: Stamp
    (sdk, compiler, stamp) = try Installation.require()
    for path in paths where !FileManager.default.isReadableFile(atPath: path) {
      throw Problem(
        "The file \(path) cannot be read.",
        cure: "See that it exists: ls -l \(ShellWord.quoted(path))")
    }
    (self.paths, self.swiftVersion) = (paths, swiftVersion)
    let texts = paths.map { path in
      let data = FileManager.default.contents(atPath: path) ?? Data()
      return (URL(fileURLWithPath: path), String(decoding: data, as: UTF8.self))
    }
    symbols = try SymbolModule(source: FileSymbols(texts).source).options(sdk, compiler, stamp)
    watcher = try SourceWatcher(files: paths)
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    PhoneNote.write(texts.map(\.0), in: here, sdk, compiler)
  }

  func prepare() -> String? { nil }

  func step(_ number: Int, for changes: Set<String>, in folder: URL) -> PreviewStep {
    let library = folder.appending(path: "gen\(number).so")
    let output = CompilerJobs.Output(module: "Preview\(number)", library: library.path)
    let name = (paths[0] as NSString).lastPathComponent
    let title = (name as NSString).deletingPathExtension
    return .compile(
      Generation(
        number: number, title: "Compiling \(name)", steps: steps(output, in: folder),
        library: library, modules: [output.module: title], keepsOthers: false))
  }

  private func steps(_ output: CompilerJobs.Output, in folder: URL) -> [Child] {
    let options =
      [
        "-Onone", "-gnone", "-swift-version", swiftVersion,
        "-module-cache-path", folder.appending(path: "cache").path,
      ] + (isScript ? [] : ["-parse-as-library"]) + (paths.count > 1 ? ["-wmo"] : [])
      + symbols + sdk.importOptions + sdk.linkOptions
    jobs = jobs ?? CompilerJobs(compiler, options: options, sources: paths, output: output)
    guard let jobs else {
      let made = ["-emit-library", "-module-name", output.module, "-o", output.library]
      return [Child(compiler.path, made + options + paths)]
    }
    return (jobs.compiling(output) + [jobs.linking(output)]).map(Child.init(words:))
  }

  func compiled(_ generation: Generation) -> Bool { false }

  func mayRetry(after words: String) -> Bool {
    guard !isScript, words.contains("are not allowed at the top level") else { return false }
    (isScript, jobs) = (true, nil)
    return true
  }
}
