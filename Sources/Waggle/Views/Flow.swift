/// How a key's value comes about, place by place: what `trace` prints.
package struct Flow {
  package enum Role { case wrote, transformed, listened, deaf, read, combined, chose }

  /// One place on the way, with those below it.
  package struct Step {
    package var role: Role
    package var place: String
    package var value: String?
    package var isShadowed: Bool
    package var notes: [String] = []
    package var steps: [Step] = []
  }

  package var steps: [Step] = []
  /// Inside a writer, which nobody above asks through.
  package var isShadowed = false

  package init() {}

  package mutating func add(
    _ role: Role, _ value: String?, _ place: String, notes: [String] = [],
    below: (inout Flow) -> Void
  ) {
    var step = Step(
      role: role, place: place, value: value, isShadowed: isShadowed, notes: notes)
    var inner = Flow()
    inner.isShadowed = isShadowed
    below(&inner)
    step.steps = inner.steps
    steps.append(step)
  }
}

extension Flow: CustomStringConvertible {
  package var description: String {
    var lines: [String] = []
    for step in steps { step.print(into: &lines, indent: 0) }
    return lines.joined(separator: "\n")
  }
}

extension Flow.Step {
  fileprivate func print(into lines: inout [String], indent: Int) {
    var line = String(repeating: "  ", count: indent) + verb
    if let value { line += " \(value)" }
    if isShadowed && (role == .wrote || role == .transformed) { line += " (shadowed: not asked)" }
    if !place.isEmpty { line += "  — \(place)" }
    lines.append(line)
    for note in notes { lines.append(String(repeating: "  ", count: indent + 1) + "· " + note) }
    for step in steps { step.print(into: &lines, indent: indent + 1) }
  }

  private var verb: String {
    switch role {
    case .wrote: "wrote"
    case .transformed: "transformed to"
    case .listened: "listened, heard"
    case .deaf: "listened, hears nothing: nothing below writes"
    case .read: "read"
    case .combined: "combined to"
    case .chose: "chose"
    }
  }
}
