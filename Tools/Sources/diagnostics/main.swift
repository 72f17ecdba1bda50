import Checks
import Foundation

// diagnostics [ROOT] [--write]: fails where Docs/diagnostics.md is not what the comments of Diagnostic.Kind give, where
// one of its cases lacks an example, a cure or a message, or where a source or a page has an id that does not exist.
// With --write it writes the page. ROOT is the repository, here by default.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? ".")
let page = root.appending(path: DiagnosticIndex.page)

finish("diagnostics") {
  let index = try DiagnosticIndex(in: root)
  if arguments.contains("--write") {
    try index.text.write(to: page, atomically: true, encoding: .utf8)
  }
  return index.findings(page: (try? String(contentsOf: page, encoding: .utf8)) ?? "")
}
