import Checks
import Foundation

// examples [ROOT] [--write]: fails where Tests/DocExamples/Generated is not what the examples of doc comments and pages
// give, or where a symbol of Tools/examples.txt has none. With --write it writes the files. ROOT is the repository, here
// by default.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? ".")
let folder = root.appending(path: ExampleCheck.folder)

/// The existing files, by name.
func existingFiles() throws -> [String: String] {
  let texts = try SourceFile.texts(below: ExampleCheck.folder, in: root)
  let names = texts.map { String($0.path.dropFirst(ExampleCheck.folder.count + 1)) }
  return Dictionary(uniqueKeysWithValues: zip(names, texts.map(\.source)))
}

/// Writes only changed files, so that the next build compiles little, and removes those without a page.
func write(_ files: [String: String]) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let existing = try existingFiles()
  for (name, text) in files where existing[name] != text {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }
  for name in existing.keys where files[name] == nil {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }
}

finish("examples") {
  let check = try ExampleCheck(in: root)
  if arguments.contains("--write") { try write(check.files) }
  return check.findings(existing: try existingFiles())
}
