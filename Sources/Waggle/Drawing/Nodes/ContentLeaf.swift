import Foundation
import WaggleGraph

/// A leaf whose content can cross-fade when it changes (M082).
class ContentLeaf: DrawingLeaf {
  private var fade: ContentFade?
  private var last: (node: DisplayNode, origin: CGPoint)?

  /// Called before the content changes: the current drawing fades out, if the change is animated.
  func contentWillChange(in environment: EnvironmentValues) {
    guard Transaction.allowsAnimation, let last, let sink,
      environment.contentTransition == .opacity,
      motionSite(sink).transaction.animation != nil
    else { return }
    fade = ContentFade(after: fade, showing: last.node, at: last.origin)
  }

  final override func shown(_ node: DisplayNode?, in frame: CGRect) -> DisplayNode? {
    last = node.map { ($0, frame.origin) }
    guard let fade else { return node }
    let result = fade.blend(node, at: frame.origin, drawingSite)
    if fade.isOver { self.fade = nil }
    return result
  }
}

/// Content that fades in over the contents that it replaced.
private final class ContentFade {
  private struct Leaving {
    let node: DisplayNode
    let origin: CGPoint
    let opacity: Double
  }

  /// The most contents that fade out at once. Older ones are hardly visible by then.
  private static let mostLeaving = 4

  private let leaving: [Leaving]
  private var follower = AnimatedValue<Double>()
  private var shown = 0.0

  var isOver: Bool { !follower.isMoving }

  init(after last: ContentFade?, showing node: DisplayNode, at origin: CGPoint) {
    let shown = last?.shown ?? 1
    let before = (last?.leaving ?? []).map {
      Leaving(node: $0.node, origin: $0.origin, opacity: $0.opacity * (1 - shown))
    }
    leaving = (before + [Leaving(node: node, origin: origin, opacity: shown)])
      .suffix(Self.mostLeaving)
  }

  /// The drawing in mid-fade; `node` is at `origin`, and the contents that fade out move with it.
  func blend(_ node: DisplayNode?, at origin: CGPoint, _ site: AnimationTarget) -> DisplayNode? {
    shown = clampedToUnit(follower.shown(1, after: shown, site))
    guard follower.isMoving else { return node }
    var layers = leaving.map { old in
      let offset = CGSize(width: origin.x - old.origin.x, height: origin.y - old.origin.y)
      let placed = offset == .zero ? old.node : DisplayNode(.offset(offset, old.node))
      return DisplayNode(.opacity(old.opacity * (1 - shown), placed))
    }
    if let node { layers.append(DisplayNode(.opacity(shown, node))) }
    return DisplayNode(.group(layers))
  }
}
