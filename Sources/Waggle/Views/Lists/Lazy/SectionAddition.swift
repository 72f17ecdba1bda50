/// Adds views behind the content of a section, in the containers that have set `TakesSectionAdditions`. They go with the
/// content of a section that is collapsed.
nonisolated package struct SectionAddition<Addition: View>: PrimitiveModifier {
  private let addition: Addition

  package init(_ addition: Addition) { self.addition = addition }

  /// The content itself.
  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  /// The content's list, whose first section is longer.
  package nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = body(_Graph(), inputs)
    guard inputs.base.bag[TakesSectionAdditions.self] else { return list }
    let addition = listOrElement(modifier.part(at: 0, as: Addition.self), inputs)
    return _ViewListOutputs(SectionAdditionList(list.list, addition))
  }

  /// Always nil: it depends on the container.
  package nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? { nil }
}

/// Whether a container shows what is added to the sections in it.
package enum TakesSectionAdditions: InputKey {
  package static var defaultValue: Bool { false }
}

/// A list whose first section has further views.
private final class SectionAdditionList: ViewList {
  private let base: ViewList
  private let addition: ViewList
  /// The section, and what it became: one object for as long as the section is the same.
  private var extended: (section: SectionList, list: SectionList)?

  init(_ base: ViewList, _ addition: ViewList) {
    (self.base, self.addition) = (base, addition)
    super.init()
  }

  override var isDynamic: Bool { base.isDynamic || addition.isDynamic }
  override var awaitsProgramViews: Bool { base.awaitsProgramViews || addition.awaitsProgramViews }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    base.forEach(around, body)
    addition.forEach(around, body)
  }

  override func addSegments(to segments: inout [LazySegment], around: ElementModifier?) {
    let start = segments.count
    base.addSegments(to: &segments, around: around)
    for index in start..<segments.count {
      guard case .section(let section, let around) = segments[index] else { continue }
      segments[index] = .section(extend(section), around: around)
      break
    }
  }

  private func extend(_ section: SectionList) -> SectionList {
    if let extended, extended.section === section { return extended.list }
    let content = LongerContent(section.parts[1], addition, section.expansion)
    let list = SectionList(
      header: section.parts[0], content: content, footer: section.parts[2],
      expansion: section.expansion)
    extended = (section, list)
    return list
  }

  override func setOwner(_ owner: any ViewListOwner) {
    base.setOwner(owner)
    addition.setOwner(owner)
  }
}

/// The content of a section and what was added to it, unless the section is collapsed.
private final class LongerContent: ViewList {
  private let content: ViewList
  private let addition: ViewList
  private let expansion: (() -> Binding<Bool>?)?

  init(_ content: ViewList, _ addition: ViewList, _ expansion: (() -> Binding<Bool>?)?) {
    (self.content, self.addition, self.expansion) = (content, addition, expansion)
    super.init()
  }

  private var isCollapsed: Bool { expansion?()?.wrappedValue == false }

  override var isDynamic: Bool { content.isDynamic || addition.isDynamic }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    content.forEach(around, body)
    if !isCollapsed { addition.forEach(around, body) }
  }

  override func addSegments(to segments: inout [LazySegment], around: ElementModifier?) {
    content.addSegments(to: &segments, around: around)
    if !isCollapsed { addition.addSegments(to: &segments, around: around) }
  }

  override func setOwner(_ owner: any ViewListOwner) {
    content.setOwner(owner)
    addition.setOwner(owner)
  }
}
