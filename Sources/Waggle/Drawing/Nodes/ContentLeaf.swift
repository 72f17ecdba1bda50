import Foundation
import WaggleGraph

/// A leaf whose content can change visibly, over some time (M082).
class ContentLeaf: DrawingLeaf {
  /// Set while the content changes.
  final private(set) var change: ContentChange?
  private var last: (node: DisplayNode, origin: CGPoint)?

  /// Called before the content changes: the change is shown over some time if it is animated.
  ///
  /// - Parameter old: the transition before the change, if the kind of the change depends on it.
  func contentWillChange(in environment: EnvironmentValues, after old: ContentTransition? = nil) {
    guard runtime.allowsAnimation, let last, let parameterEffect,
      environment.contentTransition != .identity,
      animationTarget(for: parameterEffect).transaction.animation != nil
    else { return }
    let fade = ContentFade(after: change?.fade, showing: last.node, at: last.origin)
    // A fade is followed by a fade.
    if change?.fade == nil, let new = makeChange(environment, after: old, insteadOf: fade) {
      change = new
    } else {
      change = fade
    }
  }

  /// Shows the new content at once.
  final func endChange() { change = nil }

  /// A change other than a fade, for the transition of the environment; nil fades. `fade` is the change where the
  /// other one turns out not to be possible.
  func makeChange(
    _ environment: EnvironmentValues, after old: ContentTransition?, insteadOf fade: ContentFade
  ) -> ContentChange? { nil }

  final override func displayedNode(_ node: DisplayNode?, in frame: CGRect) -> DisplayNode? {
    guard let change else {
      last = node.map { ($0, frame.origin) }
      return node
    }
    let result = change.displayedNode(node, at: frame.origin, animationTarget)
    // A fade begins with the contents that it fades out, so it needs the new one alone.
    last = (change.fade == nil ? result : node).map { ($0, frame.origin) }
    if change.isOver { self.change = nil }
    return result
  }
}

/// A change of content that is shown over some time; the abstract base.
class ContentChange {
  private var animatedProgress = AnimatedValue<Double>()
  /// From 0, the old content, to 1, the new one; may leave this range.
  private(set) var progress = 0.0

  /// Whether the new content is shown, and nothing else.
  final var isOver: Bool { !animatedProgress.isMoving }

  /// The fade that the change is; nil for another kind.
  var fade: ContentFade? { nil }

  /// The drawing at the current time; the new content is `node`, with its origin at `origin`.
  final func displayedNode(_ node: DisplayNode?, at origin: CGPoint, _ target: AnimationTarget)
    -> DisplayNode?
  {
    progress = animatedProgress.displayedValue(
      for: 1, after: progress, in: target.runtime, target)
    return isOver ? node : blend(node, at: origin, progress)
  }

  func blend(_ node: DisplayNode?, at origin: CGPoint, _ progress: Double) -> DisplayNode? { node }
}
