import Checks
import Foundation

// support [ROOT] [--write]: fails where Docs/support.md is not what the sources and Tools/support.tsv give. With --write it
// writes the page. ROOT is the repository, here by default.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? ".")
let page = root.appending(path: SupportIndex.page)

finish("support") {
  let index = try SupportIndex(in: root)
  if arguments.contains("--write") {
    try index.text.write(to: page, atomically: true, encoding: .utf8)
  }
  return index.findings(page: (try? String(contentsOf: page, encoding: .utf8)) ?? "")
}
