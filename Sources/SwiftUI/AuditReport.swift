import Waggle
package import WaggleRender

/// A setting in which a window is looked at.
package struct AuditSetting {
  let scheme: ColorScheme
  let textSize: DynamicTypeSize
  let direction: LayoutDirection

  /// Both colour schemes, three sizes of text and both directions.
  package static let all: [AuditSetting] = [ColorScheme.light, .dark].flatMap { scheme in
    [DynamicTypeSize.large, .xxxLarge, .accessibility3].flatMap { size in
      [LayoutDirection.leftToRight, .rightToLeft].map {
        AuditSetting(scheme: scheme, textSize: size, direction: $0)
      }
    }
  }
}

/// What was found in one window, each fault once, with the settings in which it is.
package struct AuditReport {
  package init() {}

  private struct Fault {
    let sentence: String
    var settings: [AuditSetting]
  }

  private struct Key: Hashable {
    let kind: String
    let subject: String
  }

  private var faults: [Key: Fault] = [:]
  private var order: [Key] = []

  /// A finding. The same text or control in other settings is the same fault.
  package mutating func add(_ finding: AuditFinding, in setting: AuditSetting) {
    add(Key(kind: "\(finding.kind)", subject: finding.subject), finding.sentence, setting)
  }

  /// A diagnostic.
  package mutating func add(_ sentence: String, _ id: String, in setting: AuditSetting) {
    add(Key(kind: id, subject: sentence), sentence, setting)
  }

  private mutating func add(_ key: Key, _ sentence: String, _ setting: AuditSetting) {
    if faults[key] == nil { order.append(key) }
    faults[key, default: Fault(sentence: sentence, settings: [])].settings.append(setting)
  }

  /// A sentence for each fault, and where not all settings have it, those that do.
  package var lines: [String] {
    order.map { key in
      let fault = faults[key]!
      let settings = Self.names(of: fault.settings)
      return settings.isEmpty ? fault.sentence : "\(fault.sentence) (\(settings))"
    }
  }

  /// What the settings have in common that others do not have, such as "dark, accessibility3"; empty for all settings.
  private static func names(of settings: [AuditSetting]) -> String {
    [
      some(settings.map { "\($0.scheme)" }, of: AuditSetting.all.map { "\($0.scheme)" }),
      some(settings.map { "\($0.textSize)" }, of: AuditSetting.all.map { "\($0.textSize)" }),
      some(
        settings.map(\.direction).map(name), of: AuditSetting.all.map(\.direction).map(name)),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func name(_ direction: LayoutDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }

  /// Nil where none is missing.
  private static func some(_ names: [String], of all: [String]) -> String? {
    let found = Set(names)
    guard found.count < Set(all).count else { return nil }
    var seen: Set<String> = []
    return all.filter { found.contains($0) && seen.insert($0).inserted }.joined(separator: " and ")
  }
}
