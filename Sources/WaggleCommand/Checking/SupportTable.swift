import Foundation

/// What the page Docs/support.md has on names. The SDK has a copy of the page.
package struct SupportTable {
  private struct Row {
    let state: Substring
    let note: String
  }

  /// By the names as the page spells them: `.padding`, `\\.locale`, `#Predicate`, `import MapKit`.
  private let rows: [String: Row]

  /// Reads the rows of the tables of a page, of which each has a name, a state and a note.
  package init(page: String) {
    var rows: [String: Row] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let columns = line.dropFirst(3).split(separator: " | ", maxSplits: 2)
      guard columns.count > 1, columns[0].last == "`" else { continue }
      let note = columns.count > 2 ? columns[2].dropLast(2) : ""
      rows[String(columns[0].dropLast())] = Row(state: columns[1], note: String(note))
    }
    self.rows = rows
  }

  /// The table of an SDK; an SDK that was made without the page has no advice.
  package init(of sdk: Installation) {
    self.init(page: (try? String(contentsOf: sdk.supportPage, encoding: .utf8)) ?? "")
  }

  /// The advice for a name that lacks; nil where the page has nothing about it.
  package func advice(for issue: CheckIssue) -> String? {
    spellings(of: issue).lazy.compactMap(note).first ?? advice(byPrefixOf: issue)
  }

  private func note(_ spelling: String) -> String? {
    guard let row = rows[spelling] else { return nil }
    if row.state == "works", spelling.hasPrefix(".") {
      return "\(spelling) exists for other types or with other arguments."
    }
    return row.note.isEmpty ? nil : row.note
  }

  private func spellings(of issue: CheckIssue) -> [String] {
    switch issue.kind {
    case .module: ["import \(issue.name)"]
    case .name:
      [issue.name, issue.name.hasPrefix("@") ? String(issue.name.dropFirst()) : "@\(issue.name)"]
    case .member: Self.spellings(ofMember: issue.name)
    case .unavailable, .objectiveC, .other: []
    }
  }

  private static func spellings(ofMember name: String) -> [String] {
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return [] }
    return [".\(last)", "\\.\(last)"] + (parts.count > 1 ? [String(parts[0])] : [])
  }

  /// The advice for the module that names with these first letters are of.
  private func advice(byPrefixOf issue: CheckIssue) -> String? {
    if issue.kind == .module { return "Put what needs it behind #if canImport(\(issue.name))." }
    guard issue.kind == .name,
      let match = issue.name.firstMatch(of: /^([A-Z]{2,3})[A-Z][a-z]/),
      let module = Self.modules[String(match.1)]
    else { return nil }
    return rows["import \(module)"]?.note ?? "Put what needs it behind #if canImport(\(module))."
  }

  private static let modules = [
    "AR": "ARKit", "AV": "AVFoundation", "CA": "QuartzCore", "CK": "CloudKit", "CL": "CoreLocation",
    "CN": "Contacts", "EK": "EventKit", "GK": "GameKit", "HK": "HealthKit",
    "LA": "LocalAuthentication",
    "MK": "MapKit", "MTL": "Metal", "PH": "Photos", "PK": "PassKit", "SCN": "SceneKit",
    "SK": "SpriteKit", "UN": "UserNotifications", "VN": "Vision", "WK": "WebKit",
  ]
}
