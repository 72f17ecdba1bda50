import Checks
import Foundation

// docs [ROOT]: fails on each public symbol without a doc comment. ROOT is the repository, here by default.
let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
finish("docs") { try DocCheck.findings(in: root) }
