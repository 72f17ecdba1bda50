package import Foundation

extension ViewHost {
  /// The stack on whose pages one is; nil without one.
  @MainActor package var screenStack: (any ScreenStack)? {
    (preference(ScreenStackKey.self) ?? nil)?.stack
  }

  /// The stacks on whose pages one is, the outermost first.
  @MainActor package var screenStacks: [any ScreenStack] {
    (preference(ScreenStackKey.self) ?? nil)?.all ?? []
  }

  /// The user's position in the program.
  @MainActor package var historyPosition: HistoryPosition {
    let stack = screenStack
    let front = presentations.steps.reduce(0) { $0 + 1 + frontDepth($1) }
    return HistoryPosition(
      path: stack?.address ?? [], depth: max(0, stack?.depth ?? 0) + front,
      base: stack?.depthBelow ?? 0, front: front)
  }

  /// What the window is called: the title of its content, or else that of its scene, and the second line of content that no
  /// bar shows it for; nil if neither has a title.
  package var windowTitle: String? {
    let content = preference(WindowTitleKey.self) ?? nil
    let title = content?.title ?? runtime.store(WindowStore.self).title()
    let words = [title, content?.subtitle].compactMap { $0?.string(in: rootEnvironment) }
      .filter { !$0.isEmpty }
    return title == nil ? nil : words.joined(separator: " – ")
  }

  /// Makes the windows of another tree those that the views open and close.
  @MainActor package func open(in windows: ProgramWindows) {
    updateEnvironment { $0.windowTraits.windows = windows }
  }

  /// The size that the content would like to have; call it after a frame.
  @MainActor package var idealContentSize: CGSize {
    rootView.layout.size(for: ProposedViewSize(width: nil, height: nil))
  }

  /// The smallest size in which the content fits; call it after a frame.
  @MainActor package var leastContentSize: CGSize {
    rootView.layout.size(for: ProposedViewSize(width: 0, height: 0))
  }

  /// Shows the pages of these words. A page may declare what the next word is, so it is made before that one is read;
  /// words after the first that cannot be read are left out.
  ///
  /// - Parameters:
  ///   - depth: how many pages to show, those without words too, if that many are shown.
  ///   - slides: whether the last page slides in.
  ///   - frame: runs a frame with an event.
  @MainActor package func openScreens(
    _ words: [String], depth: Int, slides: Bool, frame: (_ event: () -> Void) -> Void
  ) {
    var transaction = Transaction()
    transaction.disablesAnimations = !slides
    var read = -1
    while read < words.count, let stack = screenStack {
      var now = 0
      frame {
        withTransaction(transaction) { now = stack.open(words, depth: max(depth, words.count)) }
      }
      // The pages are made, and say what they declare.
      for _ in 0..<4 where hasWork { frame {} }
      guard now > read, now < words.count else { return }
      read = now
    }
  }
}
