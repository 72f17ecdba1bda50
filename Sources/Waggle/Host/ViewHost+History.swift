import WaggleGraph

/// Back and forward in the history of a page (C410, C411).
extension ViewHost {
  /// Goes where the user went in the history: what is in front is closed, then pages and columns are left, then those of
  /// the words are shown. What does not close stays, and all below it.
  ///
  /// - Parameter frame: runs a frame with an event.
  @MainActor package func go(to position: HistoryPosition, frame: (_ event: () -> Void) -> Void) {
    let now = historyPosition
    let isBelow = now.path != position.path || now.screens != position.screens
    if !leaveFront(to: isBelow ? 0 : position.front, frame) { return }
    while let stack = screenStack, stack.depthBelow > position.screens {
      let before = stack.depth
      frame { stack.goBack(by: before - position.screens) }
      settle(frame)
      guard let now = screenStack?.depth, now < before else { return }
    }
    guard let stack = screenStack else { return }
    if stack.depth < position.screens, position.path == stack.address {
      var isShown = false
      frame { isShown = stack.goForward() }
      if isShown { return settle(frame) }
    }
    openScreens(
      position.path, depth: position.screens - stack.depthBelow, slides: true, frame: frame)
  }

  /// Closes what is in front until that many steps are left. Something that is not a step, as an alert or a menu, is all that is
  /// closed, if it can be.
  ///
  /// - Returns: whether what is below can be left.
  @MainActor private func leaveFront(
    to steps: Int, _ frame: (_ event: () -> Void) -> Void
  ) -> Bool {
    while let top = presentations.inFront {
      let before = historyPosition.front
      if top.options.isStep, before <= steps { return true }
      frame { leave(top, by: before - steps) }
      settle(frame)
      guard top.options.isStep, historyPosition.front < before else { return false }
    }
    return true
  }

  @MainActor private func leave(_ node: PresentedNode, by steps: Int) {
    if let stack = stack(in: node), stack.depth > 0 { return stack.goBack(by: steps) }
    if node.options.closesOnEscape() { node.requestClose() }
  }

  @MainActor private func settle(_ frame: (_ event: () -> Void) -> Void) {
    for _ in 0..<4 where hasWork { frame {} }
  }

  /// The number of steps inside of what is presented.
  @MainActor func frontDepth(_ node: PresentedNode) -> Int { max(0, stack(in: node)?.depth ?? 0) }

  @MainActor private func stack(in node: PresentedNode) -> (any ScreenStack)? {
    let reference = query {
      node.content.preference(ScreenStackKey.self).map { runtime.graph.value($0.attribute) }
    }
    return (reference ?? nil)?.stack
  }
}
