import Checks
import Foundation

// examples [ROOT] [--write]: fails where a symbol of Tools/examples.txt has no example. With --write it writes the
// examples of doc comments and pages to Tests/DocExamples/Generated. ROOT is the repository, here by default.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? ".")
let folder = root.appending(path: ExampleCheck.folder)

/// The existing files, by name.
func existingFiles() throws -> [String: String] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  return try names.reduce(into: [:]) { files, name in
    files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
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
  return check.findings
}
