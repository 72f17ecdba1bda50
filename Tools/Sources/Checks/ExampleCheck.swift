package import Foundation

/// The examples of all pages and doc comments as Swift files in a test target, and the symbols that lack one.
package struct ExampleCheck {
  /// Where the files are written; no commit has them.
  package static let folder = "Tests/DocExamples/Generated"
  /// The symbols that must have an example in a doc comment, one per line.
  package static let list = "Tools/examples.txt"

  /// The files to write, by name.
  package let files: [String: String]
  /// The symbols of the list without an example.
  package let findings: [Finding]

  package init(required: String, pages: [(path: String, source: String)]) {
    var files: [String: String] = [:]
    for (path, source) in pages {
      let markdown = ExampleReader.markdown(path: path, source: source)
      let examples = ExampleReader.examples(in: markdown)
      guard examples.contains(where: \.isCompiled) else { continue }
      let name = Self.name(path, isFree: { files[$0] == nil })
      files[name + ".swift"] = ExampleFile(title: name, examples: examples).text
    }
    self.files = files
    findings = Self.missing(required, in: pages)
  }

  /// Reads the sources and the pages of the repository at `root`.
  package init(in root: URL) throws {
    var pages = try SourceFile.texts(below: "Sources", in: root)
    for folder in ["Sources", "Docs"] {
      pages += try SourceFile.texts(below: folder, ending: ".md", in: root)
    }
    for page in ["README.md", "CONTRIBUTING.md"] {
      pages.append((page, try String(contentsOf: root.appending(path: page), encoding: .utf8)))
    }
    let required = try String(contentsOf: root.appending(path: Self.list), encoding: .utf8)
    self.init(required: required, pages: pages)
  }

  /// A file's name without folders; with that of its folder where another file has the same.
  private static func name(_ path: String, isFree: (String) -> Bool) -> String {
    let parts = path.replacing(".swift", with: "").split(separator: "/").suffix(2)
    let short = String(parts.last ?? "")
    return isFree(short + ".swift") ? short : parts.joined(separator: "-")
  }

  // MARK: Symbols that must have an example

  private static func missing(_ list: String, in pages: [(path: String, source: String)])
    -> [Finding]
  {
    let shown = pages.filter { $0.path.hasSuffix(".swift") }
      .reduce(into: Set<String>()) { $0.formUnion(symbolsWithExample($1.source)) }
    return list.components(separatedBy: "\n").enumerated().compactMap { index, name in
      guard !name.isEmpty, !name.hasPrefix("#"), !shown.contains(name) else { return nil }
      return Finding(path: Self.list, line: index + 1, message: "\(name) has no example")
    }
  }

  /// The names of the public declarations of a file whose doc comment has a block of Swift.
  private static func symbolsWithExample(_ source: String) -> Set<String> {
    var names: Set<String> = []
    var hasExample = false
    for line in source.components(separatedBy: "\n") {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if bare.hasPrefix("/// ```swift") {
        hasExample = true
      } else if hasExample, let name = declaredName(bare) {
        names.insert(name)
        hasExample = false
      } else if !bare.hasPrefix("///"), !bare.hasPrefix("@") {
        hasExample = false
      }
    }
    return names
  }

  private static func declaredName(_ line: String) -> String? {
    let declaration = /\bpublic\b.*?\b(?:struct|class|enum|protocol|func|var|let|macro) (\w+)/
    return line.firstMatch(of: declaration).map { String($0.1) }
  }
}
