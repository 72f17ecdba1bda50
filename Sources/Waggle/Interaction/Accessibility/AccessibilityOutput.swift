import Foundation

/// The framework's own key for accessibility: its value lists the elements in a view. A hidden view has none (R170).
package enum AccessibilityOutput: CollectedOutput, VisibleOutput {
  package typealias Element = AccessibilityElement

  /// Text is read as its content, an image as its name (C155); shapes and colours have no element.
  package static func leaf(_ view: ViewNode) -> Collected<AccessibilityElement>? {
    guard let leaf = view as? DrawingLeaf, !leaf.isPicture else { return nil }
    return Collected {
      leaf.runtime.checkIsAskable(Self.self, at: leaf.scope)
      if let reads = leaf.runtime.recordedReads { leaf.recordDrawing(in: reads) }
      if let label = leaf.imageLabel { return [AccessibilityElement(leaf, image: label)] }
      let drawing = (leaf as? TextNode)?.drawingToRead ?? leaf.currentDrawing
      var elements = drawing?.accessibilityElements(for: leaf) ?? []
      if !elements.isEmpty, let text = leaf as? TextNode {
        elements[0].locale = text.locale
        text.links?.describe(&elements[0])
      }
      return elements
    }
  }

  /// No elements while the view is transparent.
  package static func pass(_ output: Output, through modifier: ViewNode) -> Output {
    guard let effect = modifier.fading else { return output }
    return Collected {
      let isVisible = effect.isVisible
      modifier.layout.runtime.recordedReads?.ask { effect.isVisible == isVisible }
      return isVisible ? output.elements : []
    }
  }
}

extension ViewNode {
  /// The current elements of the view.
  package var accessibilityElements: [AccessibilityElement] {
    collected(AccessibilityOutput.self)
  }
}

extension DrawingLeaf {
  /// Records what the elements of the leaf are made of.
  fileprivate func recordDrawing(in reads: RecordedReads) {
    recordDisplay(in: reads)
    let label = imageLabel
    reads.ask { [self] in imageLabel == label }
    guard let text = self as? TextNode else { return }
    if text.links != nil || text.drawingToRead != nil { reads.becomeUnsure() }
    let locale = text.locale
    reads.ask { text.locale == locale }
  }
}

extension AccessibilityElement {
  fileprivate init(_ view: ViewNode, image label: String) {
    self.init(view)
    self.label = label
    traits = .isImage
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
    case .symbol(let symbol, _, _) where symbol.name.isEmpty: return []
    case .symbol(let symbol, _, _):
      element.label = SymbolWords.spoken(symbol.name)
      element.isNamedBySymbol = true
      element.traits = .isImage
    default: return content.children.flatMap { $0.accessibilityElements(for: view) }
    }
    return [element]
  }
}
