package import Foundation

/// Finds doc comments whose first sentence has no subject, beside those that `Tools/sentences.txt` lists.
///
/// Always true of a clean repository: each sentence of the list is in a comment, and the list has `most` of them, so that
/// it gets shorter and never longer.
package struct SubjectCheck {
  package static let list = "Tools/sentences.txt"

  private let listed: [(text: String, line: Int)]
  private let most: Int?
  private let found: [(path: String, sentence: FirstSentence)]

  package init(list: String, files: [(path: String, source: String)]) {
    let lines = list.components(separatedBy: "\n").enumerated().map { (text: $1, line: $0 + 1) }
    most = lines.lazy.compactMap { Self.most(in: $0.text) }.first
    listed = lines.filter {
      !$0.text.isEmpty && !$0.text.hasPrefix("#") && Self.most(in: $0.text) == nil
    }
    found = files.flatMap { file in
      FirstSentence.all(in: file.source).filter { !$0.hasSubject }.map { (file.path, $0) }
    }
  }

  /// Reads the list and the sources of the repository at `root`.
  package init(in root: URL) throws {
    let list = try String(contentsOf: root.appending(path: Self.list), encoding: .utf8)
    self.init(list: list, files: try SourceFile.texts(below: "Sources", in: root))
  }

  private static func most(in line: String) -> Int? {
    line.hasPrefix("most ") ? Int(line.dropFirst(5)) : nil
  }

  /// The sentences that the list lacks, those that it has in vain, and a limit that is wrong.
  package var findings: [Finding] {
    let known = Set(listed.map(\.text))
    let unlisted = found.filter { !known.contains($0.sentence.text) }.map { path, sentence in
      Finding(
        path: path, line: sentence.line,
        message: "\"\(sentence.text)\" does not say what it is about: begin with a noun")
    }
    let present = Set(found.map(\.sentence.text))
    let unused = listed.filter { !present.contains($0.text) }.map { text, line in
      Finding(
        path: Self.list, line: line, message: "no comment begins with \"\(text)\": remove it")
    }
    return unlisted + unused + limit
  }

  private var limit: [Finding] {
    guard listed.count != most else { return [] }
    let message =
      listed.count > most ?? 0
      ? "\(listed.count) sentences; the limit is \(most ?? 0)"
      : "\(listed.count) sentences: lower the limit"
    return [Finding(path: Self.list, line: 1, message: message)]
  }
}
