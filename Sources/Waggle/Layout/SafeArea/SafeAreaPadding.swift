public import Foundation
import WaggleGraph

extension View {
  /// Adds insets to the safe area of this view, in points (L133).
  ///
  /// Unlike `padding`, views inside can extend into the insets: with `ignoresSafeArea`, by a style in their background,
  /// and by scrolling.
  @inlinable
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds insets to the safe area of this view on some edges, in points; nil is 16 (L133).
  @inlinable
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds the same insets to the safe area of this view on all edges, in points (L133).
  @inlinable
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// Adds insets to a view's safe area.
nonisolated public struct _SafeAreaPaddingModifier: PrimitiveModifier, Equatable, Sendable {
  /// The insets, in points.
  public var insets: EdgeInsets

  /// Adds `insets`.
  @inlinable
  public init(insets: EdgeInsets) { self.insets = insets }

  /// The content in the smaller safe area.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { SafeAreaPaddingNode($0, modifier, $1) } }
}

/// The node of a view with insets that belong to its safe area.
private final class SafeAreaPaddingNode: PlacingNode<_SafeAreaPaddingModifier> {
  private var insets = EdgeInsets()

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    let given = parameters.insets
    for length in [given.top, given.leading, given.bottom, given.trailing]
    where length != length.usableInset {
      runtime.reportOnce(.safeAreaInset(length, at: viewPath))
    }
    guard given.usable != insets else { return }
    insets = given.usable
    store.safeAreas.areaChanged(isEmpty: insets == EdgeInsets())
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    inner(proposal)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let answer = child.size(for: inner(proposal))
    return CGSize(
      width: answer.width + insets.leading + insets.trailing,
      height: answer.height + insets.top + insets.bottom)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override func safeAreas(around child: LayoutNode) -> [SafeArea] {
    [
      SafeArea(
        regions: .container, rect: CGRect(origin: .zero, size: size),
        insets: SideInsets(insets, in: embeddingLevel))
    ]
  }

  /// Plain on the padded edges.
  override var spacing: ViewSpacing {
    readParameters()
    return child.spacing.plain(insets.edges)
  }
}
