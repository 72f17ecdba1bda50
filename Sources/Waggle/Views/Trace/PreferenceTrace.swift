import Foundation

/// How a preference key's value is computed, step by step. This is what `trace` prints.
package struct PreferenceTrace {
  package enum Role: String {
    case wrote, transformed, observed, unwritten, read, combined, chose
    /// A view that hands on what one of those in it has, or has nothing. Only in a trace of all views.
    case passed
    /// A view that draws itself and has nothing to say. Only in a trace of all views.
    case silent
    /// What is presented over the window. Only in a trace of all views, and of the framework's own keys.
    case presented
    /// A view that keeps what those in it write, so that it goes no further up. Only for the framework's own keys.
    case kept
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
    case otherScreen = "not asked: another screen is shown"
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

  /// The rows of a lazy container that has not made all of them.
  package struct Rows {
    package var container: String
    package var made: Int
    package var all: Int
  }

  /// One step of the computation, with the steps below it.
  package struct Step {
    package var role: Role
    package var viewPath: String
    /// Whether the view is a part of one of the framework's, which the program did not write.
    package var isPartOfFramework: Bool
    /// What names the view; nil for the root.
    package fileprivate(set) weak var scope: ViewScope?
    /// The view, as long as it exists; nil if the step is about none.
    package fileprivate(set) weak var view: ViewNode?
    package var value: ShortValue?
    package var notRequested: NotRequested?
    package var notes: [Note] = []
    /// Whether the container around it reduces to the same without this value. Only in a trace of all views.
    package var isWithoutEffect = false
    /// The view because of whose equality the value may be old; only for what writes.
    package var skippedView: SkippedView?
    /// What the view writes now, where == keeps the value from before; only for what writes.
    package var newest: ShortValue?
    /// Whether the step is the layer that the reader around it makes from the value. Only in a trace of all views.
    package fileprivate(set) var isReaderLayer = false
    /// Whether what the view writes is an anchor.
    package var writesAnchor = false
    /// The rows, where the view is a lazy container without some of them.
    package var rows: Rows?
    package var steps: [Step] = []

    /// Whether this step and all steps below contribute nothing but defaults.
    fileprivate var isIdle = false
    /// Whether no value goes up from here: what is written below is kept there.
    package fileprivate(set) var handsUpNothing = false
    /// Whether this view, or one below, writes, changes, observes or reads the key.
    package fileprivate(set) var hasPart = false

    /// The step below, if there is one and this view, a part of one of the framework's, has the same value.
    fileprivate var onlyStep: Step? {
      guard isPartOfFramework, steps.count == 1, steps[0].notRequested == notRequested else {
        return nil
      }
      return steps[0].hasValue(of: self) ? steps[0] : nil
    }

    /// Whether both have no value, or one with the same text.
    package func hasValue(of other: Step) -> Bool {
      value?.withoutEnding.text(in: 1_000) == other.value?.withoutEnding.text(in: 1_000)
    }
  }

  package var steps: [Step] = []
  /// Why the value is not requested from above; nil if it is.
  package var notRequested: NotRequested?
  /// Whether views that have nothing to say are steps too, and reductions are examined. The default is false.
  package let includesAllViews: Bool
  /// Whether values that do not go up are steps too: those of presentations, of pages that are not shown, and of places that keep
  /// them.
  package let includesKept: Bool
  /// Finds the views that are held by equality; nil where nothing is looked for.
  package let skippedViews: SkippedViews?
  /// Whether the steps that are added next do not affect the reduction that they are part of.
  package var isWithoutEffect = false
  /// The layer of the innermost reader around; nil where all views have no steps.
  private weak var readerLayer: ViewNode?
  /// The steps so far, until the trace is finished.
  private let plan: TracePlan
  /// The step that the next ones are below; nil at the top.
  private var outer: Int?

  package init(
    includesAllViews: Bool = false, includesKept: Bool = false, skippedViews: SkippedViews? = nil
  ) {
    self.includesAllViews = includesAllViews
    self.includesKept = includesKept || includesAllViews
    self.skippedViews = skippedViews
    plan = TracePlan()
  }

  /// Adds a step, and later those below it: views are nested deeper than calls can be.
  ///
  /// - Parameters:
  ///   - scope: the scope that names the view.
  ///   - below: adds the steps below; called when the trace is finished.
  package mutating func add(
    _ role: Role, _ value: ShortValue?, _ scope: ViewScope?, notes: [Note] = [],
    view: ViewNode? = nil, skippedView: SkippedView? = nil, newest: ShortValue? = nil,
    writesAnchor: Bool = false, rows: Rows? = nil,
    below: ((inout PreferenceTrace) -> Void)? = nil
  ) {
    let skipped = skippedView.map { [Note.words($0.note)] } ?? []
    let kept = newest.map {
      [Note.words("an old value: \($0.text(in: 40)) is written now, and is equal to it by ==")]
    }
    let path = scope.map(plan.paths.path)
    let step = Step(
      role: role, viewPath: path?.path ?? "", isPartOfFramework: path?.isPartOfFramework ?? false,
      scope: scope, view: view, value: value, notRequested: notRequested,
      notes: notes + skipped + (kept ?? []) + (rows.map { [.words($0.note)] } ?? []),
      isWithoutEffect: isWithoutEffect, skippedView: skippedView, newest: newest,
      writesAnchor: writesAnchor, rows: rows)
    let index = plan.add(step, below: outer)
    guard let below else { return }
    var inner = self
    inner.outer = index
    inner.isWithoutEffect = false
    plan.waiting.append {
      var inner = inner
      below(&inner)
    }
  }

  /// Adds the steps that wait, and completes all from the innermost out.
  package mutating func finish() {
    while let next = plan.waiting.popLast() { next() }
    steps = plan.makeSteps { includesAllViews ? [$0] : $0.withoutDullParts }
  }
}

/// The steps of a trace in the order in which they were found: each after the one that it is below.
private final class TracePlan {
  private var found: [(step: PreferenceTrace.Step, outer: Int?)] = []
  var waiting: [() -> Void] = []
  let paths = PathFinder()

  var count: Int { found.count }

  func add(_ step: PreferenceTrace.Step, below outer: Int?) -> Int {
    found.append((step, outer))
    return found.count - 1
  }

  func markReaderLayer(from first: Int) {
    for index in first..<found.count { found[index].step.isReaderLayer = true }
  }

  /// The steps at the top, with those below in them, and forgets them.
  func makeSteps(_ printed: (PreferenceTrace.Step) -> [PreferenceTrace.Step])
    -> [PreferenceTrace.Step]
  {
    var below: [[PreferenceTrace.Step]] = Array(repeating: [], count: found.count)
    var top: [PreferenceTrace.Step] = []
    for index in found.indices.reversed() {
      var step = found[index].step
      step.complete(with: below[index].reversed())
      below[index] = []
      let made = printed(step).reversed()
      if let outer = found[index].outer { below[outer] += made } else { top += made }
    }
    found = []
    return top.reversed()
  }
}

extension PreferenceTrace.Step {
  /// Sets the steps below, and what depends on them.
  fileprivate mutating func complete(with below: [PreferenceTrace.Step]) {
    steps = below
    let handsOn = role == .combined || role == .chose || role == .kept || role == .presented
    isIdle = handsOn && below.allSatisfy(\.isIdle)
    let keeps = role == .kept || role == .presented
    handsUpNothing =
      isIdle || keeps || (role == .combined && below.allSatisfy(\.handsUpNothing))
    let isPart = writes || listens
    hasPart = isPart || below.contains(where: \.hasPart)
  }
}

extension PreferenceTrace.Step {
  /// The step as it is printed: without steps in which nothing writes, and without those of parts of the framework's views
  /// that hand on what is in them.
  fileprivate var withoutDullParts: [PreferenceTrace.Step] {
    if isIdle, role == .kept || role == .presented { return [] }
    // Values that are kept below are not part of the value here.
    if handsUpNothing, !isIdle, role == .combined { return steps }
    guard role == .combined else { return [self] }
    if isIdle {
      // Nothing here writes; where nothing requests the value, or the program did not write the view, there is no line.
      if value == nil || isPartOfFramework { return [] }
      var step = self
      step.notes = step.notes.filter(\.isAboutRows) + [.words("nothing here writes")]
      step.steps = []
      return [step]
    }
    return onlyStep.map { [$0] } ?? [self]
  }
}

extension PreferenceTrace.Note {
  fileprivate var isAboutRows: Bool {
    if case .words(let words) = self { words.contains(" rows are made") } else { false }
  }
}

extension PreferenceTrace.Rows {
  package var note: String {
    "\(made) of \(all) rows are made: the others have no views yet, and write nothing"
  }
}

extension PreferenceTrace {
  /// Adds a view that draws itself, where all views have a step.
  package mutating func addSilent(_ view: ViewNode, at scope: ViewScope?) {
    if includesAllViews { add(.silent, nil, scope, view: view) }
  }
}

extension PreferenceTrace {
  /// Adds content whose values do not leave it, where such values have steps.
  package mutating func addKept<K: OutputKey>(
    _ content: ViewNode, of key: K.Type, because reason: NotRequested
  ) {
    guard includesKept else { return }
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
    let first = plan.count
    view.addTrace(of: key, to: &self)
    if view === readerLayer { plan.markReaderLayer(from: first) }
  }
}

// MARK: Parts of a trace

/// A step, and where it is among the others: after the one that it is below.
package struct TraceEntry {
  package var step: PreferenceTrace.Step
  /// The entry of the step above; nil at the top.
  package var outer: Int?
  /// The index among the steps of its level.
  package var index: Int
  package var level: Int
}

extension PreferenceTrace {
  /// All steps in order, each before those below it.
  package var entries: [TraceEntry] { Self.entries(of: steps) }

  /// - Parameter enters: whether the steps below a step are wanted.
  static func entries(of steps: [Step], enters: (Step) -> Bool = { _ in true }) -> [TraceEntry] {
    var entries: [TraceEntry] = []
    var waiting = steps.enumerated().reversed().map {
      TraceEntry(step: $0.element, outer: nil, index: $0.offset, level: 0)
    }
    while let next = waiting.popLast() {
      entries.append(next)
      guard enters(next.step) else { continue }
      let outer = entries.count - 1
      for (index, step) in next.step.steps.enumerated().reversed() {
        waiting.append(
          TraceEntry(step: step, outer: outer, index: index, level: next.level + 1))
      }
    }
    return entries
  }

  /// The steps at and below the views with a name: a type's name such as "FlowerBed", a row's such as "[3]", or several
  /// names of a path such as "Meadow > FlowerBed". Empty if no such view takes part.
  package func below(_ view: String) -> PreferenceTrace {
    let wanted = Self.names(in: view)
    var part = PreferenceTrace()
    guard !wanted.isEmpty else { return part }
    let matches = { (step: Step) in
      let names = Self.names(in: step.viewPath)
      return names.indices.contains { names[$0...].starts(with: wanted) }
    }
    part.steps = Self.entries(of: steps) { !matches($0) }.map(\.step).filter(matches)
    return part
  }

  /// The names in the paths of all views that take part, each once.
  package var viewNames: [String] {
    var seen: Set<String> = []
    return entries.map(\.step.viewPath).flatMap(Self.names).filter { seen.insert($0).inserted }
  }

  static func names(in path: String) -> [String] {
    path.split(separator: ">").map { String($0.drop(while: \.isWhitespace)).trimmedEnd }
  }
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
