package import Foundation
package import WaggleGraph

/// The state of one host that belongs to no single view: the graph, the queues of pending work, and the counters.
///
/// Later rooms subclass it to add their own queues. Main actor only.
package class Runtime {
  package let graph = Graph()
  package let rootSubgraph: Subgraph
  package var semantics: PreferenceSemantics
  /// Behind a pointer: the innermost loops count, and every access to a stored property of a class runs an
  /// exclusivity check.
  private let tally = UnsafeMutablePointer<WorkCounts>.allocate(capacity: 1)
  /// The effects of the whole tree, except those below a view whose content depends on its layout.
  package let contentQueue = ContentQueue()
  package let actions = ActionQueue()
  package let stack = StackGuard()
  /// Observers whose value may have changed; checked after layout.
  @exclusivity(unchecked) package var observers: [NodeID] = []
  /// Observers that had used up their calls and get their value in the next frame (R085).
  @exclusivity(unchecked) package var lateObservers: [NodeID] = []
  /// The names of the last states that were written, at most four, oldest first; for reports about loops.
  @exclusivity(unchecked) package private(set) var recentWrites: [String] = []
  package let tasks = TaskCount()
  /// Frames begun since the host was created.
  @exclusivity(unchecked) package var frameNumber = 0
  /// Numbers the periods in which an observer may be called twice: frames, or passes over the views (R083).
  @exclusivity(unchecked) package var callPeriod = 0
  package let mailbox = ObservationMailbox()
  package let clock = Clock()
  /// How many views transform the transactions of their content.
  @exclusivity(unchecked) var transformCount = 0
  /// The transition steps to begin at the end of this update.
  @exclusivity(unchecked) package internal(set) var transitionStarts: [any TransitionStart] = []
  /// True while `removingViews` runs.
  @exclusivity(unchecked) private var isRemovingViews = false
  /// The list updates to apply after `removingViews`, each once.
  @exclusivity(unchecked) private var deferredUpdates: [ObjectIdentifier: any DeferredListUpdate] =
    [:]
  /// How many `transition` modifiers were created.
  @exclusivity(unchecked) package var transitionsMade = 0
  /// How many views with a z index were created: while there are none, z order is not computed.
  @exclusivity(unchecked) package var zIndicesMade = 0
  /// Updates begun since the host was created: each transaction is one, and so is each change without one.
  @exclusivity(unchecked) package var updateNumber = 0
  /// Called when something becomes due between frames.
  package var wakeUp: WakeUp { mailbox.wakeUp }
  package let breadcrumbs = BreadcrumbStack()
  /// Receives diagnostics; those reported before it was set are passed on when it is set.
  package var report: (Diagnostic) -> Void = { _ in } {
    didSet {
      for diagnostic in undelivered { report(diagnostic) }
      undelivered = []
    }
  }
  private var undelivered: [Diagnostic] = []

  /// True while a trace is made: problems that only the trace causes are not the program's, and are not reported.
  package var isTracing = false
  private var reported: Set<String> = []
  private var hasReportedDepth = false
  @exclusivity(unchecked) var pending: [PendingTransaction] = []
  private var tables: [ObjectIdentifier: PropertyTable] = [:]
  /// The values read by the user's closure that layout runs now; nil while it runs none.
  @exclusivity(unchecked) package var closureReads: [NodeID]?
  /// Above 0 while views are being updated: states must not be written then (R188).
  @exclusivity(unchecked) package var updateDepth = 0

  package init(semantics: PreferenceSemantics) {
    rootSubgraph = Subgraph(in: graph)
    self.semantics = semantics
    tally.initialize(to: WorkCounts())
    mailbox.runtime = self
    graph.report = { [unowned self] in self.report($0) }
    report = { [unowned self] in undelivered.append($0) }
  }

  deinit { tally.deallocate() }

  package var counts: WorkCounts {
    get { tally.pointee }
    _modify { yield &tally.pointee }
  }

  /// The current time, in seconds since the host was created.
  package var time: TimeInterval { clock.now }
  /// Callbacks that wait for a point in time.
  package var timers: Timers { clock.timers }

  /// True while a body, a reducer, a transform or a layout runs.
  package var isUpdating: Bool { updateDepth > 0 || graph.isUpdating }

  package func updating<Result>(_ body: () throws -> Result) rethrows -> Result {
    updateDepth += 1
    defer { updateDepth -= 1 }
    return try body()
  }

  /// Whether a rule runs, or a user's closure that layout runs: reads are recorded as dependencies.
  var hasReader: Bool { graph.isUpdating || closureReads != nil }

  /// The value for the running rule or closure, recorded as a dependency.
  func valueForReader<Value>(_ attribute: Attribute<Value>) -> Value {
    if !graph.isUpdating { closureReads?.append(attribute.node) }
    return graph.value(attribute)
  }

  /// What the preferences room stores for its reports.
  @exclusivity(unchecked) package var reports: AnyObject?

  /// What the interaction room stores: the active gestures and the focus.
  package var interaction: AnyObject?

  /// What a later room has cached about tuple types.
  var tuples: [ObjectIdentifier: Any] = [:]

  package func propertyTable<V>(of type: V.Type) -> PropertyTable {
    let key = ObjectIdentifier(type)
    if let cached = tables[key] { return cached }
    let table = PropertyTable(of: type)
    tables[key] = table
    return table
  }

  /// Runs the effects in `queue`, those nearest to the root first, until the queue is empty.
  package func updateContent(_ queue: ContentQueue) {
    while !queue.isEmpty {
      while let next = queue.takeNext() {
        if graph.isAlive(next) { updating { graph.update(next) } }
      }
      for update in queue.takeDeferredUpdates() { updating { update.applyListUpdate() } }
    }
  }

  /// Runs `body`, in which insertions and removals of views may end, and then the list updates that were deferred
  /// meanwhile, each once.
  package func removingViews(_ body: () -> Void) {
    guard !isRemovingViews else { return body() }
    isRemovingViews = true
    body()
    isRemovingViews = false
    if !deferredUpdates.isEmpty { applyDeferredUpdates() }
  }

  private func applyDeferredUpdates() {
    let due = deferredUpdates
    deferredUpdates = [:]
    for update in due.values { update.applyListUpdate() }
  }

  /// Applies a list update at the end of the removals that are running; at once if none are.
  func afterRemovals(_ update: any DeferredListUpdate) {
    if !isRemovingViews { return update.applyListUpdate() }
    deferredUpdates[ObjectIdentifier(update)] = update
  }

  /// Drops all pending work, because the tree is being dropped.
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

  /// Reports once that the tree is nested too deeply: every pass over the same tree would find it again.
  package func reportDepth(_ message: String, path: String) {
    if hasReportedDepth { return }
    hasReportedDepth = true
    report(Diagnostic(id: "W-DEEP", message: message, path: String(path.prefix(400))))
  }

  /// Reports a problem once for each view, even if only the numbers in its message differ.
  ///
  /// - Parameter subject: identifies the problem if the words of its message vary too.
  package func reportOnce(_ diagnostic: Diagnostic, about subject: String? = nil) {
    if isTracing { return }
    let subject = subject ?? diagnostic.message.filter { !$0.isNumber }
    if reported.insert("\(diagnostic.id) \(diagnostic.path) \(subject)").inserted {
      report(diagnostic)
    }
  }

  /// Whether to record the views whose actions run: set late in a series of frames that does not settle.
  package var notesCallers = false
  /// The path of the view whose action ran last; nil if none was recorded.
  package private(set) var lastCaller: String?

  /// Records that an observer or `onChange` of a view runs.
  package func noteCaller(_ scope: ViewScope?) {
    if notesCallers { lastCaller = scope?.path }
  }

  /// Reports a problem of the whole tree once, with the path of the view where it was first found.
  ///
  /// - Parameter subject: identifies the problem.
  package func reportOnce(_ diagnostic: Diagnostic, inTree subject: String) {
    if reported.insert("\(diagnostic.id) \(subject)").inserted { report(diagnostic) }
  }

  package func noteWrite(_ name: String) {
    if recentWrites.last == name { return }
    recentWrites.append(name)
    if recentWrites.count > 4 { recentWrites.removeFirst() }
  }

  /// The path of the view whose code is running, "root" outside of views.
  package var currentPath: String { breadcrumbs.last?.path ?? "root" }
}

/// How much work was done since the host was created; the framework's own preference keys are not counted.
package struct WorkCounts {
  package var bodies = 0
  package var reduces = 0
  package var layouts = 0
  /// How often a container visited all of its children for what they draw or write.
  package var childScans = 0
}
