package import Foundation

// One frame, as Docs/frame.md describes it: passes in a fixed order, each in its own file in `Passes`, and the limits
// on their repetition.

extension ViewHost {
  /// How often passes are repeated before what is left waits for the next frame.
  private enum Limit {
    /// Updates of the views in a frame, each with its deliveries and actions (R091).
    static let updates = 2
    /// Rounds of content and layout in an update.
    static let layoutRounds = 8
    /// Frames in `settle()`.
    static let settlingFrames = 120
  }

  /// Runs one frame; `event` runs first, as user input would.
  ///
  /// - Parameter moment: the current time; nil where no time has passed.
  package func frame(at moment: TimeInterval? = nil, _ event: () -> Void = {}) {
    #if WAGGLE_CHECKS
      MainActor.assertIsolated("A frame runs on the main actor.")
    #endif
    Breadcrumbs.enter(runtime)
    defer { Breadcrumbs.leave() }
    runtime.actions.runFrame { runPasses(at: moment ?? time, event) }
  }

  private func runPasses(at moment: TimeInterval, _ event: () -> Void) {
    runClockPass(until: moment)
    event()
    beginFrame()
    runUpdates()
    runUpdate { runDisplayPass() }
    if runAnimationStartPass() { runUpdate(updateAnimatedViews) }
    framesDrawn += 1
    runReportPass()
  }

  private func beginFrame() {
    runtime.frameNumber += 1
    runtime.callPeriod += 1
    adoptNewFonts()
    preferences.resumeLateObservers()
  }

  /// Updates the views and calls their actions, and once more if these made something due. What is still due then is
  /// updated without actions, so that no half-finished state is drawn (R091): its observers are called in the next
  /// frame, or in this one while the second update's calls last (R083).
  private func runUpdates() {
    let countsByPass = preferences.semantics.countsCallsByPass
    for update in 1...Limit.updates {
      if countsByPass, update > 1 { runtime.callPeriod += 1 }
      updateViews()
      runDeliveriesPass()
      runActionsPass()
      runFocusPass()
      guard hasDueWork else { return }
    }
    updateViews()
    runDeliveriesPass()
    guard countsByPass else { return }
    runActionsPass()
    runFocusPass()
  }

  /// Updates the views, and again when they prefer a colour scheme other than the one that they were made in.
  private func updateViews() {
    defer { layout.endChoices() }
    updateContentAndLayout()
    guard runColorSchemePass() else { return }
    updateContentAndLayout()
  }

  /// Runs the transactions one after the other, then the work that is due without a transaction.
  private func updateContentAndLayout() {
    runTransactionsPass {
      if !runtime.allowsAnimation { runContentPass() }
      updateAnimatedViewsIfNeeded()
    }
    guard hasContentWork else { return }
    runUpdate {
      updateLayout()
      updateAnimatedViewsIfNeeded()
    }
  }

  private func updateAnimatedViewsIfNeeded() {
    if runtime.allowsAnimation || views.hasTransitionBatches { updateAnimatedViews() }
  }

  /// Runs the part of an update in which values may animate: they take their targets while the transaction is known.
  private func updateAnimatedViews() {
    updateLayout()
    runDisplayPass()
    runTransitionsPass {
      updateLayout()
      runDisplayPass()
    }
  }

  /// Runs bodies and layout until neither is due; each can make the other due.
  private func updateLayout() {
    for _ in 0..<Limit.layoutRounds {
      guard hasContentWork else { return }
      runContentPass()
      runSizesPass()
      runPositionsPass()
    }
    if hasContentWork { reportLayoutLoop() }
  }

  /// Runs frames until nothing is due at the current time, at most 120. False if work remains.
  @discardableResult
  package func settle() -> Bool {
    defer { runtime.reports.notesCallers = false }
    for count in 1...Limit.settlingFrames {
      guard hasWork else { return true }
      runtime.reports.notesCallers = count == Limit.settlingFrames
      frame()
    }
    guard hasWork else { return true }
    reportNoRest()
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

  /// Whether views have to be updated.
  private var hasDueWork: Bool {
    runtime.hasPendingTransactions || hasContentWork || preferences.hasDueObservers
  }

  private var hasContentWork: Bool { !runtime.contentQueue.isEmpty || layout.hasWork }
}
