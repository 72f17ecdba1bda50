import Foundation

/// The framework's own key for accessibility: its value lists the elements in a view.
///
/// Nothing is stored: each request reads the current views, so a frame costs nothing. A hidden view has no elements
/// (R170).
package enum AccessibilityOutput: VisibleOutput {
  package typealias Output = AccessibilityElements

  /// The elements of all children.
  package static func combine(_ children: ChildList) -> AccessibilityElements? {
    AccessibilityElements {
      guard children.hasStackRoom else { return [] }
      return children.inOrder.flatMap { $0.node.accessibilityElements }
    }
  }

  /// Text is read as its content, an image as its name (C155); shapes and colours have no element.
  package static func leaf(_ view: ViewNode) -> AccessibilityElements? {
    guard let leaf = view as? DrawingLeaf else { return nil }
    return AccessibilityElements { leaf.currentDrawing?.accessibilityElements(for: leaf) ?? [] }
  }

  /// No elements while the view is transparent.
  package static func pass(_ output: AccessibilityElements, through modifier: ViewNode)
    -> AccessibilityElements
  {
    guard let opacity = modifier as? OpacityNode else { return output }
    return AccessibilityElements { opacity.isVisible ? output.elements : [] }
  }
}

/// The elements of a view, computed on request.
package final class AccessibilityElements {
  private let find: () -> [AccessibilityElement]

  init(_ find: @escaping () -> [AccessibilityElement]) { self.find = find }

  package var elements: [AccessibilityElement] { find() }
}

extension ViewNode {
  /// The current elements of the view.
  package var accessibilityElements: [AccessibilityElement] {
    output(AccessibilityOutput.self)?.elements ?? []
  }
}

extension DisplayNode {
  /// The elements for the texts and images that a leaf draws.
  fileprivate func accessibilityElements(for view: ViewNode) -> [AccessibilityElement] {
    var element = AccessibilityElement(view)
    switch content {
    case .text(let layout, _):
      element.label = layout.text.string
      element.traits = .isStaticText
    case .symbol(let symbol, _, _):
      element.label = symbol.name
      element.isNamedBySymbol = true
      element.traits = .isImage
    default: return content.children.flatMap { $0.accessibilityElements(for: view) }
    }
    return [element]
  }
}
