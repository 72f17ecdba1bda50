import Checks
import Foundation

// rules [ROOT] [--write]: fails where a rule has no sentence in Tools/rules.tsv or is in the name of no test. With --write it
// writes .build/rules.md, a page with the tests and the sources of each rule. ROOT is the repository, here by default.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? ".")

finish("rules") {
  let index = try RuleIndex(in: root)
  if arguments.contains("--write") {
    let page = root.appending(path: RuleIndex.page)
    try FileManager.default.createDirectory(
      at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
    try index.text.write(to: page, atomically: true, encoding: .utf8)
  }
  return index.findings
}
