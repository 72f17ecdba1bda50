package import Foundation
import Synchronization

/// The string tables of bundles. Those of the program are in the folder of its executable and in the resources of its
/// package's targets, which SwiftPM puts there.
package final class StringTables: Sendable {
  package static let shared = StringTables()

  private struct State {
    /// By the path of a folder; nil where it has no strings.
    var folders: [String: StringFolder?] = [:]
    var reported: Set<String> = []
  }

  private let state = Mutex(State())
  /// Whether a file that cannot be read was met and not reported yet.
  private let hasProblems = Atomic(false)

  /// What a table has for a key, in the language of the locale; nil where it does not have the key.
  package func entry(
    _ key: String, table: String?, bundle: Bundle?, locale: @autoclosure () -> Locale
  ) -> StringEntry? {
    let isOwn = bundle == nil || bundle === Bundle.main
    let path = isOwn ? nil : bundle?.resourcePath ?? bundle?.bundlePath
    let paths = path.map { [$0] } ?? Self.program
    guard !paths.isEmpty else { return nil }
    return state.withLock { state in
      let identifier = locale().identifier
      for path in paths {
        guard let folder = Self.folder(path, &state) else { continue }
        let known = folder.problems.count
        let entry = folder.entry(key, table ?? "Localizable", for: identifier)
        if folder.problems.count != known { hasProblems.store(true, ordering: .relaxed) }
        if let entry { return entry }
      }
      return nil
    }
  }

  private static func folder(_ path: String, _ state: inout State) -> StringFolder? {
    if let known = state.folders[path] { return known }
    let names = names(in: path)
    let folder = names.contains(where: StringFolder.isStrings) ? StringFolder(path, names) : nil
    state.folders[path] = .some(folder)
    return folder
  }

  /// The folders of the program that have strings. Most have none, and then nothing is looked up.
  private static let program: [String] = {
    let own = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let inside = names(in: own).filter { $0.hasSuffix(".resources") }.sorted()
    return ([own] + inside.map { "\(own)/\($0)" }).filter { path in
      names(in: path).contains(where: StringFolder.isStrings)
    }
  }()

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The files that cannot be read, with the reason, each once. It is cheap to ask in each frame.
  package func takeProblems() -> [(file: String, reason: String)] {
    guard hasProblems.load(ordering: .relaxed) else { return [] }
    return state.withLock { state in
      hasProblems.store(false, ordering: .relaxed)
      return state.folders.values.flatMap { $0?.problems ?? [] }
        .filter { state.reported.insert($0.file).inserted }
    }
  }
}
