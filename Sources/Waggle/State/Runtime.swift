package import Foundation
package import WaggleGraph

/// The state of one host that belongs to no single view: the graph, the clock, the pending work, and a store for each
/// room. Main actor only.
package final class Runtime {
  package let graph = Graph()
  package let rootSubgraph: Subgraph
  package let clock = Clock()
  package let reports = Reports()
  package let breadcrumbs = BreadcrumbStack()
  package let stack = StackGuard()
  package let tasks = RunningTasks()
  /// What refers to the runtime and may live longer.
  package let reference: RuntimeReference
  package let mailbox: ObservationMailbox
  package let actions: ActionQueue
  /// The effects of the whole tree, except those below a view whose content depends on its layout.
  package let contentQueue = ContentQueue()
  /// What the rooms keep, by the type of the store.
  private var stores: [any RuntimeStore] = []
  private var tables: [ObjectIdentifier: PropertyTable] = [:]
  /// Behind a pointer: the innermost loops count, and every access to a stored property of a class runs an
  /// exclusivity check.
  private let tally = UnsafeMutablePointer<WorkCounts>.allocate(capacity: 1)

  /// Keeps the states of the tree where newer code may replace its views; nil elsewhere.
  package var stateKeeper: StateKeeper?
  /// Shares the states of the program with the trees of its other windows; nil where all windows are one tree.
  package var programStates: ProgramStates.Tree?

  /// The date at time 0. Set by the composition roots: nothing here reads the system's clock.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The date of the present frame.
  package var date: Date { startDate + time }
  /// Frames begun since the host was created.
  @exclusivity(unchecked) package var frameNumber = 0
  /// Layers in each other that are being asked for a guide (L194).
  @exclusivity(unchecked) package var layersAsked = 0
  /// Updates begun since the host was created: each transaction is one, and so is each change without one.
  @exclusivity(unchecked) package var updateNumber = 0
  /// Numbers the periods in which an observer may be called twice: frames, or passes over the views (R083).
  @exclusivity(unchecked) package var callPeriod = 0
  /// Above 0 while views are being updated: states must not be written then (R188).
  @exclusivity(unchecked) private var updateDepth = 0
  /// Whether changes in the current update may animate: the cheap check before anything else.
  @exclusivity(unchecked) package var allowsAnimation = false
  /// How many views transform the transactions of their content.
  @exclusivity(unchecked) package var transformCount = 0
  /// The writes that wait for the next update, by transaction.
  @exclusivity(unchecked) package var pending: [PendingTransaction] = []
  /// The values read by the user's closure that layout runs now; nil while it runs none.
  @exclusivity(unchecked) package var closureReads: [NodeID]?
  /// Where reads are recorded outside of the graph; nil while nothing is kept that depends on them.
  @exclusivity(unchecked) package internal(set) var recordedReads: RecordedReads?

  package init() {
    rootSubgraph = Subgraph(in: graph)
    reference = RuntimeReference()
    mailbox = ObservationMailbox(reference)
    actions = ActionQueue(reference)
    tally.initialize(to: WorkCounts())
    reference.set(self)
    graph.report = { [unowned self] in self.report($0) }
  }

  deinit {
    reference.clear()
    tally.deallocate()
  }

  package var counts: WorkCounts {
    get { tally.pointee }
    _modify { yield &tally.pointee }
  }

  /// Tells the seconds, to find bodies that are slow; nil where no page waits for them.
  package var bodyClock: (() -> TimeInterval)?

  /// The current time, in seconds since the host was created.
  package var time: TimeInterval { clock.now }
  /// Callbacks that wait for a point in time.
  package var timers: Timers { clock.timers }
  /// Called when something becomes due between frames.
  package var wakeUp: WakeUp { mailbox.wakeUp }

  package func propertyTable<V>(of type: V.Type) -> PropertyTable {
    let key = ObjectIdentifier(type)
    if let cached = tables[key] { return cached }
    let table = PropertyTable(of: type)
    tables[key] = table
    return table
  }

  /// Drops all pending work, because the tree is being dropped.
  package func close() {
    pending = []
    contentQueue.removeAll()
    actions.removeAll()
    clock.stop()
    for store in stores { store.close() }
  }
}

// MARK: Updates

extension Runtime {
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

  /// Records a node as a dependency of the running rule or closure, brought up to date.
  func noteRead(_ node: NodeID) {
    if !graph.isUpdating { closureReads?.append(node) }
    _ = graph.pointer(to: node)
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
}

// MARK: Stores

/// What one room keeps for a host. The host makes one of each; a node that needs it often keeps a reference.
package protocol RuntimeStore: AnyObject {
  /// Drops all pending work, because the tree is being dropped.
  func close()
}

extension Runtime {
  /// Adds a store. At most one of each type.
  package func add(_ store: any RuntimeStore) { stores.append(store) }

  /// The store of a type, which must have been added. Costs a comparison for each store before it.
  package func store<Store: RuntimeStore>(_ type: Store.Type = Store.self) -> Store {
    for store in stores where ObjectIdentifier(Swift.type(of: store)) == ObjectIdentifier(type) {
      // The types were compared just before; a checked cast would walk the class hierarchy once more.
      return unsafeDowncast(store, to: Store.self)
    }
    preconditionFailure("The runtime has no \(type).")
  }
}

/// How much work was done since the host was created; the framework's own preference keys are not counted.
package struct WorkCounts {
  package var bodies = 0
  package var reduces = 0
  package var layouts = 0
  /// How often a container visited all of its children for what they draw or write.
  package var childScans = 0
  /// How many elements of lists containers have read, to find out what their children are.
  package var elementsRead = 0
  /// How often grids have asked cells for their sizes.
  package var cellsAsked = 0
  /// How many views were passed on the way to the root, to find where others are in the window.
  package var placements = 0
  /// How often a paragraph of a text that is edited was broken into lines.
  package var paragraphs = 0
}
