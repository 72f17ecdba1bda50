/// How a preference key's value is computed, step by step. This is what `trace` prints.
package struct PreferenceTrace {
  package enum Role: String {
    case wrote, transformed, observed, unwritten, read, combined, chose
    /// A view that hands on what one of those in it has, or has nothing. Only in a trace of all views.
    case passed
    /// A view that draws itself and has nothing to say. Only in a trace of all views.
    case silent
    /// What is presented over the window. Only in a trace of all views.
    case presented
  }

  /// Why a value is not requested.
  package enum NotRequested: String {
    /// An enclosing writer answers instead (R015).
    case shadowed = "shadowed: not asked"
    /// The reducer returned before it called `nextValue` for this value (R053).
    case reducerReturned = "not asked: what came before was enough"
    /// Another candidate of a `ViewThatFits` is shown (R149).
    case notChosen = "not asked: another candidate is shown"
    /// Another page of a stack or another tab is shown (R158).
    case otherPage = "not asked: another page is shown"
    /// A presentation keeps what its content writes (R160, R161).
    case presented = "not asked: it is presented, and keeps its values"
    /// A mask keeps what its content writes.
    case mask = "not asked: it is a mask, and keeps its values"
    /// Content that is only read aloud, or makes actions, keeps what it writes.
    case unseen = "not asked: it is not shown, and keeps its values"
  }

  /// A remark about a step.
  package enum Note {
    case words(String)
    /// The values reduced by a left fold, in order.
    case reduced([ShortValue])
  }

  /// One step of the computation, with the steps below it.
  package struct Step {
    package var role: Role
    package var viewPath: String
    /// The view, as long as it exists; nil if the step is about none.
    package fileprivate(set) weak var view: ViewNode?
    package var value: ShortValue?
    package var notRequested: NotRequested?
    package var notes: [Note] = []
    /// Whether the container around it reduces to the same without this value. Only in a trace of all views.
    package var isWithoutEffect = false
    /// The view because of whose equality the value may be old; only for what writes.
    package var heldView: HeldView?
    /// What the view writes now, where == keeps the value from before; only for what writes.
    package var newest: ShortValue?
    /// Whether this is the layer that the reader around it makes from the value. Only in a trace of all views.
    package fileprivate(set) var isReaderLayer = false
    package var steps: [Step] = []

    /// Whether this step and all steps below contribute nothing but defaults.
    fileprivate var isIdle: Bool {
      (role == .combined || role == .chose) && steps.allSatisfy(\.isIdle)
    }
  }

  package var steps: [Step] = []
  /// Why the value is not requested from above; nil if it is.
  package var notRequested: NotRequested?
  /// Whether views that have nothing to say are steps too, and reductions are examined. The default is false.
  package let includesAllViews: Bool
  /// Finds the views that are held by equality; nil where nothing is looked for.
  package let heldViews: HeldViews?
  /// Whether the steps that are added next do not affect the reduction that they are part of.
  package var isWithoutEffect = false
  /// The layer of the innermost reader around; nil where all views have no steps.
  private weak var readerLayer: ViewNode?

  package init(includesAllViews: Bool = false, heldViews: HeldViews? = nil) {
    self.includesAllViews = includesAllViews
    self.heldViews = heldViews
  }

  package mutating func add(
    _ role: Role, _ value: ShortValue?, _ viewPath: String, notes: [Note] = [],
    view: ViewNode? = nil, heldView: HeldView? = nil, newest: ShortValue? = nil,
    below: (inout PreferenceTrace) -> Void = { _ in }
  ) {
    let held = heldView.map { [Note.words($0.note)] } ?? []
    let kept = newest.map {
      [Note.words("an old value: \($0.text(in: 40)) is written now, and is equal to it by ==")]
    }
    var step = Step(
      role: role, viewPath: viewPath, view: view, value: value, notRequested: notRequested,
      notes: notes + held + (kept ?? []), isWithoutEffect: isWithoutEffect, heldView: heldView,
      newest: newest)
    var inner = PreferenceTrace(includesAllViews: includesAllViews, heldViews: heldViews)
    inner.notRequested = notRequested
    inner.readerLayer = readerLayer
    below(&inner)
    step.steps = inner.steps
    if !includesAllViews, role == .combined, step.isIdle {
      // Nothing here writes and nothing requests the value, so the step is left out.
      if value == nil { return }
      step.notes = [.words("nothing here writes")]
      step.steps = []
    }
    steps.append(step)
  }
}

extension PreferenceTrace {
  /// Adds a view that draws itself, where all views have a step.
  package mutating func addSilent(_ view: ViewNode, at viewPath: String) {
    if includesAllViews { add(.silent, nil, viewPath, view: view) }
  }
}

extension PreferenceTrace {
  /// Adds content whose values do not leave it, where all views have a step.
  package mutating func addKept<K: OutputKey>(
    _ content: ViewNode, of key: K.Type, because reason: NotRequested
  ) {
    guard includesAllViews else { return }
    let outer = notRequested
    notRequested = reason
    content.addTrace(of: key, to: &self)
    notRequested = outer
  }
}

// MARK: Layers of readers

extension PreferenceTrace {
  /// Adds the parts of a reader, one of which is its layer.
  package mutating func addReader(with layer: ViewNode, _ parts: (inout PreferenceTrace) -> Void) {
    let outer = readerLayer
    readerLayer = includesAllViews ? layer : nil
    parts(&self)
    readerLayer = outer
  }

  /// Adds one of several views in a container.
  mutating func addPart<K: OutputKey>(_ view: ViewNode, of key: K.Type) {
    let first = steps.count
    view.addTrace(of: key, to: &self)
    guard view === readerLayer else { return }
    for index in first..<steps.count { steps[index].isReaderLayer = true }
  }
}

// MARK: Parts of a trace

extension PreferenceTrace {
  /// The steps at and below the views with a name: a type's name such as "FlowerBed", a row's such as "[3]", or several
  /// names of a path such as "Meadow > FlowerBed". Empty if no such view takes part.
  package func below(_ view: String) -> PreferenceTrace {
    var part = PreferenceTrace()
    part.steps = steps.flatMap { $0.below(Self.names(in: view)) }
    return part
  }

  /// The names in the paths of all views that take part, each once.
  package var viewNames: [String] {
    var seen: Set<String> = []
    return steps.flatMap(\.allPaths).flatMap(Self.names).filter { seen.insert($0).inserted }
  }

  static func names(in path: String) -> [String] {
    path.split(separator: ">").map { String($0.drop(while: \.isWhitespace)).trimmedEnd }
  }
}

extension PreferenceTrace.Step {
  fileprivate func below(_ view: [String]) -> [PreferenceTrace.Step] {
    let names = PreferenceTrace.names(in: viewPath)
    let matches = names.indices.contains { names[$0...].starts(with: view) }
    return matches && !view.isEmpty ? [self] : steps.flatMap { $0.below(view) }
  }

  fileprivate var allPaths: [String] { [viewPath] + steps.flatMap(\.allPaths) }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension PreferenceTrace {
  /// A sentence for a name that no view in the trace has, with similar names and the names that exist, rows left out.
  package func notFoundMessage(for view: String) -> String {
    let names = viewNames
    let similar = nearMisses(of: view, names.map { ($0, $0) })
    let views = names.filter { !$0.hasPrefix("[") }
    let listed = ShortValue(views.isEmpty ? names : views).text(in: 400).filter { $0 != "\"" }
    return "No view named '\(view)' takes part."
      + (similar.isEmpty ? "" : " Near: \(similar.joined(separator: ", ")).")
      + (names.isEmpty ? "" : " Those that do: \(listed).")
  }
}
