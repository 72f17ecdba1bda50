/// The framework's own key for hit testing. A view without anything to touch has no output.
package enum HitTestOutput: OutputKey {
  package typealias Output = HitTester

  /// Tests the children, the one drawn last first (M131).
  package static func combine(_ children: ChildList) -> HitTester? {
    children.output(for: ObjectIdentifier(HitTestOutput.self), includesRemoved: true) {
      let tester = ChildHitTester(children)
      return (tester, HitTester { tester.find($0) })
    }
  }

  /// A leaf is hit where it draws (M126).
  package static func leaf(_ view: ViewNode) -> HitTester? {
    guard let leaf = view as? DrawingLeaf else { return nil }
    return HitTester { query in
      let isHit =
        switch query {
        case .point(let point), .drop(let point): leaf.draws(at: point)
        case .near, .hover: false
        case .path(let view): leaf.isInside(view)
        }
      guard isHit else { return nil }
      var result = HitTestResult(view: leaf)
      // A link takes the touches on it.
      if case .point(let point) = query, let links = (leaf as? TextNode)?.links,
        let listener = links.listener(at: point)
      {
        result.listeners.append(listener)
      }
      if case .point = query, let listener = (leaf as? TextNode)?.selectable?.listener(in: leaf) {
        result.listeners.append(listener)
      }
      return result
    }
  }

  /// Nothing is hit in a hidden view (R170), nor while it is transparent (M127).
  package static func pass(_ output: HitTester, through modifier: ViewNode) -> HitTester {
    if modifier is HiddenNode { return output.hidden() }
    if let scroll = modifier as? ScrollNode { return output.scrolled(in: scroll) }
    guard let effect = modifier.fading else { return output }
    return output.blocked(by: .faded) { !effect.isVisible }
  }
}

extension LayoutNode {
  /// Whether the view is the given one or a descendant of it.
  package func isInside(_ view: LayoutNode) -> Bool {
    var next: LayoutNode? = self
    while let node = next, node !== view { next = node.parent }
    return next != nil
  }
}
