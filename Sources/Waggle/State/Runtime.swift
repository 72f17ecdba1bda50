package import Foundation
package import WaggleGraph

/// Everything that belongs to one host's tree and to no view of it: the graph, what waits to be done, what was counted.
///
/// Rooms further down subclass it to keep their own queues. All work on it happens on the main actor.
package class Runtime {
  package let graph = Graph()
  package let rootSubgraph: Subgraph
  package var semantics: PreferenceSemantics
  /// Behind a pointer: they are counted in the innermost loops, and a class's own field costs a check at each use.
  private let tally = UnsafeMutablePointer<WorkCounts>.allocate(capacity: 1)
  /// The sinks of the whole tree, but for those below a view whose content waits for its layout.
  package let contentQueue = ContentQueue()
  package let actions = ActionQueue()
  package let stack = StackGuard()
  /// Observers whose value may have changed; looked at after layout.
  @exclusivity(unchecked) package var observers: [NodeID] = []
  /// Observers that were refused and hear their value in the next frame (R085).
  @exclusivity(unchecked) package var lateObservers: [NodeID] = []
  /// The names of the states that were set last, oldest first, for reports about loops.
  @exclusivity(unchecked) package private(set) var recentWrites: [String] = []
  package let tasks = TaskCount()
  /// Frames begun since the host was made.
  @exclusivity(unchecked) package var frameNumber = 0
  /// Counts what an observer has two calls in: frames, or passes over the views (R083).
  @exclusivity(unchecked) package var callPeriod = 0
  package let mailbox = ObservationMailbox()
  package let clock = Clock()
  /// How many views change the transactions of what is inside them.
  @exclusivity(unchecked) var transformCount = 0
  /// What is to begin at the end of this update.
  @exclusivity(unchecked) package internal(set) var transitionStarts: [any TransitionStart] = []
  /// Whether `removingViews` is under way, and those to be called after it.
  @exclusivity(unchecked) private var isRemovingViews = false
  @exclusivity(unchecked) private var removalFollowUps: [ObjectIdentifier: any DeferredListUpdate] =
    [:]
  /// How many views have said so far how they come and go.
  @exclusivity(unchecked) package var transitionsMade = 0
  /// How many views that set a z index were made: with none, nobody asks for one.
  @exclusivity(unchecked) package var zIndicesMade = 0
  /// Updates begun since the host was made: each transaction is one, and so is what changes without one.
  @exclusivity(unchecked) package var updateNumber = 0
  /// Told when something becomes due between frames.
  package var wakeUp: WakeUp { mailbox.wakeUp }
  package let breadcrumbs = BreadcrumbStack()
  /// Hears what the programmer should know; what was said before anybody listened is told first.
  package var report: (Diagnostic) -> Void = { _ in } {
    didSet {
      for diagnostic in unheard { report(diagnostic) }
      unheard = []
    }
  }
  private var unheard: [Diagnostic] = []

  /// True while a trace is made: what it alone has computed is not the program's, and is not reported.
  package var isTracing = false
  private var reported: Set<String> = []
  private var hasReportedDepth = false
  @exclusivity(unchecked) var pending: [PendingTransaction] = []
  private var tables: [ObjectIdentifier: PropertyTable] = [:]
  /// The values that a closure of the user's has read which layout runs now; nil while it runs none.
  @exclusivity(unchecked) package var closureReads: [NodeID]?
  /// Above 0 while views are being updated: the time in which nothing may be set (R188).
  @exclusivity(unchecked) package var updateDepth = 0

  package init(semantics: PreferenceSemantics) {
    rootSubgraph = Subgraph(in: graph)
    self.semantics = semantics
    tally.initialize(to: WorkCounts())
    mailbox.runtime = self
    graph.report = { [unowned self] in self.report($0) }
    report = { [unowned self] in unheard.append($0) }
  }

  deinit { tally.deallocate() }

  package var counts: WorkCounts {
    get { tally.pointee }
    _modify { yield &tally.pointee }
  }

  /// What time it is, in seconds since the host was made.
  package var time: TimeInterval { clock.now }
  /// What waits for a moment.
  package var timers: Timers { clock.timers }

  /// True while a body, a reducer, a transform or a layout runs.
  package var isUpdating: Bool { updateDepth > 0 || graph.isUpdating }

  package func updating<Result>(_ body: () throws -> Result) rethrows -> Result {
    updateDepth += 1
    defer { updateDepth -= 1 }
    return try body()
  }

  /// Whether a rule runs, or a closure of the user's that layout runs: what is read now is depended on.
  var hasReader: Bool { graph.isUpdating || closureReads != nil }

  /// The value for what runs now, which depends on it from now on.
  func valueForReader<Value>(_ attribute: Attribute<Value>) -> Value {
    if !graph.isUpdating { closureReads?.append(attribute.node) }
    return graph.value(attribute)
  }

  /// What the room of preferences keeps for its reports.
  @exclusivity(unchecked) package var reports: AnyObject?

  /// What the room of interaction keeps: who is touched and who has the focus.
  package var interaction: AnyObject?

  /// What a later room has found out about a tuple type.
  var tuples: [ObjectIdentifier: Any] = [:]

  package func propertyTable<V>(of type: V.Type) -> PropertyTable {
    let key = ObjectIdentifier(type)
    if let known = tables[key] { return known }
    let made = PropertyTable(of: type)
    tables[key] = made
    return made
  }

  /// Runs the sinks that wait in `queue`, nearest to the root first, until none does.
  package func updateContent(_ queue: ContentQueue) {
    while !queue.isEmpty {
      while let next = queue.takeNext() {
        if graph.isAlive(next) { updating { graph.update(next) } }
      }
      for waiting in queue.takeDeferredUpdates() { updating { waiting.applyListUpdate() } }
    }
  }

  /// Runs `body`, in which insertions and removals of views may end, and then what is to follow them, once for each that
  /// asked.
  package func removingViews(_ body: () -> Void) {
    guard !isRemovingViews else { return body() }
    isRemovingViews = true
    body()
    isRemovingViews = false
    if !removalFollowUps.isEmpty { runRemovalFollowUps() }
  }

  private func runRemovalFollowUps() {
    let due = removalFollowUps
    removalFollowUps = [:]
    for applyListUpdate in due.values { applyListUpdate.applyListUpdate() }
  }

  /// Has `applyListUpdate` called at the end of the removals that are under way; at once where none are.
  func afterRemovals(_ applyListUpdate: any DeferredListUpdate) {
    if !isRemovingViews { return applyListUpdate.applyListUpdate() }
    removalFollowUps[ObjectIdentifier(applyListUpdate)] = applyListUpdate
  }

  /// Forgets all that waits: the tree is dropped.
  package func close() {
    pending = []
    observers = []
    lateObservers = []
    transitionStarts = []
    contentQueue.removeAll()
    actions.removeAll()
    clock.stop()
  }

  private func report(_ problem: GraphProblem) {
    switch problem {
    case .cycle(let names):
      report(
        Diagnostic(
          id: "E-CYCLE",
          message: "A value is needed to compute itself: \(names.joined(separator: " needs ")).",
          path: currentPath))
    case .tooDeep(let names):
      reportDepth(
        "More than 1,000 values wait for each other: \(names.joined(separator: " needs ")) …",
        path: currentPath)
    }
  }

  /// Reports that the tree is nested too deep, the first time only: each pass over the same tree finds it again.
  package func reportDepth(_ message: String, path: String) {
    if hasReportedDepth { return }
    hasReportedDepth = true
    report(Diagnostic(id: "W-DEEP", message: message, path: String(path.prefix(400))))
  }

  /// Reports something that may come up many times in one place, with other numbers in it perhaps, the first time only.
  ///
  /// - Parameter subject: what it is about, where its words may be others the next time.
  package func reportOnce(_ diagnostic: Diagnostic, about subject: String? = nil) {
    if isTracing { return }
    let subject = subject ?? diagnostic.message.filter { !$0.isNumber }
    if reported.insert("\(diagnostic.id) \(diagnostic.path) \(subject)").inserted {
      report(diagnostic)
    }
  }

  /// Whether the views are noted whose actions run: from late in a series of frames that finds no rest.
  package var notesCallers = false
  /// The path of the view whose action ran last; nil where none was noted.
  package private(set) var lastCaller: String?

  /// An action of a view's observer or `onChange` runs.
  package func noteCaller(_ scope: ViewScope?) {
    if notesCallers { lastCaller = scope?.path }
  }

  /// Reports something that concerns the whole tree, the first time only, with the path of the view where it came up first.
  ///
  /// - Parameter subject: what it is about.
  package func reportOnce(_ diagnostic: Diagnostic, inTree subject: String) {
    if reported.insert("\(diagnostic.id) \(subject)").inserted { report(diagnostic) }
  }

  package func noteWrite(_ name: String) {
    if recentWrites.last == name { return }
    recentWrites.append(name)
    if recentWrites.count > 4 { recentWrites.removeFirst() }
  }

  /// The path of the view whose code runs now, empty outside of views.
  package var currentPath: String { breadcrumbs.last?.path ?? "root" }
}

/// How much was done since the host was made; framework keys are not counted.
package struct WorkCounts {
  package var bodies = 0
  package var reduces = 0
  package var layouts = 0
  /// How often a container looked through all of its children for what they draw or write.
  package var childScans = 0
}
