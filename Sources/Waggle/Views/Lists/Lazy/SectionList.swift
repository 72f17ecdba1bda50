/// The views of a section: header, content and footer, in this order.
package final class SectionList: ViewList {
  let parts: [ViewList]
  /// Whether its content is shown; the reading rule depends on it. Nil for a section that cannot be collapsed.
  let expansion: (() -> Binding<Bool>?)?

  init(
    header: ViewList, content: ViewList, footer: ViewList,
    expansion: (() -> Binding<Bool>?)? = nil
  ) {
    parts = [header, content, footer]
    self.expansion = expansion
    super.init()
  }

  package override var isDynamic: Bool { parts.contains { $0.isDynamic } }

  package override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    for part in parts { part.forEach(around, body) }
  }

  package override func setOwner(_ owner: any ViewListOwner) {
    for part in parts { part.setOwner(owner) }
  }

  package override func addSegments(
    to segments: inout [LazySegment], around: ElementModifier?
  ) { segments.append(.section(self, around: around)) }
}
