import Checks
import Foundation

// docs [ROOT] [OPTION]: fails on each public symbol without a doc comment, on names, files and links in pages and
// comments that do not exist (Tools/names.txt lists exceptions), and where a file has more phrases of Tools/dialect.tsv
// than Tools/dialect-baseline.txt allows. ROOT is the repository, here by default.
//
//   --dialect          prints each phrase of Tools/dialect.tsv, whatever the baseline allows
//   --lower-baseline   lowers the baseline to what is found; no count rises
//   --reset-baseline   writes what is found: after files were moved or the list of phrases grew
let options = CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") }
let root = URL(
  filePath: CommandLine.arguments.dropFirst().first { !$0.hasPrefix("--") } ?? ".")
let baseline = root.appending(path: DialectCheck.baseline)

finish("docs") {
  let dialect = try DialectCheck(in: root)
  let old = DialectCheck.counts((try? String(contentsOf: baseline, encoding: .utf8)) ?? "")
  if options.contains("--dialect") { return dialect.all }
  if options.contains("--lower-baseline") || options.contains("--reset-baseline") {
    let isReset = options.contains("--reset-baseline")
    try dialect.text(loweredFrom: isReset ? nil : old)
      .write(to: baseline, atomically: true, encoding: .utf8)
    return []
  }
  return try DocCheck.findings(in: root) + ReferenceCheck(in: root).findings
    + dialect.findings(baseline: old)
}
