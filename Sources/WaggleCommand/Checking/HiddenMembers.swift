package import Foundation

/// Calls of members that no module declares. The compiler does not name them where it gives up an expression, or blames its
/// other parts.
package enum HiddenMembers {
  package struct Call: Hashable {
    package let name: String
    package let line: Int
    /// The first byte of the name in the line, from 1.
    package let column: Int
  }

  /// The calls of members in a source, such as `.padding(` and `.background {`, in their order.
  package static func calls(in source: String) -> [Call] {
    let lines = source.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    // The blank text has as many scalars in each line, and other bytes.
    return zip(lines, SourceText(source).lines).enumerated().flatMap { number, line in
      line.1.matches(of: /\.([a-z_]\w*)(?:\(|\ *\{)/).map { match in
        let scalars = line.1[..<match.1.startIndex].unicodeScalars.count
        let column = String(line.0.unicodeScalars.prefix(scalars)).utf8.count + 1
        return Call(name: String(match.1), line: number + 1, column: column)
      }
    }
  }
}

/// The names that compiled modules have: those that they declare, and those that they refer to.
package final class ModuleNames {
  private let files: [URL]
  private lazy var contents = files.compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
  private var known: [String: Bool] = [:]

  package init(files: [URL]) { self.files = files }

  /// All modules below these folders.
  package convenience init(below folders: [URL]) {
    var files: [URL] = []
    for folder in folders {
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = all?.nextObject() as? URL {
        if file.pathExtension == "swiftmodule", !RunInput.isFolder(file.path) { files.append(file) }
      }
    }
    self.init(files: files)
  }

  /// Whether a module has the name. Costs some 10 ms where none has it.
  package func contains(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    // A module has its names one after the other, each with a zero behind it.
    let bytes = Data([0] + Array(name.utf8) + [0])
    let answer = contents.contains { $0.range(of: bytes) != nil }
    known[name] = answer
    return answer
  }
}
