import Foundation
import Synchronization

/// One line on stderr for each thing that somebody did wrong; a flood of them is counted, not printed.
package final class Complaints: Sendable {
  private let tally = Mutex(Tally())
  private let start = ContinuousClock.now

  private struct Tally {
    var rate = RateLimit(rate: 2, burst: 20, at: .zero)
    var skipped = 0
  }

  package init() {}

  func say(_ sentence: String) {
    let now = ContinuousClock.now - start
    let more: Int? = tally.withLock { tally in
      guard tally.rate.take(at: now) else {
        tally.skipped += 1
        return nil
      }
      defer { tally.skipped = 0 }
      return tally.skipped
    }
    guard let more else { return }
    if more > 0 { Self.write("browser: \(more) more of the kind") }
    Self.write("browser: " + Self.printable(sentence))
  }

  /// What comes from outside must not reach the terminal as it is.
  private static func printable(_ text: String) -> String {
    String(text.unicodeScalars.prefix(200).map { $0.properties.isPrintable ? Character($0) : "?" })
  }

  private static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
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
