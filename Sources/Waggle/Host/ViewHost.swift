package import Foundation
package import WaggleGraph

/// A tree of views and its driver: it runs one frame at a time, on request.
///
/// A frame is (R189): transactions, bodies and layout; the actions of observers, appearances and changes; all of it
/// once more if an action set a value; and finally the display list. `Docs/frame.md` describes it on one page.
///
/// Nothing runs between frames. Time, fonts, size and scale are arguments.
package final class ViewHost {
  package let runtime: LayoutRuntime
  package let environment: Attribute<EnvironmentValues>
  private let appearanceScope: AppearanceScope
  private let root: RootNode
  private var scheme: PreferredScheme
  /// The root view, whose outputs callers ask for.
  package var rootView: ViewNode { root.content }
  @exclusivity(unchecked) package private(set) var framesDrawn = 0
  /// The entry point for input events; call it within a frame's event, as `send` does.
  package let input: InputRouter
  private lazy var drawing: NodeID? = rootView.display?.attribute.node
  private var hasReportedLoop = false
  /// The version of the fonts with which texts were last laid out.
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

  /// Drops the tree in any state: gestures are cancelled (M111), views disappear, every node is freed, animations
  /// complete (M036), and no timer or event is pending afterwards. A second call does nothing.
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

  /// Changes the root view's environment.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&scheme.given)
    scheme.given.embeddingLevel = scheme.given.embeddingLevel.outermost
    runtime.graph.set(environment, to: scheme.environment)
    root.turn(to: scheme.given.embeddingLevel)
  }

  /// Whether the window takes the colour scheme that its content prefers (R162). The default is true.
  package var followsPreferredColorScheme: Bool {
    get { scheme.isFollowed }
    set {
      scheme.isFollowed = newValue
      runtime.graph.set(environment, to: scheme.environment)
    }
  }

  /// Whether a frame would change anything.
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
  /// The current time of the tree, in seconds since the host was made.
  package var time: TimeInterval { runtime.clock.now }

  /// The time of the next frame that has work: now while something is due or animated, nil when only an event can
  /// change anything.
  package var nextMoment: TimeInterval? { hasWork ? time : runtime.clock.nextMoment }

  /// Runs one frame; `event` runs first, as user input would.
  ///
  /// - Parameter moment: the current time; nil where no time has passed.
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
    requeueLateObservers()
    runPasses()
    runtime.beginUpdate { draw() }
    var hasBegun = false
    runtime.removingViews { hasBegun = runtime.clock.begin() }
    if hasBegun { runtime.beginUpdate(updateAnimatedViews) }
    framesDrawn += 1
    reportAtRest()
  }

  /// Lays out every text again if a font was registered since the previous frame.
  private func adoptNewFonts() {
    guard hasNewFonts else { return }
    fontGeneration = runtime.measurer.fontGeneration
    updateEnvironment {
      $0.paragraph.fontGeneration = UInt8(truncatingIfNeeded: fontGeneration)
    }
  }

  private var hasNewFonts: Bool { runtime.measurer.fontGeneration != fontGeneration }

  /// Delivers the values that were refused in the previous frame (R085).
  private func requeueLateObservers() {
    guard !runtime.lateObservers.isEmpty else { return }
    let late = runtime.lateObservers
    runtime.lateObservers.removeAll(keepingCapacity: true)
    for node in late where runtime.graph.isAlive(node) { runtime.graph.invalidate(node) }
  }

  /// Runs at most two passes; what is still due afterwards is updated, so that no half-finished state is drawn
  /// (R091). Its observers are called in the next frame, or in this one while the second pass's calls last (R083).
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

  /// Updates the views, and again when they prefer a colour scheme other than the one that they were made in.
  private func updateViews() {
    defer { runtime.endChoices() }
    updateContentAndLayout()
    guard runtime.updating({ scheme.update(from: rootView, in: runtime) }) else { return }
    runtime.graph.set(environment, to: scheme.environment)
    updateContentAndLayout()
  }

  /// Runs the transactions one after the other, then the work that is due without a transaction.
  private func updateContentAndLayout() {
    runtime.flushTransactions {
      if !Transaction.allowsAnimation { runtime.updateContent(runtime.contentQueue) }
      updateAnimatedViewsIfNeeded()
    }
    guard hasContentWork else { return }
    runtime.beginUpdate {
      updateLayout()
      updateAnimatedViewsIfNeeded()
    }
  }

  private func updateAnimatedViewsIfNeeded() {
    if Transaction.allowsAnimation || !runtime.transitionStarts.isEmpty { updateAnimatedViews() }
  }

  private var hasContentWork: Bool { !runtime.contentQueue.isEmpty || runtime.hasLayoutWork }

  /// Runs the part of an update in which values may animate: they take their targets while the transaction is known.
  private func updateAnimatedViews() {
    updateLayout()
    draw()
    while !runtime.transitionStarts.isEmpty { runTransitionStarts() }
  }

  /// Starts the animations of inserted and removed views, which have been drawn in their start state (M063).
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

  /// Runs bodies and layout until neither is due; each can make the other due, at most eight times.
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

  /// Updates the display list; only its changed parts are made again.
  private func draw() {
    guard let drawing else { return }
    runtime.updating { runtime.graph.update(drawing) }
  }

  /// Lets observers compare their values and decide whether to be called.
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

  /// Reports diagnostics that need the complete tree.
  private func reportAtRest() {
    guard !hasWork, !runtime.preferenceReports.isEmpty else { return }
    for diagnostic in runtime.preferenceReports.take() { runtime.report(diagnostic) }
  }

  /// Runs one frame for an input event, at the time of the event.
  package func send(_ event: InputEvent) {
    if framesDrawn == 0 { frame() }
    frame(at: event.time) { input.handle(event) }
  }

  /// Runs frames until nothing is due at the current time, at most 120. False if work remains.
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

// MARK: Queries

extension ViewHost {
  /// The value that reaches the root for a key; nil where no view writes it. Requests the key from the tree, if it
  /// has not been requested before (R071).
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    asking { rootView.preference(key).map { runtime.graph.value($0.attribute) } }
  }

  /// How a key's value is computed, for printing. Values that only the trace asks for are computed for it, without
  /// diagnostics.
  package func flow<K: PreferenceKey>(of key: K.Type) -> PreferenceTrace {
    asking {
      runtime.isTracing = true
      defer { runtime.isTracing = false }
      var flow = PreferenceTrace()
      rootView.addTrace(of: Preference<K>.self, to: &flow)
      return flow
    }
  }

  /// Runs a query that may have to compute.
  package func asking<Result>(_ question: () -> Result) -> Result {
    if framesDrawn == 0 { frame() }
    Breadcrumbs.enter(runtime)
    defer { Breadcrumbs.leave() }
    return runtime.updating(question)
  }
}
