import Foundation
import Waggle

/// An outline that can be blurred as a box, in its frame's own coordinates.
struct BoxOutline {
  var frame: CGRect
  var rect: CGRect
  var corner: CGSize = .zero
  var isContinuous = false
  var opacity: Double
}

extension DisplayNode {
  /// The single-coloured box that this node draws, if it draws nothing else.
  var singleOutline: BoxOutline? {
    var node = self
    var moved = CGSize.zero
    while true {
      switch node.content {
      case .group(let children) where children.count == 1: node = children[0]
      case .offset(let offset, let child):
        moved = CGSize(width: moved.width + offset.width, height: moved.height + offset.height)
        node = child
      case .rectangle(let rect, .color(let color)):
        return BoxOutline(
          frame: rect.offsetBy(dx: moved.width, dy: moved.height),
          rect: CGRect(origin: .zero, size: rect.size), opacity: color.opacity)
      case .fill(let path, let frame, .color(let color), _):
        return path.boxOutline(
          frame.offsetBy(dx: moved.width, dy: moved.height), color.opacity)
      default: return nil
      }
    }
  }
}

extension Path {
  fileprivate func boxOutline(_ frame: CGRect, _ opacity: Double) -> BoxOutline? {
    switch storage {
    case .rect(let rect): BoxOutline(frame: frame, rect: rect, opacity: opacity)
    case .roundedRect(let rect, let corner, let style):
      BoxOutline(
        frame: frame, rect: rect, corner: corner, isContinuous: style == .continuous,
        opacity: opacity)
    case .ellipse(let rect):
      BoxOutline(
        frame: frame, rect: rect, corner: CGSize(width: rect.width / 2, height: rect.height / 2),
        opacity: opacity)
    default: nil
    }
  }
}
