/// The views of a section: header, content and footer, in this order.
package final class SectionList: ViewList {
  let parts: [ViewList]

  init(header: ViewList, content: ViewList, footer: ViewList) {
    parts = [header, content, footer]
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
