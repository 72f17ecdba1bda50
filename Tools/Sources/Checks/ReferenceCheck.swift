package import Foundation

/// Finds names, files and links in pages, and names in comments, that the repository does not have.
///
/// A name is known where a Swift file has it as a word of code, a page's script or a test in Python has it, or a file or
/// folder is called so. `Tools/names.txt` lists the others that pages may use: SwiftUI's that Waggle lacks, those of
/// other projects, and those of examples. A name in the list that sources declare, or that no page uses, is found too.
package struct ReferenceCheck {
  package static let list = "Tools/names.txt"
  private static let folders = [
    "Sources", "Tests", "Tools", "Examples", "Benchmarks", "Scripts", "Docs", ".ci",
  ]
  private let known: Set<String>
  private let declared: Set<String>
  private let paths: Set<String>
  private let references: [(path: String, references: [Reference])]
  private let allowed: [(name: String, line: Int)]

  /// - Parameters:
  ///   - files: path and text of each file whose words, comments or references count.
  ///   - paths: every file of the repository, those without text included.
  ///   - list: the text of `Tools/names.txt`: names with spaces between, `#` begins a comment.
  package init(files: [(path: String, text: String)], paths: [String], list: String) {
    let swift = files.filter { $0.path.hasSuffix(".swift") }
    var sources: Set<String> = []
    var words: Set<String> = []
    for (path, text) in swift {
      let found = Tokenizer.tokens(of: text).filter { $0.kind == .word }.map(\.text)
      if path.hasPrefix("Sources/") { sources.formUnion(found) } else { words.formUnion(found) }
    }
    for (path, text) in files where path.hasSuffix(".js") || path.hasSuffix(".py") {
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    for path in paths {
      words.formUnion(path.split { $0 == "/" || $0 == "." || $0 == "+" }.map(String.init))
    }
    declared = sources
    known = sources.union(words)
    self.paths = Self.withFolders(paths)
    references = files.compactMap { path, text -> (path: String, references: [Reference])? in
      if path.hasSuffix(".md") { return (path, Reference.references(ofPage: text)) }
      guard path.hasPrefix("Sources/"), path.hasSuffix(".swift") else { return nil }
      return (path, Reference.names(inCommentsOf: text))
    }
    allowed = Self.names(of: list)
  }

  /// Reads the files of the repository at `root`.
  package init(in root: URL) throws {
    let paths = Self.paths(in: root)
    let endings = [".swift", ".md", ".js", ".py"]
    // The table of what works has names that no source has.
    let read = paths.filter { path in
      path != SupportIndex.page && endings.contains { path.hasSuffix($0) }
    }
    let files = try read.map { path in
      (path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    let list = try String(contentsOf: root.appending(path: Self.list), encoding: .utf8)
    self.init(files: files, paths: paths, list: list)
  }

  /// The files of the repository, sorted, without those that a build makes.
  private static func paths(in root: URL) -> [String] {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let below = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (names?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
    return (top + below).filter { path in
      !SourceFile.isGenerated(path)
        && !path.split(separator: "/").contains { $0 == ".build" || $0 == "__pycache__" }
    }
    .sorted()
  }

  private static func withFolders(_ paths: [String]) -> Set<String> {
    var all: Set<String> = []
    for path in paths {
      var rest = Substring(path)
      while !rest.isEmpty, all.insert(String(rest)).inserted {
        rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
      }
    }
    return all
  }

  private static func names(of list: String) -> [(name: String, line: Int)] {
    list.components(separatedBy: "\n").enumerated().flatMap { index, line in
      line.prefix { $0 != "#" }.split(separator: " ").map { (name: String($0), line: index + 1) }
    }
  }

  // MARK: Findings

  /// What is referred to and missing, file by file, then what is wrong in the list.
  package var findings: [Finding] {
    let names = Set(allowed.map(\.name))
    var used: Set<String> = []
    var findings: [Finding] = []
    for (path, references) in references {
      for reference in references {
        if case .name(let name) = reference.target, names.contains(name) {
          used.insert(name)
        } else if let message = message(reference.target, in: path) {
          findings.append(Finding(path: path, line: reference.line, message: message))
        }
      }
    }
    return findings
      + allowed.compactMap { finding($0.name, $0.line, isUsed: used.contains($0.name)) }
  }

  private func message(_ target: Reference.Target, in page: String) -> String? {
    switch target {
    case .name(let name):
      known.contains(name)
        ? nil : "no source has the name \(name); if it is right, add it to \(Self.list)"
    case .path(let path):
      hasFile(path)
        ? nil : "there is no file or folder \(path); if it is right, add it to \(Self.list)"
    case .link(let link):
      isLinked(link, from: page) ? nil : "the link leads to \(link), which does not exist"
    }
  }

  private func finding(_ name: String, _ line: Int, isUsed: Bool) -> Finding? {
    let message: String? =
      declared.contains(name)
      ? "sources have the name \(name): remove it here, and see what pages say about it"
      : isUsed || usesPath(name) ? nil : "no page and no comment uses \(name): remove it"
    return message.map { Finding(path: Self.list, line: line, message: $0) }
  }

  /// Paths are found by their end, as pages leave out the folders that a reader knows.
  private func hasFile(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return paths.contains(path) || paths.contains { $0.hasSuffix("/" + path) }
      || allowed.contains { $0.name == path }
  }

  private func usesPath(_ path: String) -> Bool {
    references.contains { page in
      page.references.contains { $0.target == .path(path) || $0.target == .path(path + "/") }
    }
  }

  /// Articles of DocC name their pictures without folder and ending; `docc` checks those.
  private func isLinked(_ link: String, from page: String) -> Bool {
    if page.contains(".docc/") { return true }
    let folder = page.split(separator: "/").dropLast().map(String.init)
    var parts = folder
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return paths.contains(parts.joined(separator: "/"))
  }
}
