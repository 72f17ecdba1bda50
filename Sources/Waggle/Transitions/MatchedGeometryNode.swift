import Foundation
import WaggleGraph

/// A view that follows the frame of its group.
///
/// Always true after layout: for its parent the view has its own frame; its content lies in the group's frame while the
/// view follows it, and else where the view is, or is animated there.
final class MatchedGeometryNode: DisplacedContentNode {
  private let modifier: _GraphValue<_MatchedGeometryModifier>
  private var parameters: _MatchedGeometryModifier?
  private var group: MatchedGeometryGroup?
  private var groupFrame: MatchedGeometryGroup.Frame?
  /// Moves the content of a view that follows none.
  private var animatedFrame = AnimatedValue<CGRect>()
  /// Moves the content of a view that follows another group than before.
  private var turningFrame = AnimatedValue<CGRect>()
  /// Whether the group has changed, and the view has not been placed in its frame.
  private var hasTurned = false
  private var displayedFrame: CGRect?

  /// Whether the view is in the tree, and not a candidate that was only measured.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      updateGroup()
      if !isRemoved, parameters != nil { runtime.graph.invalidate(parameterEffect!) }
    }
  }

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_MatchedGeometryModifier>, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    super.init(content, inputs)
    makeParameterEffect([modifier.node, placement.node], inputs)
    store.hasPartsThatMoveAlone = true
  }

  override var name: String { "matchedGeometryEffect" }

  /// Whether the view may be the source of its group: it is not leaving.
  var canBeSource: Bool {
    parameters?.isSource ?? false && !isRemoved && !isLeaving
  }

  /// Whether its removal is being animated.
  var isLeaving: Bool { store.frozenPositions.isAround(self) }

  /// Called when the modifier, the group's frame or the position has changed, and in each frame of an animation.
  override func updateParameters(_ graph: Graph) {
    _ = graph.value(placement)
    let new = modifier.read(in: graph)
    let old = parameters
    parameters = new
    if old?.key != new.key {
      hasTurned = old != nil
      leaveGroup()
      updateGroup()
    } else if old?.isSource != new.isSource {
      group?.changed()
    }
    groupFrame = group.flatMap { graph.value($0.attribute) }
    setNeedsPlacing()
  }

  private func updateGroup() {
    guard isShown else { return leaveGroup() }
    guard group == nil, let parameters else { return }
    group = runtime.store(MatchedGeometryStore.self).group(parameters.key)
    group?.add(self)
  }

  private func leaveGroup() {
    group?.remove(self)
    group = nil
  }

  // MARK: Placing

  /// The frame to follow; nil for a source at rest, and for a view without one.
  private var followed: CGRect? {
    guard let groupFrame, let parameters else { return nil }
    if groupFrame.source == ObjectIdentifier(self) {
      return groupFrame.isMoving ? groupFrame.rect : nil
    }
    return parameters.isSource && canBeSource ? nil : groupFrame.rect
  }

  override func placeChildren() {
    group?.reportSources()
    let toRoot = currentPlacement.toRoot
    let own = frame(of: size, toRoot)
    let origin: CGPoint
    if let followed, let parameters {
      origin = follow(shown(followed), from: own, parameters)
    } else {
      origin = moveAlone(to: own)
    }
    let unmoved = frame(of: child.size, toRoot)
    let delta = CGSize(width: origin.x - unmoved.minX, height: origin.y - unmoved.minY)
    setOffset(delta.applying(toRoot.inverted()))
  }

  /// The group's frame, or one on the way to it from that of the group that was followed before.
  private func shown(_ frame: CGRect) -> CGRect {
    guard hasTurned || turningFrame.isMoving else { return frame }
    hasTurned = false
    return turningFrame.displayedValue(
      for: frame, after: displayedFrame, in: runtime,
      animationTarget(for: parameterEffect!, in: environment))
  }

  /// A frame in the window that begins where the view does. Below a rotation the leading corner stays where it is, and
  /// the frame is not turned (L144).
  func frame(of size: CGSize, _ toRoot: CGAffineTransform) -> CGRect {
    let width = embeddingLevel.isRightToLeft && size.width.isFinite ? size.width : 0
    let corner = CGPoint(x: width, y: 0).applying(toRoot)
    return CGRect(origin: CGPoint(x: corner.x - width, y: corner.y), size: size)
  }

  /// Proposes the size of the frame, and puts the anchor points on each other (M079). Content that refuses the size is
  /// moved once more by as much (M080).
  private func follow(
    _ frame: CGRect, from own: CGRect, _ parameters: _MatchedGeometryModifier
  ) -> CGPoint {
    displayedFrame = frame
    let takesSize = parameters.properties.contains(.size)
    let offer = takesSize ? ProposedViewSize(frame.size) : proposal
    place(offer)
    let content = child.size(for: offer)
    guard parameters.properties.contains(.position) else {
      return origin(of: content, in: own, UnitPoint(x: 0, y: 0))
    }
    let anchor = parameters.anchor
    let factor: CGFloat = takesSize ? 2 : 1
    return origin(of: content, in: frame, UnitPoint(x: anchor.x * factor, y: anchor.y * factor))
  }

  /// The origin of content whose anchor point is on that of a frame; from right to left that is mirrored (L144).
  private func origin(of content: CGSize, in frame: CGRect, _ anchor: UnitPoint) -> CGPoint {
    let x = embeddingLevel.isRightToLeft ? 1 - anchor.x : anchor.x
    return CGPoint(
      x: frame.minX + (frame.width - content.width) * x,
      y: frame.minY + (frame.height - content.height) * anchor.y)
  }

  private func moveAlone(to own: CGRect) -> CGPoint {
    let isOnlySource = groupFrame?.source == ObjectIdentifier(self)
    let frame =
      isOnlySource
      ? own
      : animatedFrame.displayedValue(
        for: own, after: displayedFrame, in: runtime,
        animationTarget(for: parameterEffect!, in: environment))
    displayedFrame = frame
    place(frame.size == own.size ? proposal : ProposedViewSize(frame.size))
    return frame.origin
  }

  /// The content may be larger than this view; it starts at the left in both layout directions.
  private func place(_ offer: ProposedViewSize) {
    child.place(fromLeft: .zero, proposal: offer, in: store.embeddingLevel)
  }
}
