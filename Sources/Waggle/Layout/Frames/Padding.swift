public import Foundation
import WaggleGraph

extension View {
  /// Adds space around the view, in points (L058).
  @inlinable
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds space on some edges of the view, in points; nil is 16 (L058).
  @inlinable
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, length: length ?? 16))
  }

  /// Adds the same space on all edges of the view, in points (L058).
  @inlinable
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, length: length))
  }
}

extension View {
  /// Adds space on some edges, and makes others plain too: the distance of a text there does not count (L035).
  package nonisolated func padding(_ insets: EdgeInsets = EdgeInsets(), plain: Edge.Set)
    -> some View
  { modifier(_PaddingLayout(insets: insets, plain: plain)) }
}

/// Space around a view.
nonisolated public struct _PaddingLayout: PrimitiveModifier, Sendable {
  @usableFromInline let insets: EdgeInsets
  /// The edges that are plain even without space.
  @usableFromInline let plain: Edge.Set

  @inlinable
  init(insets: EdgeInsets, plain: Edge.Set = []) {
    self.insets = insets
    self.plain = plain
  }

  @inlinable
  init(edges: Edge.Set, length: CGFloat) {
    insets = EdgeInsets(edges, length)
    plain = []
  }

  /// The content with space around it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { PaddingNode($0, modifier, $1) } }
}

private final class PaddingNode: PlacingNode<_PaddingLayout> {
  private var insets = EdgeInsets()

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    let requested = parameters.insets
    insets = EdgeInsets(
      top: usable(requested.top), leading: usable(requested.leading),
      bottom: usable(requested.bottom),
      trailing: usable(requested.trailing))
  }

  private func usable(_ length: CGFloat) -> CGFloat {
    if length.isFinite { return length }
    runtime.reportOnce(.padding(length, at: viewPath))
    return 0
  }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    inner(proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - horizontal) },
      height: proposal.height.map { max(0, $0 - vertical) })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let answer = child.size(for: inner(proposal))
    return CGSize(
      width: max(0, answer.width + horizontal), height: max(0, answer.height + vertical))
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  /// Plain on the padded edges (L035).
  override var spacing: ViewSpacing {
    readParameters()
    return child.spacing.plain(insets.edges.union(parameters.plain))
  }
}
