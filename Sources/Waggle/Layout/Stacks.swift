public import Foundation

/// Lays subviews out in a row from top to bottom.
public struct VStackLayout: BuiltInLayout, Sendable {
  /// The guide that the subviews are aligned on.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Rows from top to bottom.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// What fits the proposal (L020).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = CGSize.zero
    for view in subviews {
      let answer = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      size.width = max(size.width, answer.width)
      size.height += answer.height
    }
    size.height += CGFloat(max(0, subviews.count - 1)) * (spacing ?? 8)
    return size
  }

  /// One below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for view in subviews {
      let offer = ProposedViewSize(width: proposal.width, height: nil)
      let size = view.sizeThatFits(offer)
      view.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
      y += size.height + (spacing ?? 8)
    }
  }
}

/// A view that shows others from top to bottom.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: VStackLayout

  /// A column of the builder's views.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = VStackLayout(alignment: alignment, spacing: spacing)
  }

  /// One view that contains the content's list.
  public nonisolated static func _makeView(view: _GraphValue<VStack<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeContainer(view, inputs, content: Content.self) { $0.layout } }
}
