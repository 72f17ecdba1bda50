extension LazyNode {
  func prepare(_ element: LazyElement, _ item: LazyItem, _ rows: RowMaker) {
    let number = supply.number(of: item) ?? 0
    element.prepare(in: rows, at: context(of: item, at: number), inputs) { [unowned self] in
      mayReplaceView(of: $0)
    } replaced: { [unowned self] in
      replaceView(of: $0)
    }
  }

  /// False during a transition, which animates the view that there is, and for a row that is no longer in the list.
  private func mayReplaceView(of element: LazyElement) -> Bool {
    guard views.entries.contains(where: { $0.element === element }) else { return false }
    return !children.awaitTransition(of: element) { [weak element] in element?.checkKind() }
  }

  /// Takes the view of a row that was made again.
  private func replaceView(of element: LazyElement) {
    guard let entry = views.entries.first(where: { $0.element === element }) else { return }
    entry.layout = element.node.layout
    adopt(entry.layout)
    children.replaceNode(of: element)
    takeNodes()
    boundingRectChanged()
    setNeedsMeasure(traits: true)
  }

  /// Where an element is, as its row receives it.
  func context(of item: LazyItem, at number: Int) -> RowContext {
    supply.context(of: item, at: number, root: inputs, alternates: arrangement.alternates)
  }

  /// Gives the rows that are visible their places after the list has changed.
  func updateContexts() {
    haveContextsChanged = false
    guard rows != nil else { return }
    var isChanged = false
    for line in lines + window.pinned {
      for (offset, entry) in line.entries.enumerated() {
        let context = context(of: entry.item, at: line.number + offset)
        if entry.element.move(to: context) { isChanged = true }
      }
    }
    if isChanged { runtime.updateContent(inputs.queue) }
  }

  /// Gives a row the row below it that was made again, after it was out of sight (C736). One that is still out of sight is not
  /// made for this.
  func updateLostNeighbors() {
    guard rows != nil else { return }
    var isChanged = false
    for line in lines.dropLast() {
      for (offset, entry) in line.entries.enumerated() where entry.element.hasLostNext {
        let context = context(of: entry.item, at: line.number + offset)
        if entry.element.move(to: context) { isChanged = true }
      }
    }
    if isChanged { runtime.updateContent(inputs.queue) }
  }
}
