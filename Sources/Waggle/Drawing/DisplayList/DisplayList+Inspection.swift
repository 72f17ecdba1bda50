import Foundation

extension TextLayout {
  /// The readable text: the lines as drawn, joined by spaces, truncated parts replaced by "…". Contains the text's
  /// own direction marks, not those added for lines.
  package var shownString: String {
    let string = lines.map { line in
      line.runs.map(\.string).joined().trimmingCharacters(in: .whitespacesAndNewlines)
    }
    .joined(separator: " ")
    return text.runs.contains { $0.string.hasDirectionMarks }
      ? string : string.withoutDirectionMarks
  }
}

extension DisplayList {
  /// The drawn strings in reading order; fully transparent ones are left out.
  package var visibleStrings: [String] {
    var strings: [String] = []
    var items: [ReadingItem] = []
    forEachItem { node, transform in
      guard case .text(let layout, let origin) = node.content, layout.isVisible else { return }
      strings.append(layout.shownString)
      let frame = CGRect(origin: origin, size: layout.size).applying(transform)
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
    var waiting = root.map { [($0, CGAffineTransform.identity)] } ?? []
    while let (node, transform) = waiting.popLast() {
      if case .opacity(let opacity, _) = node.content, opacity <= 0 { continue }
      let children = node.content.children
      if children.isEmpty, !node.isGroup { body(node, transform) }
      let inner = node.ownTransform.concatenating(transform)
      waiting += children.reversed().map { ($0, inner) }
    }
  }
}

extension DisplayNode {
  fileprivate var isGroup: Bool { if case .group = content { true } else { false } }

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
  fileprivate var isVisible: Bool {
    lines.contains { line in line.runs.contains { !$0.string.isEmpty && $0.color.opacity > 0 } }
  }
}
