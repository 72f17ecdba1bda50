import Checks
import Foundation

// docs [ROOT]: fails on each public symbol without a doc comment, on traps without a reason, on names, files and links in pages
// and comments that do not exist (Tools/names.txt lists exceptions), on each phrase of Tools/dialect.tsv, and on doc comments
// whose first sentence has no subject (Tools/sentences.txt lists those that are left). ROOT is the repository, here by default.
let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")

finish("docs") {
  try DocCheck.findings(in: root) + TrapCheck.findings(in: root) + ReferenceCheck(in: root).findings
    + DialectCheck(in: root).findings + SubjectCheck(in: root).findings
}
