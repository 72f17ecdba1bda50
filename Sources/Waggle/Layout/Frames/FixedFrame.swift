public import Foundation
import WaggleGraph

extension View {
  /// Gives the view a frame of fixed width, fixed height or both, in points; nil keeps the view's length (L050).
  @inlinable
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

  /// Has no effect. Pass at least one length.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable
  public nonisolated func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}

/// A frame of fixed width, fixed height or both.
nonisolated public struct _FrameLayout: PrimitiveModifier, Sendable {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The content in the frame.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { FrameNode($0, modifier, $1) } }
}

private final class FrameNode: FixedFrameNode<_FrameLayout> {
  override var alignment: Alignment { parameters.alignment }

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    width = usable(parameters.width, "width")
    height = usable(parameters.height, "height")
  }
}
