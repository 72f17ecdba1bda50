package import Foundation

// One frame, as Docs/frame.md describes it. Each pass is a file in `Passes`; this file has their order and how often
// they are repeated, in the words of that page.

extension ViewHost {
  /// Runs one frame; `event` runs first, as user input would.
  ///
  /// - Parameter moment: the current time; nil where no time has passed.
  package func frame(at moment: TimeInterval? = nil, _ event: () -> Void = {}) {
    frame(at: moment, events: CollectionOfOne(()), { _ in event() })
  }

  /// Runs one frame for several events; each finds the views as the one before left them.
  package func frame<Events: Sequence>(
    at moment: TimeInterval? = nil, events: Events, _ handle: (Events.Element) -> Void
  ) {
    if isChecking { checkInvariant(isOnMainQueue, "a frame runs on the main actor") }
    CrashReporter.enter(runtime)
    defer { CrashReporter.leave() }
    LastWindow.begin(self)
    found = FoundTrees()
    runtime.actions.runFrame { runPasses(at: moment ?? time, events, handle) }
  }

  private func runPasses<Events: Sequence>(
    at moment: TimeInterval, _ events: Events, _ handle: (Events.Element) -> Void
  ) {
    runClockPass(until: moment)
    for event in events {
      handle(event)
      beginFrame()
      runUpdates()
    }
    animatingChanges { runDisplayPass() }
    if runAnimationStartPass() { animatingChanges { settleAnimatedViews() } }
    runMotionsPass()
    framesDrawn += 1
    runReportPass()
    runStoragePass()
  }

  private func beginFrame() {
    runtime.frameNumber += 1
    runtime.callPeriod += 1
    runFontsPass()
    runDefaultsPass()
    preferences.resumeLateObservers()
  }

  /// Runs one update, and a second one if the first made something due. What the second one made due is applied without
  /// actions, so that no half-finished state is drawn (R091): its observers are called in the next frame, or in this one
  /// where the semantics count their calls by update (R083).
  private func runUpdates() {
    let countsByUpdate = preferences.semantics.countsCallsByUpdate
    for update in 1...RepetitionLimits.updates {
      if countsByUpdate, update > 1 { runtime.callPeriod += 1 }
      updateViews()
      runDeliveriesPass()
      runCallbackPasses()
      guard hasDueWork else { return }
    }
    updateViews()
    runDeliveriesPass()
    if countsByUpdate { runCallbackPasses() }
  }

  private func runCallbackPasses() {
    runActionsPass()
    runFocusPass()
  }

  /// Brings the views up to date, and does so again if they now prefer another colour scheme.
  private func updateViews() {
    defer {
      layout.dropUnusedCandidates()
      layout.releaseOffscreenViews()
    }
    applyTransactions()
    if runColorSchemePass() { applyTransactions() }
  }

  /// Applies the transactions one after the other, then what is due without one.
  private func applyTransactions() {
    runTransactionsPass {
      if !runtime.allowsAnimation { runContentPass() }
      settleAnimatedViewsIfNeeded()
    }
    presentations.follow()
    guard hasContentWork else { return }
    animatingChanges {
      settleLayout()
      settleAnimatedViewsIfNeeded()
    }
  }

  private func settleAnimatedViewsIfNeeded() {
    if runtime.allowsAnimation || views.hasTransitionBatches { settleAnimatedViews() }
  }

  /// Runs the steps up to the display list while the transaction is known, because animated values take it from there.
  private func settleAnimatedViews() {
    settleLayout()
    runDisplayPass()
    runTransitionsPass {
      settleLayout()
      runDisplayPass()
    }
  }

  /// Runs content, sizes, positions and scrolling until none is due: each can make the others due.
  private func settleLayout() {
    for _ in 1...RepetitionLimits.layoutRounds {
      guard hasContentWork else { return }
      runContentPass()
      runSizesPass()
      runPositionsPass()
      runScrollPass()
    }
    if hasContentWork { reportUnsettledLayout() }
  }
}

// MARK: Several frames

extension ViewHost {
  /// Runs frames until nothing is due at the current time, at most 120. False if work remains.
  @discardableResult
  package func settle() -> Bool {
    defer { runtime.reports.notesCallers = false }
    for count in 1...RepetitionLimits.settlingFrames {
      guard hasWork else { return true }
      runtime.reports.notesCallers = count == RepetitionLimits.settlingFrames
      frame()
    }
    guard hasWork else { return true }
    reportEndlessFrames()
    return false
  }

  /// Runs one frame for an input event, at the time of the event.
  package func send(_ event: InputEvent) {
    if framesDrawn == 0 { frame() }
    frame(at: event.time) { input.handle(event) }
  }
}

// MARK: What is due

extension ViewHost {
  /// The current time of the tree, in seconds since the host was made.
  package var time: TimeInterval { runtime.clock.now }

  /// The time of the next frame that has work: now while something is due or animated, nil when only an event can
  /// change anything.
  package var nextMoment: TimeInterval? { hasWork ? time : runtime.clock.nextMoment }

  /// Whether a frame would change anything.
  package var hasWork: Bool {
    framesDrawn == 0 || hasDueWork || !runtime.actions.isEmpty || preferences.hasLateObservers
      || hasNewFonts
  }

  /// Whether another update has something to do.
  private var hasDueWork: Bool {
    runtime.hasPendingTransactions || hasContentWork || preferences.hasDueObservers
  }

  /// Whether content, sizes or positions are due.
  private var hasContentWork: Bool { !runtime.contentQueue.isEmpty || layout.hasWork }
}
