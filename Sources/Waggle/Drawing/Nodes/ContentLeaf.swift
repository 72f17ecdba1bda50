import Foundation
import WaggleGraph

/// A leaf whose content can cross-fade when it changes (M082).
class ContentLeaf: DrawingLeaf {
  private var fade: ContentFade?
  private var last: (node: DisplayNode, origin: CGPoint)?

  /// Called before the content changes: the current drawing fades out, if the change is animated.
  func contentWillChange(in environment: EnvironmentValues) {
    guard runtime.allowsAnimation, let last, let parameterEffect,
      environment.contentTransition == .opacity,
      animationTarget(for: parameterEffect).transaction.animation != nil
    else { return }
    fade = ContentFade(after: fade, showing: last.node, at: last.origin)
  }

  final override func displayedNode(_ node: DisplayNode?, in frame: CGRect) -> DisplayNode? {
    last = node.map { ($0, frame.origin) }
    guard let fade else { return node }
    let result = fade.blend(node, at: frame.origin, animationTarget)
    if fade.isOver { self.fade = nil }
    return result
  }
}

/// Content that fades in over the contents that it replaced.
private final class ContentFade {
  private struct FadingContent {
    let node: DisplayNode
    let origin: CGPoint
    let opacity: Double
  }

  /// The most contents that fade out at once. Older ones are hardly visible by then.
  private static let maxFadingContents = 4

  private let fadingContents: [FadingContent]
  private var animatedOpacity = AnimatedValue<Double>()
  private var opacity = 0.0

  var isOver: Bool { !animatedOpacity.isMoving }

  init(after last: ContentFade?, showing node: DisplayNode, at origin: CGPoint) {
    let lastOpacity = last?.opacity ?? 1
    let before = (last?.fadingContents ?? []).map {
      FadingContent(node: $0.node, origin: $0.origin, opacity: $0.opacity * (1 - lastOpacity))
    }
    fadingContents = (before + [FadingContent(node: node, origin: origin, opacity: lastOpacity)])
      .suffix(Self.maxFadingContents)
  }

  /// The drawing in mid-fade; `node` is at `origin`, and the contents that fade out move with it.
  func blend(_ node: DisplayNode?, at origin: CGPoint, _ target: AnimationTarget) -> DisplayNode? {
    opacity = clampedToUnit(
      animatedOpacity.displayedValue(for: 1, after: opacity, in: target.runtime, target))
    guard animatedOpacity.isMoving else { return node }
    var layers = fadingContents.map { old in
      let offset = CGSize(width: origin.x - old.origin.x, height: origin.y - old.origin.y)
      let placed = offset == .zero ? old.node : DisplayNode(.offset(offset, old.node))
      return DisplayNode(.opacity(old.opacity * (1 - opacity), placed))
    }
    if let node { layers.append(DisplayNode(.opacity(opacity, node))) }
    return DisplayNode(.group(layers))
  }
}
