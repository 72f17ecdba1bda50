import Foundation
import Waggle

/// Identifies an element by the view that it represents. The tag is part of it, because the DOM cannot change one.
struct PageAccessibilityKey: Hashable {
  /// The number of the view's accessibility element.
  var view: Int
  var tag: String
  /// Counts the view's elements with this tag, from 1.
  var ordinal: Int
}

/// An accessibility element, as it is sent to the page.
struct PageAccessibilityElement {
  var key: PageAccessibilityKey
  var attributes: ElementAttributes
  var children: [PageAccessibilityElement]
}

extension PageAccessibilityElement {
  /// The elements of a tree, in its order, which is the reading order.
  static func all(of elements: [AccessibilityElement]) -> [PageAccessibilityElement] {
    var counts: [PageAccessibilityKey: Int] = [:]
    return elements.map { make($0, in: .zero, &counts) }
  }

  private static func make(
    _ element: AccessibilityElement, in origin: CGPoint, _ counts: inout [PageAccessibilityKey: Int]
  ) -> PageAccessibilityElement {
    let frame = element.frame
    let role = ARIARole(element)
    var key = PageAccessibilityKey(view: element.id, tag: role.tag, ordinal: 0)
    counts[key, default: 0] += 1
    key.ordinal = counts[key, default: 0]
    var attributes = ElementAttributes(.accessibility)
    attributes.setFrame(frame.offsetBy(dx: -origin.x, dy: -origin.y).standardized)
    attributes["tag"] = .text(role.tag)
    role.describe(element, in: &attributes)
    let children = element.children.map { make($0, in: frame.origin, &counts) }
    return PageAccessibilityElement(key: key, attributes: attributes, children: children)
  }
}
