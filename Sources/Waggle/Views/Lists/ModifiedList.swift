/// A list with a modifier around each of its elements (R028).
///
/// Always true: modifiers know those around them and not the lists below them. Rows may retain the modifiers that they
/// were made with; nothing keeps a list alive but the list or the container around it.
package class ModifiedList: ViewList {
  private let base: ViewList
  final let modifier: ElementModifier?

  /// - Parameter modifier: what is around each element; nil for a list that observes its elements alone.
  init(_ base: ViewList, _ modifier: ElementModifier?) {
    self.base = base
    self.modifier = modifier
    super.init()
    modifier?.didWrap(base)
  }

  package override var isDynamic: Bool { base.isDynamic }
  package override var awaitsProgramViews: Bool { base.awaitsProgramViews }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) { base.forEach(enclosed(in: around), body) }

  package override func addSegments(
    to segments: inout [LazySegment], around: ElementModifier?
  ) { base.addSegments(to: &segments, around: enclosed(in: around)) }

  override func rowNumber(of scope: ViewScope?) -> Int? { base.rowNumber(of: scope) }

  package override func setOwner(_ owner: any ViewListOwner) { base.setOwner(owner) }

  /// The modifiers around an element, innermost first.
  private func enclosed(in around: ElementModifier?) -> ElementModifier? {
    guard let modifier else { return around }
    modifier.enclosing = around
    return modifier
  }
}

/// A modifier that applies to each element of a list (R028).
package class ElementModifier {
  /// The next modifier around the element; set by the list.
  fileprivate(set) final var enclosing: ElementModifier?

  /// Called once, with the list whose elements are modified. The list retains the modifier.
  func didWrap(_ list: ViewList) {}

  /// Makes one element with this modifier around it.
  package func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  /// Adds the container values that this modifier gives to the elements.
  func writeContainerValues(_ values: inout ContainerValues) {}

  func apply(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let enclosing else { return makeModified(inputs, body) }
    return enclosing.apply(inputs) { [self] _, inputs in makeModified(inputs, body) }
  }
}
