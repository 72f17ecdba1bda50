extension ViewNode {
  /// Whether a view is among those that this one lists. Asks what is around it, and not the views beside it.
  func lists<Key: CollectedOutput>(_ target: FocusTarget, in key: Key.Type) -> Bool
  where Key.Element == FocusEntry {
    collected(key, around: target.view.layout).contains { $0.targets.contains { $0 === target } }
  }

  /// What is in the view for a key, of the smallest part that has a view with what is around it.
  func collected<Key: CollectedOutput>(_ key: Key.Type, around view: LayoutNode) -> [Key.Element] {
    guard var part = output(key) else { return [] }
    var path = PathToView(to: view)
    while true {
      if let inside = part.inside {
        part = inside
      } else if let list = part.children, list.hasStackRoom, let child = path.child(of: list) {
        guard let inner = ReadingRows(list).child(child)?.node.output(key) else { return [] }
        part = inner
      } else {
        return part.elements
      }
    }
  }
}

extension InputRouter {
  /// The element of the view that has the focus, if it can be adjusted.
  var adjustableElement: AccessibilityElement? {
    guard let focused = focus.focused?.view.layout else { return nil }
    return presentations.roots(over: root, onlyReachable: true).lazy
      .flatMap { $0.collected(AccessibilityOutput.self, around: focused) }
      .flatMap(\.flattened)
      .first { $0.isAdjustable && $0.isFocused }
  }
}
