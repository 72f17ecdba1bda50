import Foundation
import TestSupport
import Waggle
import WaggleTestKit

extension PlainHost {
  /// Turns the wheel over a point.
  func wheel(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, by dy: CGFloat = 0) {
    host.send(
      .scroll(
        ScrollEvent(
          location: CGPoint(x: x, y: y), delta: CGVector(dx: dx, dy: dy), time: runtime.time)))
    host.settle()
  }
}

extension TestHost {
  /// The first scroll view.
  var scroll: ScrollState { host.rootView.collected(ScrollViewOutput.self)[0] }

  /// The vertical offset of the first scroll view.
  var offset: CGFloat { scroll.offset.y }
}

extension TestHost {
  /// The first scroll view as it is drawn.
  var scrollLayer: ScrollLayer? {
    var waiting = [host.displayList.root].compactMap(\.self)
    while let node = waiting.popLast() {
      if case .scroll(let layer, _) = node.content { return layer }
      waiting += node.content.children
    }
    return nil
  }
}
