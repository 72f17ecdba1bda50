import Foundation
import WaggleGraph

extension View {
  /// Extends this view into the safe areas that it touches, on some edges (L131).
  ///
  /// The view's size, as its parent sees it, is unchanged. It is placed in the larger rectangle, whose size it is
  /// proposed; a view that does not take the proposal is placed at the top leading corner.
  ///
  /// ```swift
  /// VStack {
  ///   Text("Meadow")
  ///   Spacer()
  /// }
  /// .frame(maxWidth: .infinity)
  /// .background { Color.green.ignoresSafeArea() }
  /// ```
  @inlinable
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Extends this view into the safe areas that it touches, on some edges; the former name of `ignoresSafeArea` (L131).
  @inlinable
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }
}

/// Extends a view into the safe areas that it touches.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: PrimitiveModifier, Equatable, Sendable {
  /// The kinds of safe areas to extend into.
  public var regions: SafeAreaRegions
  /// The edges to extend.
  public var edges: Edge.Set

  /// Extends `edges` into `regions`.
  @inlinable
  public init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  /// The content, extended.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { SafeAreaIgnoringNode($0, modifier, $1) } }
}

/// The node of a view that extends into safe areas. Its own size is that of its child for the proposal (L131).
private final class SafeAreaIgnoringNode: ParameterNode<_SafeAreaRegionsIgnoringLayout>,
  SafeAreaDependent
{
  var safeAreaOverlap: SafeAreaOverlap?
  var ignoredRegions: SafeAreaRegions { parameters.regions }

  override init(
    _ content: ViewNode, _ modifier: _GraphValue<_SafeAreaRegionsIgnoringLayout>,
    _ inputs: _ViewInputs
  ) {
    super.init(content, modifier, inputs)
    mayHaveGuides = []
    store.safeAreas.add(self)
  }

  func safeAreaOverlapChanged() { setNeedsPlacing() }

  override func parametersChanged() {
    if let safeAreaOverlap { runtime.graph.invalidate(safeAreaOverlap.node) }
    setNeedsPlacing()
  }

  /// None is forwarded (L042).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }

  override func placeChildren() {
    let insets = currentOverlap().on(parameters.edges)
    child.place(
      at: CGPoint(x: 0 - insets.leading, y: 0 - insets.top),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 + insets.leading + insets.trailing },
        height: proposal.height.map { $0 + insets.top + insets.bottom }))
  }
}
