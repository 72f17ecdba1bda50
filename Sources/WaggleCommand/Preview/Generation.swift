import Foundation

/// What is compiled after a save: a library of newer code, with the words to compile it.
struct Generation {
  let number: Int
  /// What is done, in a few words.
  let title: String
  let child: Child
  let library: URL
  /// What the module is called in lists of previews; nil for its own name.
  let module: String?
  /// Whether the previews of other modules stay.
  let keepsOthers: Bool
}

/// Where newer code comes from.
protocol PreviewSource: AnyObject {
  var watcher: SourceWatcher { get }
  /// The folder that is written to by a build.
  var folder: URL { get }
  /// The first build, of the whole. Returns the compiler's words where it fails.
  func prepare() throws -> String?
  /// The library to compile after changes of files, initially none; nil where all has to be built, and the host to be started,
  /// again.
  func generation(_ number: Int, for changes: Set<String>, in folder: URL) throws -> Generation?
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
  /// Whether the files have statements outside of types.
  private var isScript = false

  init(_ paths: [String], swiftVersion: String) throws {
    (sdk, compiler, _) = try Installation.require()
    for path in paths where !FileManager.default.isReadableFile(atPath: path) {
      throw Problem(
        "The file \(path) cannot be read.",
        cure: "See that it exists: ls -l \(ShellWord.quoted(path))")
    }
    (self.paths, self.swiftVersion) = (paths, swiftVersion)
    watcher = try SourceWatcher(files: paths)
  }

  func prepare() -> String? { nil }

  func generation(_ number: Int, for changes: Set<String>, in folder: URL) -> Generation? {
    let library = folder.appending(path: "gen\(number).so")
    let name = (paths[0] as NSString).lastPathComponent
    let options =
      [
        "-emit-library", "-Onone", "-gnone", "-module-name", "Preview\(number)",
        "-swift-version", swiftVersion, "-module-cache-path", folder.appending(path: "cache").path,
      ] + (isScript ? [] : ["-parse-as-library"]) + (paths.count > 1 ? ["-wmo"] : [])
    return Generation(
      number: number, title: "Compiling \(name)",
      child: Child(
        compiler.path, options + sdk.importOptions + sdk.linkOptions + paths + ["-o", library.path]),
      library: library, module: (name as NSString).deletingPathExtension, keepsOthers: false)
  }

  func mayRetry(after words: String) -> Bool {
    guard !isScript, words.contains("are not allowed at the top level") else { return false }
    isScript = true
    return true
  }
}
