import Foundation

/// The options with which SwiftPM compiles a module, for a library of previews: what belongs to its own files is left out.
package enum CompilerOptions {
  private static let withValue: Set<String> = [
    "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path",
    "-emit-objc-header-path", "-num-threads", "-o",
  ]
  /// The next word is for another program.
  private static let passing: Set<String> = ["-Xcc", "-Xfrontend", "-Xlinker", "-Xclang-linker"]
  private static let alone: Set<String> = [
    "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
    "-serialize-diagnostics", "-parseable-output", "-emit-objc-header", "-g", "-enable-testing",
    "-index-ignore-system-modules", "-whole-module-optimization", "-wmo",
  ]

  /// The options, in their order, and the path of the list of the module's files.
  package static func kept(_ arguments: [String]) -> (options: [String], sources: String?) {
    var (kept, sources): ([String], String?) = ([], nil)
    var rest = arguments.dropFirst()[...]
    while let word = rest.popFirst() {
      if passing.contains(word) {
        kept += [word] + (rest.popFirst().map { [$0] } ?? [])
      } else if withValue.contains(word) {
        rest = rest.dropFirst()
      } else if word.hasPrefix("@") {
        sources = String(word.dropFirst())
      } else if !alone.contains(word), !isJobCount(word) {
        kept.append(word)
      }
    }
    return (kept, sources)
  }

  private static func isJobCount(_ word: String) -> Bool {
    word.hasPrefix("-j") && word.dropFirst(2).allSatisfy(\.isNumber)
  }

  /// The words with which a manifest of the build system compiles a module; nil if it does not.
  package static func arguments(of module: String, inManifest text: String) -> [String]? {
    for line in text.split(separator: "\n") where line.contains("\"-module-name\",\"\(module)\"") {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("args: "), line.contains("\"-emit-module\"") else { continue }
      return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(6).utf8))
    }
    return nil
  }
}
