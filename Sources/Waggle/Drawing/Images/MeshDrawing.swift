import Foundation

extension ResolvedMesh {
  /// The points for a pixel of a mesh's picture, which is drawn smoothly.
  private static let pixel: CGFloat = 5
  /// The most pixels of a side.
  private static let most: CGFloat = 72

  /// The mesh where an item draws something.
  ///
  /// - Parameter item: the item, filled with a colour.
  func node(filling item: DisplayNode.Content) -> DisplayNode {
    guard let frame = item.frame, frame.width > 0, frame.height > 0 else {
      return DisplayNode(.group([]))
    }
    return item.clipping(picture(in: frame))
  }

  private func picture(in frame: CGRect) -> DisplayNode {
    let (width, height) = (pixels(frame.width), pixels(frame.height))
    let bytes = MeshPixels(self, width: width, height: height).bytes
    let data = PlainPNG.data(bytes, width: width, height: height)
    guard let image = BitmapImage(name: "mesh", data: data) else { return DisplayNode(.group([])) }
    let part = BitmapPart(
      image: image, source: CGRect(x: 0, y: 0, width: width, height: height), isSmooth: true)
    return DisplayNode(.bitmap(part, frame: frame))
  }

  private func pixels(_ length: CGFloat) -> Int {
    Int(min(max((length / Self.pixel).rounded(.up), 4), Self.most))
  }
}

extension DisplayNode.Content {
  /// The frame that the unit points of an item's paint refer to; nil for a node that is not an item.
  var frame: CGRect? {
    let frame: CGRect? =
      switch self {
      case .rectangle(let frame, _), .symbol(_, let frame, _), .bitmap(_, let frame),
        .fill(_, let frame, _, _), .stroke(_, let frame, _, _):
        frame
      case .text(let layout, let place): CGRect(origin: place, size: layout.size)
      default: nil
      }
    return frame.flatMap {
      let numbers = [$0.minX, $0.minY, $0.width, $0.height]
      return numbers.allSatisfy(\.isFinite) ? $0 : nil
    }
  }

  /// What of a node is inside of the item.
  func clipping(_ node: DisplayNode) -> DisplayNode {
    switch self {
    case .rectangle(let frame, _): DisplayNode(.clip(Path(frame), FillStyle(), node))
    case .fill(let path, let frame, _, let style):
      DisplayNode(.clip(path.offsetBy(dx: frame.minX, dy: frame.minY), style, node))
    case .stroke(let path, let frame, _, let style):
      DisplayNode(
        .clip(
          path.strokedPath(style).offsetBy(dx: frame.minX, dy: frame.minY), FillStyle(), node))
    default: DisplayNode(.mask(DisplayNode(self), node))
    }
  }
}
