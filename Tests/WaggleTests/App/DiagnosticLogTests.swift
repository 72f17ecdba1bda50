import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct DiagnosticLogTests {
  private final class Lines {
    var all: [String] = []
  }

  private let lines = Lines()

  private func log() -> DiagnosticLog { DiagnosticLog { [lines] in lines.all.append($0) } }

  private func diagnostic(_ message: String, path: String = "root") -> Diagnostic {
    Diagnostic(.touchWithoutEffect, at: path, message)
  }

  @Test func `a diagnostic is written once, and again for another view`() {
    let log = log()
    log.write([diagnostic("wrong"), diagnostic("wrong"), diagnostic("wrong", path: "other")])
    #expect(lines.all == ["W-TAP at root: wrong", "W-TAP at other: wrong"])
  }

  @Test func `diagnostics that differ in their numbers alone are one`() {
    let log = log()
    for number in 0..<1_000 { log.write(diagnostic("row \(number) is wrong")) }
    #expect(lines.all == ["W-TAP at root: row 0 is wrong"])
  }

  @Test func `a flood of different diagnostics ends with a line that reports it`() {
    let log = log()
    for number in 0..<10_000 {
      log.write(
        diagnostic(String(number).map { "abcdefghij".map(String.init)[Int("\($0)")!] }.joined()))
    }
    #expect(lines.all.count == DiagnosticLog.limit + 1)
    #expect(lines.all.last?.contains("further ones are suppressed") == true)
  }
}
