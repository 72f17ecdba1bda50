import Foundation
package import Waggle

/// Writes diagnostics to standard error, each one once per process, however many trees report it.
///
/// Always true: at most `limit` diagnostics are remembered and written, so a server that renders forever neither
/// fills its log nor grows. Diagnostics that differ only in their numbers count as one.
@MainActor package final class DiagnosticLog {
  /// The log of the process.
  package static let standardError = DiagnosticLog { line in
    // A process without standard error runs without a log.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// The largest number of different diagnostics.
  package static let limit = 200

  private let print: (String) -> Void
  private var written: Set<String> = []

  /// - Parameter print: receives one line, without the line feed.
  package init(_ print: @escaping (String) -> Void) { self.print = print }

  /// Writes a line that is not a diagnostic, each time.
  package func write(_ line: String) { print(line) }

  /// Writes those diagnostics that have not been written before.
  package func write(_ diagnostics: [Diagnostic]) { diagnostics.forEach(write) }

  /// Writes the diagnostic, unless it was written before.
  package func write(_ diagnostic: Diagnostic) {
    guard written.count < Self.limit, isNew(diagnostic) else { return }
    print(diagnostic.description)
    if isChecking { checkInvariants() }
    if written.count == Self.limit {
      print("\(Self.limit) different diagnostics were written; further ones are suppressed.")
    }
  }

  /// Stops if the law is broken. Costs O(1).
  package func checkInvariants() {
    checkInvariant(
      written.count <= Self.limit, "no more diagnostics are remembered than the limit allows")
  }

  private func isNew(_ diagnostic: Diagnostic) -> Bool {
    written.insert(diagnostic.description.filter { !$0.isNumber }).inserted
  }
}
