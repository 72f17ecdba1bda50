public import Foundation

extension View {
  /// Shows another view beside this one at the top or bottom edge, and takes its height off this view's safe area (L133).
  ///
  /// The other view is proposed what this view's minimum leaves; this view gets the rest. Scroll views and styles in a
  /// background extend below the other view.
  ///
  /// - Parameter edge: the edge of this view that the other one is at.
  /// - Parameter alignment: how the two views are aligned across.
  /// - Parameter spacing: the gap in points; nil is the distance that the two views prefer.
  /// - Parameter content: the other view.
  ///
  /// ```swift
  /// Color.mint
  ///   .safeAreaInset(edge: .bottom, spacing: 0) {
  ///     Text("Two flowers left").frame(maxWidth: .infinity).padding().background(.yellow)
  ///   }
  /// ```
  @inlinable
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows another view beside this one at the leading or trailing edge, and takes its width off this view's safe area
  /// (L133).
  ///
  /// - Parameter edge: the edge of this view that the other one is at.
  /// - Parameter alignment: how the two views are aligned across.
  /// - Parameter spacing: the gap in points; nil is the distance that the two views prefer.
  /// - Parameter content: the other view.
  @inlinable
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}

/// Shows another view in a view's safe area, at one of its edges.
nonisolated public struct _SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  @usableFromInline let inset: Inset
  @usableFromInline let parameters: Parameters

  /// Where the other view is.
  @usableFromInline
  struct Parameters: Equatable {
    @usableFromInline var edge: Edge
    @usableFromInline var alignment: Alignment
    @usableFromInline var spacing: CGFloat?

    @inlinable
    init(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
      self.edge = edge
      self.alignment = alignment
      self.spacing = spacing
    }
  }

  @inlinable
  init(inset: Inset, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.inset = inset
    parameters = Parameters(edge: edge, alignment: alignment, spacing: spacing)
  }

  /// The content with the other view at its edge.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs.below()).node
    let inset = modifier.part(at: 0, as: Inset.self)
      .makePart(in: ZStackLayout(), inputs.withoutSiblings().below())
    return _ViewOutputs(
      SafeAreaInsetNode(content, inset, inputs, source: modifier.node) {
        let read = modifier.read(in: $0).parameters
        return SafeAreaInsetNode.Parameters(
          edge: read.edge, alignment: read.alignment, spacing: read.spacing)
      })
  }
}
