import Foundation

/// A file of a program's source.
struct SourceFile: Identifiable, Hashable {
  /// The folder and the name, as in `Examples/Sources`.
  let path: String
  let lines: [String]

  var id: String { path }
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The folder of all examples' sources, on the machine where this program was built.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files of a program, in the order of their names. None if the program runs on another machine than that on which
  /// it was built.
  static func all(of exhibit: Exhibit) -> [SourceFile] {
    exhibit.folders.flatMap { folder in
      let names =
        (try? FileManager.default.contentsOfDirectory(
          atPath: root.appending(path: folder).path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name -> SourceFile? in
        let url = root.appending(path: folder).appending(path: name)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return SourceFile(path: "\(folder)/\(name)", lines: lines)
      }
    }
  }
}
