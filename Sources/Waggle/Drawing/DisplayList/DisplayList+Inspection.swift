package import Foundation

extension TextLayout {
  /// Whether the letters are those of a text that becomes a different one.
  package var isMoving: Bool { self is MovingTextLayout }

  /// The readable text: the lines as drawn, joined by spaces, truncated parts replaced by "…". Contains the text's
  /// own direction marks, not those added for lines.
  package var shownString: String {
    if let moving = self as? MovingTextLayout { return moving.string }
    let string = lines.map { line in
      line.runs.map(\.string).joined().trimmingCharacters(in: .whitespacesAndNewlines)
    }
    .joined(separator: " ")
    return text.runs.contains { $0.string.hasDirectionMarks }
      ? string : string.withoutDirectionMarks
  }
}

extension DisplayList {
  /// The drawn strings in reading order; fully transparent ones and those scrolled out of view are left out.
  package var visibleStrings: [String] {
    var strings: [String] = []
    var items: [ReadingItem] = []
    forEachVisibleItem { node, transform, visible in
      guard case .text(let layout, let origin) = node.content, layout.isVisible else { return }
      let frame = CGRect(origin: origin, size: layout.size).applying(transform)
      guard frame.meets(visible), layout.isRead else { return }
      strings.append(layout.shownString)
      items.append(ReadingItem(frame: frame, level: layout.text.embeddingLevel))
    }
    return items.readingOrder.map { strings[$0] }
  }

  /// The identities of the nodes, each once, for counting the nodes that two lists share.
  package var identities: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var waiting = root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if found.insert(ObjectIdentifier(node)).inserted { waiting += node.content.children }
    }
    return found
  }

  /// Calls `body` with each item in drawing order and the transform from its coordinates to the root's. Fully
  /// transparent items are left out.
  package func forEachItem(_ body: (DisplayNode, CGAffineTransform) -> Void) {
    forEachVisibleItem { node, transform, _ in body(node, transform) }
  }

  /// The same, with the part of the root's space that the scroll views around the item show; infinite without any.
  package func forEachVisibleItem(_ body: (DisplayNode, CGAffineTransform, CGRect) -> Void) {
    var waiting = root.map { [($0, CGAffineTransform.identity, CGRect.infinite)] } ?? []
    while let (node, transform, visible) = waiting.popLast() {
      if case .opacity(let opacity, _) = node.content, !opacity.isSeen { continue }
      let children = node.content.children
      if children.isEmpty, !node.isGroup { body(node, transform, visible) }
      let inner = node.ownTransform.concatenating(transform)
      let shown = node.visiblePart(of: visible, transform)
      waiting += children.reversed().map { ($0, inner, shown) }
    }
  }
}

extension Double {
  /// Whether this opacity leaves anything to see in a pixel of eight bits: a spring ends with less.
  fileprivate var isSeen: Bool { self >= 0.5 / 255 }
}

extension CGRect {
  /// Whether a part of it is inside `other`.
  fileprivate func meets(_ other: CGRect) -> Bool {
    other == .infinite
      || minX < other.maxX && maxX > other.minX && minY < other.maxY
        && maxY > other.minY
  }
}

extension DisplayNode {
  fileprivate var isGroup: Bool { if case .group = content { true } else { false } }

  /// The part of `visible`, in the root's space, in which the nodes below are seen.
  fileprivate func visiblePart(of visible: CGRect, _ toRoot: CGAffineTransform) -> CGRect {
    guard case .scroll(let layer, _) = content, layer.isClipped else { return visible }
    return visible.overlap(with: layer.frame.applying(toRoot))
  }

  /// From the coordinates of the nodes below to the node's own.
  fileprivate var ownTransform: CGAffineTransform {
    switch content {
    case .offset(let offset, _):
      CGAffineTransform(translationX: offset.width, y: offset.height)
    case .transform(let transform, _): transform
    case .projection(let projection, _): projection.affine(near: .zero)
    case .scroll(let layer, _):
      CGAffineTransform(translationX: layer.translation.width, y: layer.translation.height)
    default: .identity
    }
  }
}

extension TextLayout {
  /// False for the parts of a moving text that another part is read for.
  fileprivate var isRead: Bool { (self as? MovingTextLayout)?.string != "" }

  fileprivate var isVisible: Bool {
    lines.contains { line in
      line.runs.contains { !$0.string.isEmpty && Double($0.color.opacity).isSeen }
    }
  }
}
