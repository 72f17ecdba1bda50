import Foundation
import WaggleGraph

/// What is selected in a text.
final class SelectableText {
  private unowned let node: TextNode
  let inputs: _ViewInputs
  /// What takes the mouse and the keys; it lives as long as the text does.
  var owner: AnyObject?
  /// The selected characters, counted as they are displayed; empty for none.
  var range = 0..<0 {
    didSet { if range != oldValue { node.setNeedsDisplay() } }
  }
  private var last: (layout: TextLayout, characters: DisplayedCharacters)?

  init(_ node: TextNode, _ inputs: _ViewInputs) { (self.node, self.inputs) = (node, inputs) }

  var isGone: Bool { node.subgraph.isRemoved }
  var isRedacted: Bool { node.styledText.isRedacted }
  var runtime: Runtime { node.runtime }

  /// A point of the root's space in the text's coordinates.
  func local(_ point: CGPoint) -> CGPoint? { node.local(point) }

  /// The displayed characters. Made again where the text has changed.
  var characters: DisplayedCharacters {
    let layout = node.finalLayout
    if let last, last.layout === layout { return last.characters }
    let made = DisplayedCharacters(layout, node.store.measurer)
    last = (layout, made)
    return made
  }

  /// The selected part of the text.
  var selectedText: String { characters.text(in: range) }

  /// The drawing with the selection behind it.
  func display(_ drawing: DisplayNode?, at origin: CGPoint, _ graph: Graph) -> DisplayNode? {
    guard let drawing, !range.isEmpty else { return drawing }
    let tint = TintShapeStyle().paint(in: graph.value(inputs.environment)).color
    let paint = Paint.color(tint.opacity(0.2))
    let parts = characters.rectangles(in: range).map {
      DisplayNode(.rectangle($0.offsetBy(dx: origin.x, dy: origin.y), paint))
    }
    return DisplayNode(.group(parts + [drawing]))
  }
}
