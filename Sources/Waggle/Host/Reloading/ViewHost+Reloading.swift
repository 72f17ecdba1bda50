extension ViewHost {
  /// Whether the tree is prepared for newer code: only then `reload` keeps states. Set before the first frame. Costs a weak
  /// reference for each state; by default off.
  package var keepsStates: Bool {
    get { runtime.stateKeeper != nil }
    set { runtime.stateKeeper = newValue ? runtime.stateKeeper ?? StateKeeper() : nil }
  }

  /// Replaces views by those of newer code. What people see stays where the newer code has it too: states, the screens that
  /// were reached, scroll positions, the focus and the selection in a field (C565, C580, C583).
  ///
  /// - Parameters:
  ///   - frame: runs a frame with an event.
  ///   - change: makes the program show the newer views; called in a frame, without animation.
  /// - Returns: messages about what starts over.
  @MainActor @discardableResult package func reload(
    frame: (_ event: () -> Void) -> Void, _ change: @escaping () -> Void
  ) -> [String] {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    guard let keeper = runtime.stateKeeper, framesDrawn > 0 else {
      frame { withTransaction(transaction, change) }
      return []
    }
    let kept = KeptSurface(self)
    keeper.begin()
    frame { withTransaction(transaction, change) }
    runDueFrames(frame)
    let hasScreens = openScreens(of: kept, frame)
    goOn(with: keeper, frame)
    let losses = keeper.end()
    kept.restore(in: self, frame)
    return losses.filter { !(hasScreens && $0.isPath) }.map(\.description)
  }

  /// Runs the frames that the first one made due; a view may make more due for ever.
  func runDueFrames(_ frame: (_ event: () -> Void) -> Void) {
    for _ in 0..<8 where hasWork { frame {} }
  }

  /// Has what newer views have taken over do again what it did: each may make views that take over more.
  @MainActor private func goOn(
    with keeper: StateKeeper, _ frame: (_ event: () -> Void) -> Void
  ) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    for _ in 0..<ScreenAddress.longest.words {
      let waiting = keeper.takeContinuing()
      if waiting.isEmpty { return }
      frame {
        withTransaction(transaction) { waiting.forEach { $0.owner.continueAfterReload($0.value) } }
      }
      runDueFrames(frame)
    }
  }

  /// Goes to the screens again where one was.
  ///
  /// - Returns: whether they are shown.
  @MainActor private func openScreens(
    of kept: KeptSurface, _ frame: (_ event: () -> Void) -> Void
  ) -> Bool {
    guard !kept.screens.isEmpty else { return false }
    if historyPosition.path != kept.screens {
      openScreens(kept.screens, depth: kept.screens.count, slides: false, frame: frame)
    }
    return historyPosition.path == kept.screens
  }
}

extension StateLoss {
  /// Whether the state is the path of a stack, whose screens are shown again by their words.
  var isPath: Bool { typeName(new) == "NavigationPath" }
}
