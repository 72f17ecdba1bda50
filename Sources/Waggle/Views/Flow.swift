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
    // Nobody asks there and nothing writes there: nothing to tell.
    if role == .combined, value == nil, inner.steps.isEmpty { return }
    step.steps = inner.steps
    steps.append(step)
  }
}

extension Flow: CustomStringConvertible {
  package var description: String {
    var lines: [String] = []
    for step in steps { step.print(into: &lines, indent: 0, above: "") }
    return lines.joined(separator: "\n")
  }
}

extension Flow.Step {
  /// A line for this place, one for each note, and the places below it.
  fileprivate func print(into lines: inout [String], indent: Int, above: String) {
    var line = String(repeating: "  ", count: indent) + verb
    if let value { line += " \(value)" }
    if isUnasked { line += " (shadowed: not asked)" }
    if let way = way(from: above) { line += "  — \(way)" }
    lines.append(line)
    for note in notes { lines.append(String(repeating: "  ", count: indent + 1) + "· " + note) }
    for step in steps { step.print(into: &lines, indent: indent + 1, above: place) }
  }

  private var isUnasked: Bool {
    switch role {
    case .wrote, .transformed: isShadowed
    case .combined: value == nil
    default: false
    }
  }

  /// The place as seen from the one that is printed above it; nil where it is the same view.
  private func way(from above: String) -> String? {
    if place.isEmpty || place == above { return nil }
    return place.hasPrefix(above + " > ") ? "…" + place.dropFirst(above.count) : place
  }

  private var verb: String {
    if isUnasked && role == .combined { return "combined" }
    return switch role {
    case .wrote: "wrote"
    case .transformed: isUnasked ? "transformed" : "transformed to"
    case .listened: "listened, heard"
    case .deaf: "listened, hears nothing: nothing below writes"
    case .read: "read"
    case .combined: "combined to"
    case .chose: "chose"
    }
  }
}
