/// How a key's value comes about, place by place: what `trace` prints.
package struct Flow {
  package enum Role { case wrote, transformed, listened, deaf, read, combined, chose }

  /// Why nobody asks for a value.
  package enum Silence: String {
    /// A writer around it answers in its place (R015).
    case shadowed = "shadowed: not asked"
    /// The reducer had enough before it came to it (R053).
    case enough = "not asked: what came before was enough"
  }

  /// One place on the way, with those below it.
  package struct Step {
    package var role: Role
    package var place: String
    package var value: String?
    package var silence: Silence?
    package var notes: [String] = []
    package var steps: [Step] = []
  }

  package var steps: [Step] = []
  /// Why nobody above asks here; nil where somebody does.
  package var silence: Silence?

  package init() {}

  package mutating func add(
    _ role: Role, _ value: String?, _ place: String, notes: [String] = [],
    below: (inout Flow) -> Void
  ) {
    var step = Step(
      role: role, place: place, value: value, silence: silence, notes: notes)
    var inner = Flow()
    inner.silence = silence
    below(&inner)
    // Nothing writes there, and nobody asks: nothing to tell.
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
    if let silence, value == nil { line += " (\(silence.rawValue))" }
    if let way = way(from: above) { line += "  — \(way)" }
    lines.append(line)
    for note in notes { lines.append(String(repeating: "  ", count: indent + 1) + "· " + note) }
    for step in steps { step.print(into: &lines, indent: indent + 1, above: place) }
  }

  /// The place as seen from the one that is printed above it; nil where it is the same view.
  private func way(from above: String) -> String? {
    if place.isEmpty || place == above { return nil }
    return place.hasPrefix(above + " > ") ? "…" + place.dropFirst(above.count) : place
  }

  private var verb: String {
    switch role {
    case .wrote: "wrote"
    case .transformed: silence == nil ? "transformed to" : "transforms"
    case .listened: "listened, heard"
    case .deaf: "listened, hears nothing: nothing below writes"
    case .read: "read"
    case .combined: silence == nil ? "combined to" : "combines"
    case .chose: "chose"
    }
  }
}
