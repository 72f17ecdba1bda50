import Foundation

/// Where messages are written.
package struct LogOutput: Sendable {
  /// Whether all is written, and nothing is private.
  package var isDebugging: Bool
  private let print: @Sendable (String) -> Void

  /// - Parameter print: receives one line, without the line feed.
  package init(isDebugging: Bool, _ print: @escaping @Sendable (String) -> Void) {
    (self.isDebugging, self.print) = (isDebugging, print)
  }

  /// Standard error, unless a test has bound a different output.
  @TaskLocal package static var current = LogOutput(isDebugging: isDebugBuild) { line in
    // A process without standard error runs without a log.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  func write(_ level: OSLogType, _ part: String, _ text: String) {
    let time = Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    print(["\(time)", "[\(level.name)]", part, text].filter { !$0.isEmpty }.joined(separator: " "))
  }
}
