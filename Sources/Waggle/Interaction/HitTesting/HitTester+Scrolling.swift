package import Foundation

extension HitTester {
  /// Hits the content where a scroll view shows it, and the scroll view itself where its content draws nothing. Adds the
  /// scroll view to the result.
  func scrolled(in view: ScrollNode) -> HitTester {
    HitTester(isHidden: isHidden) { [self, unowned view] query in
      guard var result = view.find(query, in: self) else { return nil }
      result.scrollViews.append(view.scroll)
      result.scrolledListeners.append(result.listeners.count)
      return result
    }
  }
}

extension ScrollNode {
  fileprivate func find(_ query: HitTestQuery, in content: HitTester) -> HitTestResult? {
    guard let point = query.point else { return content(query) }
    let isInside = shows(point)
    guard isInside || !scroll.traits.isClipped else { return nil }
    if let inner = content(query) { return inner }
    switch query {
    case .point, .drop: return isInside ? HitTestResult(view: self) : nil
    case .near, .hover, .path: return nil
    }
  }
}

extension HitTestQuery {
  /// The point that is looked for, if any.
  fileprivate var point: CGPoint? {
    switch self {
    case .point(let point), .near(let point), .drop(let point): point
    case .hover(let search): search.point
    case .path: nil
    }
  }
}

extension LayoutNode {
  /// Whether a point of the root's space is in the frame.
  fileprivate func shows(_ point: CGPoint) -> Bool {
    guard let local = local(point) else { return false }
    return CGRect(origin: .zero, size: size).encloses(local)
  }
}

extension ScrollState {
  /// Whether content at a point of the root's space is seen through this scroll view and those around it.
  func shows(_ point: CGPoint) -> Bool {
    guard !traits.isClipped || node?.shows(point) ?? false else { return false }
    return outer?.shows(point) ?? true
  }
}

extension LayoutNode {
  /// The part of a rectangle of the root's space that is seen through the scroll views around the view; null for none.
  package func visiblePart(of rect: CGRect) -> CGRect {
    var part = rect
    var next = parent
    while let node = next {
      if let scroll = node.scrollState, scroll.traits.isClipped {
        part = part.overlap(with: node.frameInRoot)
      }
      next = node.parent
    }
    return part
  }
}
