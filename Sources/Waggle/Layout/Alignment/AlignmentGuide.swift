public import Foundation
import WaggleGraph

extension View {
  /// Sets a guide of the view, computed in points from its size and its other guides (L041).
  ///
  /// ```swift
  /// HStack(alignment: .top) {
  ///   Text("Title")
  ///   Image(systemName: "star").alignmentGuide(.top) { $0[.top] - 4 }  // 4 points lower
  /// }
  /// ```
  @inlinable
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(g, computeValue)) }

  /// Sets a guide of the view, computed in points from its size and its other guides (L041).
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
/// The closure runs only when the enclosing container lays out. Such closures may accumulate over the views of a stack,
/// each continuing from the previous one, so every layout calls all of them in turn (L041). Their results are therefore
/// not cached, and not recomputed to detect a change.
private final class AlignmentGuideNode: ParameterNode<_AlignmentWritingModifier> {
  private var wasRequested = false
  /// The guide that the parent may have requested. It changes if branches of a conditional modifier set different ones.
  private var reportedKey: AlignmentKey?

  override init(
    _ content: ViewNode, _ modifier: _GraphValue<_AlignmentWritingModifier>, _ inputs: _ViewInputs
  ) {
    super.init(content, modifier, inputs)
    mayHaveGuides = .all
  }

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    if reportedKey == nil { reportedKey = parameters.key }
  }

  override func parametersChanged() {
    let isSameGuide = reportedKey == parameters.key
    reportedKey = parameters.key
    if wasRequested || !isSameGuide { setNeedsMeasure(traits: true) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == parameters.key else { return child.explicitGuide(key, in: size, proposal) }
    wasRequested = true
    return compute(ViewDimensions(node: child, size: size, proposal: proposal))
  }

  /// The closure receives the content's dimensions without this modifier (L041).
  private func compute(_ content: ViewDimensions) -> CGFloat {
    let parameters = parameters
    let value = runtime.updating {
      store.running(for: self) { parameters.computeValue(content) }
    }
    guard value.isNaN else { return value }
    runtime.reportOnce(.alignmentGuide(at: viewPath))
    return 0
  }

  override func traitsUnchanged() -> Bool { !wasRequested }
}
