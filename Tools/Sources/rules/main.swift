import Checks
import Foundation

// rules [ROOT] [--write]: fails where Docs/rules.md is not what the tests, the sources and Tools/rules.tsv give, or where
// a rule has no sentence. With --write it writes the page. ROOT is the repository, here by default.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? ".")
let page = root.appending(path: RuleIndex.page)

finish("rules") {
  let index = try RuleIndex(in: root)
  if arguments.contains("--write") {
    try index.text.write(to: page, atomically: true, encoding: .utf8)
  }
  return index.findings(page: (try? String(contentsOf: page, encoding: .utf8)) ?? "")
}
