import Foundation
import Synchronization

/// Logs a line for each error of a client, at most 2 per second and 20 at once; counts those that it leaves out.
package final class ThrottledLog: Sendable {
  private let write: @Sendable (String) -> Void
  private let tally = Mutex(Tally())
  private let start = ContinuousClock.now

  private struct Tally {
    var rate = RateLimit(rate: 2, burst: 20, at: .zero)
    var skipped = 0
  }

  /// - Parameter write: receives each line; the default prints to stderr.
  package init(_ write: @escaping @Sendable (String) -> Void = ThrottledLog.print) {
    self.write = write
  }

  func add(_ sentence: String) {
    let now = ContinuousClock.now - start
    let skipped: Int? = tally.withLock { tally in
      guard tally.rate.take(at: now) else {
        tally.skipped += 1
        return nil
      }
      defer { tally.skipped = 0 }
      return tally.skipped
    }
    guard let skipped else { return }
    if skipped > 0 { write("browser: \(skipped) messages were not logged") }
    write("browser: " + Self.printable(sentence))
  }

  /// Escapes text from outside, so that it cannot control the terminal.
  private static func printable(_ text: String) -> String {
    String(text.unicodeScalars.prefix(200).map { $0.properties.isPrintable ? Character($0) : "?" })
  }

  /// Writes a line to stderr.
  @Sendable package static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
