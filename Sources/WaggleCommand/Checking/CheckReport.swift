/// What a type-check of a package found.
package struct CheckReport: Codable, Equatable {
  package struct Place: Codable, Hashable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
      (self.file, self.line, self.column) = (file, line, column)
    }
  }

  package struct Group: Codable, Equatable {
    package let lack: Lack
    package let places: [Place]

    package init(lack: Lack, places: [Place]) { (self.lack, self.places) = (lack, places) }
  }

  /// The files of the package that were checked, and those without an error.
  package let files: Int
  package let passing: Int
  /// What lacks, the most frequent first.
  package let groups: [Group]
  package let conditions: [ConditionalPart]
  /// Where `#selector` and `@objc` are.
  package let objectiveC: [Place]
  /// The targets that were not checked, and why.
  package let unchecked: [String: String]

  /// The share of files without an error, from 0 to 1; 1 where there are no files.
  package var share: Double { files == 0 ? 1 : Double(passing) / Double(files) }

  /// - Parameter declarations: Where the package itself declares a name, for names that lack all the same.
  package init(
    files: [String], errors: [CompilerMessage], conditions: [ConditionalPart] = [],
    objectiveC: [Place] = [],
    unchecked: [String: String] = [:], declarations: [String: String] = [:]
  ) {
    let failing = Set(errors.map(\.file))
    self.files = files.count
    passing = files.filter { !failing.contains($0) }.count
    groups = Self.groups(errors, declarations)
    (self.conditions, self.objectiveC, self.unchecked) = (conditions, objectiveC, unchecked)
  }

  private static func groups(_ errors: [CompilerMessage], _ declarations: [String: String])
    -> [Group]
  {
    let modules = Set(errors.compactMap(\.missingModule))
    let lacks = Dictionary(grouping: errors) { error in
      let lack = Lack(error.text)
      if lack.kind == .name, modules.contains(lack.name) {
        return Lack("no such module '\(lack.name)'")
      }
      return declarations[lack.name].map {
        lack.advised("It is declared in \($0), in a part that is not built.")
      } ?? lack
    }
    return lacks.map { lack, errors in
      Group(
        lack: lack, places: errors.map { Place(file: $0.file, line: $0.line, column: $0.column) })
    }.sorted { ($1.places.count, $0.lack.name) < ($0.places.count, $1.lack.name) }
  }
}

// MARK: Text

extension CheckReport {
  /// The report for people.
  package var text: String {
    ([summary] + Lack.Kind.allCases.map(section) + [
      conditionLines, objectiveCLines, uncheckedLines,
    ])
    .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var summary: String {
    "\(passing) of \(files) files pass, \(Int(share * 100)) %."
      + (groups.isEmpty ? " Nothing lacks." : "")
  }

  private func section(_ kind: Lack.Kind) -> String {
    let groups = groups.filter { $0.lack.kind == kind }
    guard !groups.isEmpty else { return "" }
    return "\(Self.title(kind))\n" + groups.map(Self.lines).joined(separator: "\n")
  }

  private static func title(_ kind: Lack.Kind) -> String {
    switch kind {
    case .module: "Modules that are not there:"
    case .name: "Names that are not there:"
    case .member: "Members that are not there:"
    case .unavailable: "Names that are not available:"
    case .objectiveC: "What needs the runtime of Objective-C:"
    case .other: "Other errors, most of which follow from those above:"
    }
  }

  private static func lines(_ group: Group) -> String {
    let count = "\(group.places.count)"
    let indent = String(repeating: " ", count: max(0, 4 - count.count))
    let line = "\(indent)\(count)  \(group.lack.name)   \(places(group.places))"
    return group.lack.advice.isEmpty ? line : "\(line)\n        \(group.lack.advice)"
  }

  /// Three places at most, each file once.
  private static func places(_ places: [Place]) -> String {
    var seen: Set<String> = []
    let first = places.filter { seen.insert($0.file).inserted }
    let rest = first.count > 3 ? " and \(first.count - 3) more files" : ""
    return first.prefix(3).map { "\($0.file):\($0.line)" }.joined(separator: ", ") + rest
  }

  private var conditionLines: String {
    guard !conditions.isEmpty else { return "" }
    return "Conditions, and what is built of each:\n"
      + conditions.map { part in
        "  \(part.file):\(part.line)  #if \(part.condition)  → \(part.builds ?? "nothing")"
      }.joined(separator: "\n")
  }

  private var objectiveCLines: String {
    guard !objectiveC.isEmpty else { return "" }
    return "#selector and @objc, which Linux does not have:\n"
      + objectiveC.map { "  \($0.file):\($0.line)" }.joined(separator: "\n")
  }

  private var uncheckedLines: String {
    unchecked.isEmpty
      ? ""
      : "Not checked:\n"
        + unchecked.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }.joined(
          separator: "\n")
  }
}

extension CheckReport {
  private enum Keys: String, CodingKey {
    case files, passing, share, groups, conditions, objectiveC, unchecked
  }

  /// As JSON it has the share too.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(files, forKey: .files)
    try values.encode(passing, forKey: .passing)
    try values.encode(share, forKey: .share)
    try values.encode(groups, forKey: .groups)
    try values.encode(conditions, forKey: .conditions)
    try values.encode(objectiveC, forKey: .objectiveC)
    try values.encode(unchecked, forKey: .unchecked)
  }
}
