import Foundation

/// What is read aloud: the framework's own key, whose value lists the elements in a view.
///
/// Parts hold nothing: they look at the views as they are when somebody asks, so frames never pay for them. A hidden
/// view has none (R170).
package enum AccessibilityOutput: VisibleOutput {
  package typealias Output = AccessibilityPart

  /// All that the children are.
  package static func combine(_ children: ChildList) -> AccessibilityPart? {
    AccessibilityPart {
      guard children.hasStackRoom else { return [] }
      return children.inOrder.flatMap { $0.node.accessibilityElements }
    }
  }

  /// Text says what it shows, an image its name (C155); shapes and colours say nothing.
  package static func leaf(_ view: ViewNode) -> AccessibilityPart? {
    guard let leaf = view as? DrawingLeaf else { return nil }
    return AccessibilityPart { leaf.currentDrawing?.spoken(for: leaf) ?? [] }
  }

  /// Nothing, while the view is faded out.
  package static func pass(_ output: AccessibilityPart, through modifier: ViewNode)
    -> AccessibilityPart
  {
    guard let fade = modifier as? OpacityNode else { return output }
    return AccessibilityPart { fade.isNoticed ? output.elements : [] }
  }
}

/// The elements in a view, found when they are asked for.
package final class AccessibilityPart {
  private let find: () -> [AccessibilityElement]

  init(_ find: @escaping () -> [AccessibilityElement]) { self.find = find }

  package var elements: [AccessibilityElement] { find() }
}

extension ViewNode {
  /// What in the view is read aloud, as it is now.
  package var accessibilityElements: [AccessibilityElement] {
    output(AccessibilityOutput.self)?.elements ?? []
  }
}

extension DisplayNode {
  /// What is said of an item that stands for a whole view.
  fileprivate func spoken(for view: ViewNode) -> [AccessibilityElement] {
    var element = AccessibilityElement(view)
    switch content {
    case .text(let layout, _):
      element.label = layout.text.string
      element.traits = .isStaticText
    case .symbol(let symbol, _, _):
      element.label = symbol.name
      element.isNamedBySymbol = true
      element.traits = .isImage
    default: return content.children.flatMap { $0.spoken(for: view) }
    }
    return [element]
  }
}
