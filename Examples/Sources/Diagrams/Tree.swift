import SwiftUI

/// A tree of views with arrows from each view that has a value to the one around it.
///
/// The arrows find the boxes by anchors: a layer behind the tree reads `Boxes`.
struct Tree: View {
  let root: Node

  var body: some View {
    Subtree(node: root)
      .backgroundPreferenceValue(Boxes.self) { boxes in
        GeometryReader { proxy in Arrows(node: root, frames: boxes.mapValues { proxy[$0] }) }
      }
  }
}

/// A box, and below it those of its children.
private struct Subtree: View {
  let node: Node

  var body: some View {
    VStack(spacing: 46) {
      Box(node: node)
        .anchorPreference(key: Boxes.self, value: .bounds) { [node.id: $0] }
      if !node.children.isEmpty {
        HStack(alignment: .top, spacing: 26) {
          ForEach(node.children) { Subtree(node: $0) }
        }
      }
    }
  }
}

private struct Box: View {
  let node: Node

  var body: some View {
    VStack(spacing: 2) {
      Text(node.title).font(.system(size: 13, weight: .semibold))
      if let note = node.note {
        Text(note).font(.system(size: 11, design: .monospaced)).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .background(node.kind.color.opacity(0.16), in: RoundedRectangle(cornerRadius: 8))
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(node.kind.color, lineWidth: 1.5) }
    .opacity(node.kind == .shadowed ? 0.6 : 1)
  }
}

/// The arrows below a node, and the values beside them.
private struct Arrows: View {
  let node: Node
  let frames: [String: CGRect]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(node.children) { child in
        if let end = frames[node.id], let start = frames[child.id] {
          Arrow(
            start: CGPoint(x: start.midX, y: start.minY),
            end: CGPoint(x: Self.foot(from: start, on: end), y: end.maxY),
            label: child.value, isShadowed: child.kind == .shadowed)
        }
        Arrows(node: child, frames: frames)
      }
    }
  }

  /// Where an arrow meets the box above: towards its start, and at least 12 points from the corners.
  private static func foot(from start: CGRect, on end: CGRect) -> CGFloat {
    let x = end.midX + (start.midX - end.midX) * 0.2
    return min(max(x, end.minX + 12), end.maxX - 12)
  }
}
