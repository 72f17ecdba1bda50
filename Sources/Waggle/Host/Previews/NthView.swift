import WaggleGraph

/// One view of a list of views; no node is made for the others. The position never changes.
nonisolated struct NthView<Content: View>: MultiView {
  let content: Content
  let index: Int

  static func _makeViewList(view: _GraphValue<NthView<Content>>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let content = view.part(at: 0, as: Content.self)
    let list = Content._makeViewList(view: content, inputs: inputs).list
    let graph = inputs.base.runtime.graph
    let index = view.part(at: byteOffset(of: Int.self, after: Content.self), as: Int.self)
    return _ViewListOutputs(NthList(list) { graph.untracked { index.read(in: graph) } })
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// One element of a list, or none if the list is shorter.
private final class NthList: ViewList {
  private let base: ViewList
  private let index: () -> Int

  init(_ base: ViewList, index: @escaping () -> Int) {
    self.base = base
    self.index = index
    super.init()
  }

  override var isDynamic: Bool { true }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    let index = index()
    var position = 0
    // With a modifier around them, the lists inside have all of this one read again when they change.
    base.forEach(around ?? ElementModifier()) { element, modifiers in
      if position == index { body(element, modifiers) }
      position += 1
    }
  }

  override func setOwner(_ owner: any ViewListOwner) { base.setOwner(owner) }
}
