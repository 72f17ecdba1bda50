import Checks
import Foundation

// docs [ROOT]: fails on each public symbol without a doc comment, and where the tables of diagnostics do not list what
// the sources report. ROOT is the repository, here by default.
let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
finish("docs") {
  try DocCheck.findings(in: root) + DiagnosticCheck.findings(in: root)
}
