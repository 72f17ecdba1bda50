package import Foundation
package import WaggleGraph

/// A tree of views and what drives it: one frame at a time, when it is asked.
///
/// A frame is (R189): transactions, bodies and layout; what observers, appearances and changes have asked for; where that
/// set something, all of it once more; and at last the display list. `Docs/frame.md` tells it on one page.
///
/// Nothing runs between frames. Time, fonts, size and scale come in from outside.
package final class ViewHost {
  package let runtime: LayoutRuntime
  package let environment: Attribute<EnvironmentValues>
  private let appearanceScope: AppearanceScope
  private let root: RootNode
  private var scheme: PreferredScheme
  /// The view at the root, for whoever asks for an output.
  package var rootView: ViewNode { root.content }
  @exclusivity(unchecked) package private(set) var framesDrawn = 0
  /// Where what somebody does comes in; called within a frame's event, as `send` does.
  package let input: InputRouter
  private lazy var drawing: NodeID? = rootView.display?.attribute.node
  private var hasReportedLoop = false
  /// The fonts that the texts were set in last.
  private var fontGeneration: Int

  /// Makes the tree. No body runs before the first frame.
  package init<Content: View>(
    runtime: LayoutRuntime, size: CGSize, environment values: EnvironmentValues,
    content: @escaping () -> Content
  ) {
    var values = values
    values.scenePhase = .active
    fontGeneration = runtime.measurer.fontGeneration
    if fontGeneration != 0 {
      values.paragraph.fontGeneration = UInt8(truncatingIfNeeded: fontGeneration)
    }
    self.runtime = runtime
    runtime.embeddingLevel = values.embeddingLevel
    environment = runtime.graph.makeInput(values, in: runtime.rootSubgraph)
    scheme = PreferredScheme(values)
    appearanceScope = AppearanceScope(parent: nil)
    input = InputRouter(runtime)
    let inputs = _ViewInputs(
      runtime: runtime, environment: environment, appearanceScope: appearanceScope)
    root = RootNode.make(content, inputs, size: size)
    runtime.root = root
    input.root = root
  }

  /// Drops the tree in whatever state it is: gestures are cancelled (M111), views disappear, every node is freed,
  /// animations are complete (M036), and nothing waits for a time or an event any more. Twice does nothing.
  package func close() {
    guard !runtime.rootSubgraph.isRemoved else { return }
    input.close()
    appearanceScope.leave()
    runtime.actions.run()
    runtime.removingViews(runtime.rootSubgraph.remove)
    runtime.endTransactions()
    runtime.actions.run()
    runtime.close()
  }

  package var size: CGSize {
    get { root.windowSize }
    set { root.windowSize = newValue }
  }

  /// Changes the environment that the root starts with.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&scheme.given)
    scheme.given.embeddingLevel = scheme.given.embeddingLevel.outermost
    runtime.graph.set(environment, to: scheme.environment)
    root.turn(to: scheme.given.embeddingLevel)
  }

  /// Whether the window takes the scheme that its content prefers (R162); it does, unless told not to.
  package var followsPreferredColorScheme: Bool {
    get { scheme.isFollowed }
    set {
      scheme.isFollowed = newValue
      runtime.graph.set(environment, to: scheme.environment)
    }
  }

  /// Whether a frame would do anything.
  package var hasWork: Bool {
    framesDrawn == 0 || hasDueWork || !runtime.actions.isEmpty || !runtime.lateObservers.isEmpty
      || hasNewFonts
  }

  /// Whether views have to be updated.
  private var hasDueWork: Bool {
    runtime.hasPendingTransactions || !runtime.contentQueue.isEmpty || runtime.hasLayoutWork
      || !runtime.observers.isEmpty
  }
}

// MARK: One frame

extension ViewHost {
  /// What time it is in the tree, in seconds since the host was made.
  package var time: TimeInterval { runtime.clock.now }

  /// When the next frame has something to do: now while something is due or moves, nil where only an event can change
  /// anything.
  package var nextMoment: TimeInterval? { hasWork ? time : runtime.clock.nextMoment }

  /// One frame; `event` runs before it, as if somebody had touched something.
  ///
  /// - Parameter moment: what time it is; nil where none has passed.
  package func frame(at moment: TimeInterval? = nil, _ event: () -> Void = {}) {
    #if WAGGLE_CHECKS
      MainActor.assertIsolated("A frame runs on the main actor.")
    #endif
    Breadcrumbs.enter(runtime)
    defer { Breadcrumbs.leave() }
    runtime.asActive { runFrame(at: moment ?? time, event) }
  }

  private func runFrame(at moment: TimeInterval, _ event: () -> Void) {
    runtime.removingViews { runtime.clock.advance(to: moment) }
    event()
    runtime.frameNumber += 1
    runtime.callPeriod += 1
    adoptNewFonts()
    remindLateObservers()
    runPasses()
    runtime.beginUpdate { draw() }
    var hasBegun = false
    runtime.removingViews { hasBegun = runtime.clock.begin() }
    if hasBegun { runtime.beginUpdate(updateLooks) }
    framesDrawn += 1
    reportAtRest()
  }

  /// Has every text set anew where a font was registered since the frame before.
  private func adoptNewFonts() {
    guard hasNewFonts else { return }
    fontGeneration = runtime.measurer.fontGeneration
    updateEnvironment {
      $0.paragraph.fontGeneration = UInt8(truncatingIfNeeded: fontGeneration)
    }
  }

  private var hasNewFonts: Bool { runtime.measurer.fontGeneration != fontGeneration }

  /// R085: what was refused in the frame before is heard in this one.
  private func remindLateObservers() {
    guard !runtime.lateObservers.isEmpty else { return }
    let late = runtime.lateObservers
    runtime.lateObservers.removeAll(keepingCapacity: true)
    for node in late where runtime.graph.isAlive(node) { runtime.graph.invalidate(node) }
  }

  /// At most two passes; what is still due then is updated, so that nothing half done is drawn (R091). It is heard in the
  /// next frame, or in this one as long as the second pass's calls last (R083).
  private func runPasses() {
    let countsByPass = runtime.semantics.countsCallsByPass
    for pass in 1...2 {
      if countsByPass, pass > 1 { runtime.callPeriod += 1 }
      updateViews()
      decideDeliveries()
      runActions()
      guard hasDueWork else { return }
    }
    updateViews()
    decideDeliveries()
    if countsByPass { runActions() }
  }

  private func runActions() {
    if !runtime.actions.isEmpty { runtime.actions.run() }
    input.update()
  }

  /// Brings the views up to date, and once more where they prefer another scheme than the one that they were made in.
  private func updateViews() {
    defer { runtime.endChoices() }
    updateContentAndLayout()
    guard runtime.updating({ scheme.ask(rootView, in: runtime) }) else { return }
    runtime.graph.set(environment, to: scheme.environment)
    updateContentAndLayout()
  }

  /// Transactions, one after the other, then what is due without one.
  private func updateContentAndLayout() {
    runtime.flushTransactions {
      if !Transaction.allowsAnimation { runtime.updateContent(runtime.contentQueue) }
      updateLooksIfMoving()
    }
    guard hasContentWork else { return }
    runtime.beginUpdate {
      updateLayout()
      updateLooksIfMoving()
    }
  }

  private func updateLooksIfMoving() {
    if Transaction.allowsAnimation || !runtime.transitionStarts.isEmpty { updateLooks() }
  }

  private var hasContentWork: Bool { !runtime.contentQueue.isEmpty || runtime.hasLayoutWork }

  /// All of an update in which something may move: what moves learns where it goes while the transaction is known.
  private func updateLooks() {
    updateLayout()
    draw()
    while !runtime.transitionStarts.isEmpty { runTransitionStarts() }
  }

  /// What comes and goes was drawn where it starts from; now it gets under way (M063).
  private func runTransitionStarts() {
    let steps = runtime.takeTransitionStarts()
    let outer = Transaction.allowsAnimation
    Transaction.allowsAnimation = true
    defer { Transaction.allowsAnimation = outer }
    for step in steps { step.begin() }
    updateLayout()
    draw()
    runtime.removingViews { for step in steps { step.end() } }
    updateLayout()
    draw()
  }

  /// Bodies and layout, until none is due; layout may make content, and content change layout, at most eight times.
  private func updateLayout() {
    var passes = 0
    while hasContentWork {
      passes += 1
      guard passes <= 8 else { return reportLayoutLoop() }
      runtime.updateContent(runtime.contentQueue)
      runtime.updating {
        runtime.updateSizes()
        runtime.updatePlaces()
      }
    }
  }

  /// The display list; only what has changed in it is made again.
  private func draw() {
    guard let drawing else { return }
    runtime.updating { runtime.graph.update(drawing) }
  }

  /// Observers look at their values, and decide whether to be called.
  private func decideDeliveries() {
    guard !runtime.observers.isEmpty else { return }
    let due = runtime.observers
    runtime.observers.removeAll(keepingCapacity: true)
    runtime.updating {
      for node in due where runtime.graph.isAlive(node) { runtime.graph.update(node) }
    }
  }

  private func reportLayoutLoop() {
    guard !hasReportedLoop else { return }
    hasReportedLoop = true
    runtime.report(
      Diagnostic(
        id: "W-LOOP",
        message:
          "Layout and content did not come to rest in 8 passes: content that reads a view's place changes that place. "
          + "The rest is done in the next frame.",
        path: ""))
  }

  /// What can only be said when the whole tree is there.
  private func reportAtRest() {
    guard !hasWork, !runtime.preferenceReports.isEmpty else { return }
    for diagnostic in runtime.preferenceReports.take() { runtime.report(diagnostic) }
  }

  /// One frame with something in it that somebody did, at the moment when they did it.
  package func send(_ event: InputEvent) {
    if framesDrawn == 0 { frame() }
    frame(at: event.time) { input.handle(event) }
  }

  /// Frames until nothing is due at the present time, 120 at most. False where it did not come to rest.
  @discardableResult
  package func settle() -> Bool {
    defer { runtime.notesCallers = false }
    for count in 0..<120 {
      guard hasWork else { return true }
      runtime.notesCallers = count == 119
      frame()
    }
    reportNoRest()
    return false
  }

  private func reportNoRest() {
    let states = runtime.recentWrites.joined(separator: ", ")
    runtime.reportOnce(
      Diagnostic(
        id: "W-LOOP",
        message:
          "The tree did not come to rest in 120 frames"
          + (states.isEmpty
            ? "." : ": each frame sets \(states) again, which changes what led to it.")
          + " Set state only where it becomes another value, and never to something new each time.",
        path: runtime.lastCaller ?? ""))
  }
}

// MARK: Asking

extension ViewHost {
  /// The value that reaches the root for a key; nil where no output does. Demands the key of a tree that did not
  /// have to give it before (R071).
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    asking { rootView.preference(key).map { runtime.graph.value($0.attribute) } }
  }

  /// How a key's value comes about, to be printed. What nobody but the trace has asked for is computed for it, and nothing
  /// is reported about that.
  package func flow<K: PreferenceKey>(of key: K.Type) -> PreferenceTrace {
    asking {
      runtime.isTracing = true
      defer { runtime.isTracing = false }
      var flow = PreferenceTrace()
      rootView.addTrace(of: Preference<K>.self, to: &flow)
      return flow
    }
  }

  /// Runs a question that may have to compute.
  package func asking<Result>(_ question: () -> Result) -> Result {
    if framesDrawn == 0 { frame() }
    Breadcrumbs.enter(runtime)
    defer { Breadcrumbs.leave() }
    return runtime.updating(question)
  }
}
