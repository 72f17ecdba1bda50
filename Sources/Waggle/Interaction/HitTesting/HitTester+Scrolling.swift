import Foundation

extension HitTester {
  /// Hits the content where a scroll view shows it, and the scroll view itself where its content draws nothing. Adds the
  /// scroll view to the result.
  func scrolled(in view: ScrollNode) -> HitTester {
    HitTester(isHidden: isHidden) { [self, unowned view] query in
      guard var result = view.find(query, in: self) else { return nil }
      result.scrollViews.append(view.scroll)
      return result
    }
  }
}

extension ScrollNode {
  fileprivate func find(_ query: HitTestQuery, in content: HitTester) -> HitTestResult? {
    guard case .point(let point) = query else { return content(query) }
    let isInside = shows(point)
    guard isInside || !scroll.traits.isClipped else { return nil }
    return content(query) ?? (isInside ? HitTestResult(view: self) : nil)
  }

  /// Whether a point of the root's space is in the frame.
  func shows(_ point: CGPoint) -> Bool {
    guard let local = local(point) else { return false }
    return CGRect(origin: .zero, size: size).contains(local)
  }
}
