public import Foundation
import WaggleGraph

extension View {
  /// Sets a guide of the view from its size and its other guides (L041).
  @inlinable
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(g, computeValue)) }

  /// Sets a guide of the view from its size and its other guides (L041).
  @inlinable
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(g, computeValue)) }
}

/// Sets one guide of a view.
nonisolated public struct _AlignmentWritingModifier: PrimitiveModifier {
  package let key: AlignmentKey
  package let computeValue: (ViewDimensions) -> CGFloat

  @usableFromInline
  init(_ guide: HorizontalAlignment, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  @usableFromInline
  init(_ guide: VerticalAlignment, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  /// The content with the guide.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { AlignmentGuideNode($0, modifier, $1) } }
}

/// A view that sets a guide.
///
/// The closure runs when the view around it lays out, and only then: such closures may count along over the views of
/// a stack, each from where the one before it left off, so each layout calls all of them in turn (L041). What they
/// say is therefore neither kept nor asked for once more to see whether it is the same.
private final class AlignmentGuideNode: ParameterNode<_AlignmentWritingModifier> {
  private var wasAsked = false
  /// The guide that the parent may have asked for; another branch of a choice can set another one.
  private var saidKey: AlignmentKey?

  override init(
    _ content: ViewNode, _ modifier: _GraphValue<_AlignmentWritingModifier>, _ inputs: _ViewInputs
  ) {
    super.init(content, modifier, inputs)
    mayHaveGuides = .all
  }

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    if saidKey == nil { saidKey = parameters.key }
  }

  override func parametersChanged() {
    let isSameGuide = saidKey == parameters.key
    saidKey = parameters.key
    if wasAsked || !isSameGuide { setNeedsMeasure(traits: true) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == parameters.key else { return child.explicitGuide(key, in: size, proposal) }
    wasAsked = true
    return compute(ViewDimensions(node: child, size: size, proposal: proposal))
  }

  /// L041: the closure sees the content as it is without this modifier.
  private func compute(_ content: ViewDimensions) -> CGFloat {
    let parameters = parameters
    let value = runtime.updating {
      runtime.running(for: self) { parameters.computeValue(content) }
    }
    guard value.isNaN else { return value }
    reportBadInput("E-GUIDE", "An alignment guide is no number: it counts as 0.")
    return 0
  }

  override func traitsUnchanged() -> Bool { !wasAsked }
}
