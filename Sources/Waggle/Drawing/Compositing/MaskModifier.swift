import Foundation
import WaggleGraph

extension View {
  /// Shows this view only where `mask` is drawn, as opaque as that is. The mask is proposed this view's size (L048), and
  /// changes neither layout nor touches (L059, M129); it takes no touches, is not read aloud, and its preferences stay
  /// in it.
  ///
  /// ```swift
  /// LinearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing)
  ///   .mask { Text("Waggle").font(.largeTitle.bold()) }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: the guides of this view and of the mask that are put on each other.
  ///   - mask: the mask; its colours do not matter, only its opacity.
  @inlinable
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask())) }

  /// Shows this view only where `mask` is drawn. The older spelling of `mask(alignment:_:)`.
  ///
  /// - Parameter mask: the mask.
  @inlinable
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}

/// Shows a view where another is drawn.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: PrimitiveModifier {
  @usableFromInline let mask: Mask
  @usableFromInline let alignment: Alignment

  @inlinable
  init(alignment: Alignment, mask: Mask) {
    self.alignment = alignment
    self.mask = mask
  }

  /// Makes the masked content.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs.below()).node
    let mask = Mask._makeView(
      view: modifier.part(at: 0, as: Mask.self), inputs: inputs.withoutSiblings())
    let layers = AlignedLayerNode(
      content, MaskNode(mask.node, inputs, drawnFrom: []), isBackground: false, inputs,
      source: modifier.node
    ) { modifier.read(in: $0).alignment }
    return _ViewOutputs(MaskedNode(layers, inputs, drawnFrom: []))
  }
}

/// The mask of a view: its drawing is a mask around nothing, for `MaskedNode` to find, and it has no other output than
/// that and its layout.
private final class MaskNode: DrawingModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    let isKept =
      key == DisplayOutput.self || key == LayoutOutput.self || key == AnimatedPartOutput.self
    return isKept ? super.output(key) : nil
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    trace.addKept(content, of: key, because: .mask)
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    DisplayNode(.mask(node, DisplayNode(.group([]))))
  }
}

/// A view with a mask. Below it is a group of the view's drawing and the mask's; where one of them draws nothing, nothing
/// is drawn.
private final class MaskedNode: DrawingModifierNode {
  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    node.masked() ?? DisplayNode(.group([]))
  }
}

extension DisplayNode {
  /// The group below with its last part as the mask of its first; nil if it has not both.
  fileprivate func masked() -> DisplayNode? {
    switch content {
    case .offset(let offset, let child): child.masked().map { DisplayNode(.offset(offset, $0)) }
    case .group(let parts) where parts.count == 1: parts[0].masked()
    case .group(let parts) where parts.count == 2:
      parts[1].mask.map { DisplayNode(.mask($0, parts[0])) }
    default: nil
    }
  }

  /// The mask below offsets; nil if there is none.
  private var mask: DisplayNode? {
    switch content {
    case .offset(let offset, let child): child.mask.map { DisplayNode(.offset(offset, $0)) }
    case .group(let parts) where parts.count == 1: parts[0].mask
    case .mask(let mask, _): mask
    default: nil
    }
  }
}
