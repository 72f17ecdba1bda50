import Foundation
import Waggle

/// What a screen reader sees of a window: the tree of its elements, made when it is first asked for.
///
/// Always true after a frame in which nothing moves: the tree is that of the window. While something moves it follows less
/// often, as the elements of a page do (C470).
@MainActor package final class WindowReader {
  unowned let session: WindowSession
  private var tree = ReaderTree()
  private var throttle = AccessibilityThrottle()
  /// How often the elements were collected.
  package private(set) var collections = 0
  private var isFollowing = false

  init(_ session: WindowSession) {
    self.session = session
    _ = changes()
  }

  /// A node around the elements of the window, without a description.
  package var root: ReaderNode { tree.root }

  /// How many elements were described, besides those that were kept.
  package var descriptions: Int { tree.descriptions }

  private var host: ViewHost { session.host }

  /// Brings the tree up to date if it is time for it, and reports what has changed.
  ///
  /// - Parameter isForced: whether it is, also where nothing seems to have changed.
  func follow(isForced: Bool = false) {
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    guard isForced || isDue else { return }
    let changes = changes()
    if !changes.isEmpty { session.embedder?.report(changes) }
  }

  /// Before a question of a screen reader is answered.
  package func prepareAnswer() { follow() }

  private var revision: AccessibilityThrottle.Revision {
    AccessibilityThrottle.Revision(
      drawing: host.displayList, bodies: host.runtime.counts.bodies,
      focused: host.input.focus.focused)
  }

  private var isDue: Bool {
    let time = session.clock()
    let framesFollow = host.nextMoment.map { $0 <= time + 0.05 } ?? false
    let isMoving = framesFollow || !host.layout.scrollViews.moving.isEmpty
    return throttle.isDue(revision, at: time, isAnimating: isMoving)
  }

  private func changes() -> [ReaderChange] {
    let begin = session.clock()
    collections += 1
    let changes = tree.update(to: host.keptAccessibilityTree)
    throttle.record(revision, from: begin, to: session.clock())
    if isChecking { check() }
    return changes
  }

  /// Stops if the tree differs from one of elements of which nothing was kept. Costs O(views).
  private func check() {
    var fresh = ReaderTree()
    _ = fresh.update(to: host.accessibilityTree)
    let (nodes, others) = (root.flattened, fresh.root.flattened)
    guard nodes.count == others.count else {
      fatalError("A screen reader sees \(nodes.count) elements, and there are \(others.count).")
    }
    for (node, other) in zip(nodes, others)
    where node.element != other.element || node.index != other.index {
      fatalError(
        "What a screen reader sees differs from what is in the window: \(node.element) at \(node.index), "
          + "\(other.element) at \(other.index)")
    }
  }
}

extension WindowSession {
  /// What a screen reader sees of the window; nil before it is first asked for, and once the window is closed.
  package var openedReader: WindowReader? { reader }

  /// The same, made if there is none; nil once the window is closed.
  package func openReader() -> WindowReader? {
    if reader == nil, !isClosed { reader = WindowReader(self) }
    return reader
  }

  /// Has a sentence read, if a screen reader is there.
  func announce(_ sentence: String) {
    guard reader != nil else { return }
    embedder?.report([.announced(sentence)])
  }
}

extension WindowEmbedder {
  package func report(_ changes: [ReaderChange]) {}
}
