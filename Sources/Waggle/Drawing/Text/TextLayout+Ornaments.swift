import Foundation

extension TextLayout.Ornament {
  /// The item that draws it, in a text at a point.
  func node(at origin: CGPoint) -> DisplayNode? {
    let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    switch kind {
    case .image:
      return (run.ornament?.image as? DrawnInlineImage)?.node(in: frame, run.paint)
    case .line(let line):
      let paint = line.color.map { Paint.color($0) } ?? run.paint
      let dash = line.dash(thickness: frame.height)
      if dash.isEmpty { return paint.node { .rectangle(frame, $0) } }
      let path = Path { path in
        path.move(to: CGPoint(x: 0, y: frame.height / 2))
        path.addLine(to: CGPoint(x: frame.width, y: frame.height / 2))
      }
      return paint.node {
        .stroke(path, frame: frame, $0, StrokeStyle(lineWidth: frame.height, dash: dash))
      }
    }
  }
}
