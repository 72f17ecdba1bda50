/// One thing that the doctor looked at.
package struct Finding: Codable, Equatable, Sendable {
  package enum Status: String, Codable, Sendable {
    /// As it should be.
    case good
    /// Programs work, but not all of them as well as they could.
    case advice
    /// Programs cannot be built or run.
    case missing
  }

  /// What was looked at, such as `compiler`.
  package let name: String
  package let status: Status
  /// What was found.
  package let detail: String
  /// What to do about it; empty where it is good.
  package let cure: String

  package init(_ name: String, _ status: Status, _ detail: String, cure: String = "") {
    (self.name, self.status, self.detail, self.cure) = (name, status, detail, cure)
  }

  /// What went wrong, as a finding.
  package init(_ name: String, missing problem: Problem) {
    self.init(name, .missing, problem.cause, cure: problem.cure)
  }
}

/// All that the doctor found.
package struct Diagnosis: Codable, Equatable {
  package let findings: [Finding]

  package init(_ findings: [Finding]) { self.findings = findings }

  /// Whether programs can be built and run.
  package var isHealthy: Bool { findings.allSatisfy { $0.status != .missing } }

  /// A line for each finding, and below it its cure.
  package var text: String {
    let width = findings.map(\.name.count).max() ?? 0
    return findings.map { finding in
      let name = finding.name.padding(to: width)
      let line = "\(Self.mark(finding.status))  \(name)  \(finding.detail)"
      let indent = String(repeating: " ", count: width + 10)
      return finding.cure.isEmpty ? line : "\(line)\n\(indent)\(finding.cure)"
    }.joined(separator: "\n")
  }

  private static func mark(_ status: Finding.Status) -> String {
    switch status {
    case .good: "good  "
    case .advice: "advice"
    case .missing: "absent"
    }
  }
}

extension String {
  /// The text with spaces behind it, so that it has this many characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
