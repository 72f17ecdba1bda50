import Foundation
import SwiftUI
import Testing
import WaggleRender

/// `--audit`.
@MainActor @Suite("Audits of programs") struct AuditReportTests {
  private func finding(_ subject: String, _ problem: String) -> AuditFinding {
    AuditFinding(kind: .contrast, subject: subject, problem: problem, frame: .zero)
  }

  @Test func `C735: a fault is one line, with the settings in which it is, unless that is all`() {
    let all = AuditSetting.all
    #expect(all.count == 12)
    var report = AuditReport()
    for (index, setting) in all.enumerated() {
      report.add(finding("Text “a”", "is faint"), in: setting)
      if index < 6 { report.add(finding("Text “b”", "is faint in light, \(index)"), in: setting) }
      if index % 6 >= 4, index > 5 { report.add("W-LOOP: again", "W-LOOP", in: setting) }
      if index % 2 == 1 { report.add(finding("Text “c”", "is turned"), in: setting) }
    }
    #expect(
      report.lines == [
        "Text “a” is faint.", "Text “b” is faint in light, 0. (light)",
        "Text “c” is turned. (right to left)", "W-LOOP: again (dark, accessibility3)",
      ])
  }

  @Test func `C735: kinds can be left out, and an audit draws no other picture`() throws {
    let flags = try AppFlags.read(["--audit", "--skip", "hitRegion", "--size", "100x100"])
    #expect(flags.audit && !flags.showsPage)
    #expect(flags.skip == [.hitRegion])
    #expect(throws: (any Error).self) { try AppFlags.read(["--skip", "hitRegion"]) }
    #expect(throws: (any Error).self) { try AppFlags.read(["--audit", "--skip", "colour"]) }
    #expect(throws: (any Error).self) { try AppFlags.read(["--audit", "--png", "a.png"]) }
    #expect(try !AppFlags.read(["--png", "a.png"]).audit)
  }
}
