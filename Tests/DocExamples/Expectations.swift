import SwiftUI
import Testing
import WaggleTestKit

/// Draws a view of an example in a window, and expects the texts that it says it shows and the diagnostics that it says
/// it reports, no others.
@MainActor func expectDraws(
  _ view: some View, shows texts: [String], reports: [String],
  at location: SourceLocation = #_sourceLocation
) throws {
  let host = TestHost { view }
  host.settle()
  _ = try host.png()
  for text in texts { #expect(host.text.contains(text), "\(host.text)", sourceLocation: location) }
  let ids = Set(host.diagnostics.map(\.id))
  #expect(ids == Set(reports), "\(host.diagnostics)", sourceLocation: location)
}

/// Runs the statements of an example, and expects what its calls of `print` say that they print; nothing is expected
/// where `lines` is empty.
@MainActor func expectPrints(
  _ lines: [String], at location: SourceLocation = #_sourceLocation,
  _ statements: @MainActor () async throws -> Void
) async throws {
  let log = PrintLog()
  try await PrintLog.$current.withValue(log) { try await statements() }
  #expect(lines.isEmpty || log.lines == lines, "\(log.lines)", sourceLocation: location)
}

/// What an example printed, line by line.
@MainActor private final class PrintLog {
  @TaskLocal static var current: PrintLog?
  var lines: [String] = []
}

/// Takes the place of the standard library's function in the examples.
@MainActor func print(_ items: Any...) {
  let text = items.map { "\($0)" }.joined(separator: " ")
  PrintLog.current?.lines += text.components(separatedBy: "\n")
}
