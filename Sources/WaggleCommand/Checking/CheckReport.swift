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
    package let issue: CheckIssue
    package let places: [Place]

    package init(issue: CheckIssue, places: [Place]) { (self.issue, self.places) = (issue, places) }
  }

  /// The files of the package that were checked, and those without an error.
  package let files: Int
  package let passing: Int
  /// What lacks, the most frequent first.
  package let groups: [Group]
  package let conditions: [ConditionalPart]
  /// Where `#selector` and `@objc` are.
  package let objectiveC: [Place]
  /// The resources that programs cannot use as they are.
  package let resources: [ResourceIssue]
  /// The targets that were not checked, and why.
  package let unchecked: [String: String]

  /// The share of files without an error, from 0 to 1; 1 where there are no files.
  package var share: Double { files == 0 ? 1 : Double(passing) / Double(files) }

  /// - Parameters:
  ///   - declarations: Where the package itself declares names that the compiler misses, or finds twice.
  ///   - support: What to do about names.
  package init(
    files: [String], errors: [CompilerMessage], conditions: [ConditionalPart] = [],
    objectiveC: [Place] = [], resources: [ResourceIssue] = [],
    unchecked: [String: String] = [:], declarations: [String: [String]] = [:],
    support: SupportTable = SupportTable(page: "")
  ) {
    let failing = Set(errors.map(\.file))
    self.files = files.count
    passing = files.filter { !failing.contains($0) }.count
    groups = Self.groups(errors, declarations, support)
    (self.conditions, self.objectiveC, self.unchecked) = (conditions, objectiveC, unchecked)
    self.resources = resources
  }

  private static func groups(
    _ errors: [CompilerMessage], _ declarations: [String: [String]], _ support: SupportTable
  ) -> [Group] {
    let modules = Set(errors.compactMap(\.missingModule))
    let issues = Dictionary(grouping: errors) { error in
      var issue = CheckIssue(error.text)
      if issue.kind == .name, modules.contains(issue.name) {
        issue = CheckIssue("no such module '\(issue.name)'")
      }
      return advised(issue, by: declarations) ?? support.advice(for: issue).map(issue.advised)
        ?? issue
    }
    return issues.map { issue, errors in
      Group(
        issue: issue, places: errors.map { Place(file: $0.file, line: $0.line, column: $0.column) })
    }.sorted { ($1.places.count, $0.issue.name) < ($0.places.count, $1.issue.name) }
  }

  /// The issue with the places where the package declares the name; nil where it does not.
  private static func advised(_ issue: CheckIssue, by declarations: [String: [String]])
    -> CheckIssue?
  {
    if issue.kind == .name, let place = declarations[issue.name]?.first {
      return issue.advised("It is declared in \(place), in a part that is not built.")
    }
    guard let name = CheckIssue.redeclared(issue.name), let places = declarations[name],
      places.count > 1
    else { return nil }
    return issue.advised("\(name) is declared in \(places.joined(separator: " and ")).")
  }
}

// MARK: Text

extension CheckReport {
  /// The report for people.
  package var text: String {
    ([summary] + CheckIssue.Kind.allCases.map(section) + [
      conditionLines, objectiveCLines, resourceLines, uncheckedLines,
    ])
    .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var summary: String {
    "\(passing) of \(files) files pass, \(Int(share * 100)) %."
      + (groups.isEmpty ? " Nothing is missing." : "")
  }

  private func section(_ kind: CheckIssue.Kind) -> String {
    let groups = groups.filter { $0.issue.kind == kind }
    guard !groups.isEmpty else { return "" }
    let isAdvised = groups.allSatisfy { !$0.issue.advice.isEmpty }
    let isAlone = groups.count == self.groups.count && kind == .other
    return "\(isAlone ? "Errors:" : Self.title(kind))\n"
      + groups.map(Self.lines).joined(separator: "\n")
      + (isAdvised || ![.name, .member].contains(kind) ? "" : "\n\(Self.rest)")
  }

  private static let rest = """
    A name without advice: neither Waggle nor the package declares it. Put what needs it behind \
    #if !os(Linux), or declare it in the package.
    """

  private static func title(_ kind: CheckIssue.Kind) -> String {
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
    let line = "\(indent)\(count)  \(group.issue.name)   \(places(group.places))"
    return group.issue.advice.isEmpty ? line : "\(line)\n        \(group.issue.advice)"
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

  private var resourceLines: String {
    guard !resources.isEmpty else { return "" }
    return "Resources with mistakes:\n"
      + resources.map { "  \($0.file): \($0.problem)" }.joined(separator: "\n")
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
    case files, passing, share, groups, conditions, objectiveC, resources, unchecked
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
    try values.encode(resources, forKey: .resources)
    try values.encode(unchecked, forKey: .unchecked)
  }
}
