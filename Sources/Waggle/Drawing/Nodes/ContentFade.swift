import Foundation

/// Content that fades in over the contents that it replaced.
final class ContentFade: ContentChange {
  private struct FadingContent {
    let node: DisplayNode
    let origin: CGPoint
    let opacity: Double
  }

  /// The most contents that fade out at once. Older ones are hardly visible by then.
  private static let maxFadingContents = 4

  private let fadingContents: [FadingContent]
  private var opacity = 0.0

  override var fade: ContentFade? { self }

  /// - Parameters:
  ///   - last: the fade that is interrupted.
  ///   - node: the content that was shown, or in a fade, that was fading in.
  init(after last: ContentFade?, showing node: DisplayNode, at origin: CGPoint) {
    let lastOpacity = last?.opacity ?? 1
    let before = (last?.fadingContents ?? []).map {
      FadingContent(node: $0.node, origin: $0.origin, opacity: $0.opacity * (1 - lastOpacity))
    }
    fadingContents = (before + [FadingContent(node: node, origin: origin, opacity: lastOpacity)])
      .suffix(Self.maxFadingContents)
  }

  /// `node` is at `origin`, and the contents that fade out move with it.
  override func blend(_ node: DisplayNode?, at origin: CGPoint, _ progress: Double) -> DisplayNode?
  {
    opacity = clampedToUnit(progress)
    var layers = fadingContents.map { old in
      let offset = CGSize(width: origin.x - old.origin.x, height: origin.y - old.origin.y)
      let placed = offset == .zero ? old.node : DisplayNode(.offset(offset, old.node))
      return DisplayNode(.opacity(old.opacity * (1 - opacity), placed))
    }
    if let node { layers.append(DisplayNode(.opacity(opacity, node))) }
    return DisplayNode(.group(layers))
  }
}
