/// How a key's value comes about, place by place: what `trace` prints.
package struct PreferenceTrace {
  package enum Role { case wrote, transformed, listened, unwritten, read, combined, chose }

  /// Why nobody asks for a value.
  package enum NotAsked: String {
    /// A writer around it answers in its place (R015).
    case shadowed = "shadowed: not asked"
    /// The reducer had enough before it came to it (R053).
    case enough = "not asked: what came before was enough"
  }

  /// A remark about a step.
  package enum Note {
    case words(String)
    /// The values that a fold from the left reduced, in order.
    case reduced([ShortValue])
  }

  /// One place on the way, with those below it.
  package struct Step {
    package var role: Role
    package var place: String
    package var value: ShortValue?
    package var notAsked: NotAsked?
    package var notes: [Note] = []
    package var steps: [Step] = []

    /// Whether neither the place nor one below it takes part with more than a default.
    fileprivate var isIdle: Bool {
      (role == .combined || role == .chose) && steps.allSatisfy(\.isIdle)
    }
  }

  package var steps: [Step] = []
  /// Why nobody above asks here; nil where somebody does.
  package var notAsked: NotAsked?

  package init() {}

  package mutating func add(
    _ role: Role, _ value: ShortValue?, _ place: String, notes: [Note] = [],
    below: (inout PreferenceTrace) -> Void
  ) {
    var step = Step(
      role: role, place: place, value: value, notAsked: notAsked, notes: notes)
    var inner = PreferenceTrace()
    inner.notAsked = notAsked
    below(&inner)
    step.steps = inner.steps
    if role == .combined, step.isIdle {
      // Nothing writes there, and nobody asks: nothing to tell.
      if value == nil { return }
      step.notes = [.words("nothing here writes")]
      step.steps = []
    }
    steps.append(step)
  }
}

// MARK: A part of it

extension PreferenceTrace {
  /// What comes about in and below the views of a name: a type's, such as "FlowerBed", a row's, such as "[3]", or several
  /// of a path, such as "Meadow > FlowerBed". Empty where no such view takes part.
  package func below(_ view: String) -> PreferenceTrace {
    var part = PreferenceTrace()
    part.steps = steps.flatMap { $0.below(Self.names(in: view)) }
    return part
  }

  /// The names of the views on the way to those that take part, each once.
  package var viewNames: [String] {
    var seen: Set<String> = []
    return steps.flatMap(\.allPlaces).flatMap(Self.names).filter { seen.insert($0).inserted }
  }

  fileprivate static func names(in path: String) -> [String] {
    path.split(separator: ">").map { String($0.drop(while: \.isWhitespace)).trimmedEnd }
  }
}

extension PreferenceTrace.Step {
  fileprivate func below(_ view: [String]) -> [PreferenceTrace.Step] {
    let names = PreferenceTrace.names(in: place)
    let isThere = names.indices.contains { names[$0...].starts(with: view) }
    return isThere && !view.isEmpty ? [self] : steps.flatMap { $0.below(view) }
  }

  fileprivate var allPlaces: [String] { [place] + steps.flatMap(\.allPlaces) }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension PreferenceTrace {
  /// Tells that no view of a name takes part, and which do, rows left out.
  package func sentence(without view: String) -> String {
    let names = viewNames
    let near = nearMisses(of: view, names.map { ($0, $0) })
    let views = names.filter { !$0.hasPrefix("[") }
    let known = ShortValue(views.isEmpty ? names : views).text(in: 400).filter { $0 != "\"" }
    return "No view named '\(view)' takes part."
      + (near.isEmpty ? "" : " Near: \(near.joined(separator: ", ")).")
      + (names.isEmpty ? "" : " Those that do: \(known).")
  }
}
