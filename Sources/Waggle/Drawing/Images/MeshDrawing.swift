import Foundation

extension ResolvedMesh {
  /// The points for a pixel of a mesh's picture, which is drawn smoothly.
  private static let pixel: CGFloat = 5
  /// The most pixels of a side.
  private static let most = 72

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
    var pixels = MeshPixels(self, width: width, height: height)
    if pixels.coversAll || !isDrawable { return picture(pixels, width, height, in: frame) }
    pixels.bleed()
    let backgroundNode = DisplayNode(.rectangle(frame, .color(background)))
    let mesh = picture(pixels, width, height, in: frame)
    return DisplayNode(
      .group([backgroundNode, DisplayNode(.clip(outline(in: frame), FillStyle(), mesh))]))
  }

  /// The lines around the mesh.
  private func outline(in frame: CGRect) -> Path {
    func mapped(_ point: SIMD2<Double>) -> CGPoint {
      CGPoint(
        x: frame.minX + CGFloat(point.x) * frame.width,
        y: frame.minY + CGFloat(point.y) * frame.height)
    }
    let (right, last) = (columns - 1, (rows - 1) * columns)
    let around =
      (0...right).map { vertices[$0] } + (1..<rows).map { vertices[$0 * columns + right] }
      + (0..<right).reversed().map { vertices[last + $0] }
      + (0..<rows - 1).reversed().map { vertices[$0 * columns] }
    return Path { path in
      path.move(to: mapped(around[0].position))
      for (index, (from, to)) in zip(around, around.dropFirst()).enumerated() {
        let ends =
          switch index {
          case ..<right: (from.trailing, to.leading)
          case ..<(right + rows - 1): (from.bottom, to.top)
          case ..<(2 * right + rows - 1): (from.leading, to.trailing)
          default: (from.top, to.bottom)
          }
        path.addCurve(
          to: mapped(to.position), control1: mapped(ends.0), control2: mapped(ends.1))
      }
      path.closeSubpath()
    }
  }

  private func picture(
    _ pixels: MeshPixels, _ width: Int, _ height: Int, in frame: CGRect
  ) -> DisplayNode {
    let data = PlainPNG.data(pixels.bytes, width: width, height: height)
    guard let image = BitmapImage(name: "mesh", data: data, changesOften: true) else {
      return DisplayNode(.group([]))
    }
    let part = BitmapPart(
      image: image, source: CGRect(x: 0, y: 0, width: width, height: height), isSmooth: true)
    return DisplayNode(.bitmap(part, frame: frame))
  }

  private func pixels(_ length: CGFloat) -> Int {
    Int((length / Self.pixel).rounded(.up), within: 4...Self.most)
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
      case .text(let layout, let position): CGRect(origin: position, size: layout.size)
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
