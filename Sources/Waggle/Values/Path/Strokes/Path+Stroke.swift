import Foundation

extension Path {
  /// The outline of a stroke along this path, with its joins, caps and dashes: filled, it looks like the stroke.
  ///
  /// It is an area without crossings, clockwise on screen around what is inside. Its curves are within 1/200 of a point of the
  /// stroke's edges. Empty for a line width that is not above 0.
  ///
  /// ```swift
  /// let line = Path { path in
  ///   path.move(to: .zero)
  ///   path.addLine(to: CGPoint(x: 40, y: 0))
  /// }
  /// let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
  /// print(outline.boundingRect)  // (-2.0, -2.0, 44.0, 4.0)
  /// ```
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style)
    for subpath in subpaths where subpath.segments.allSatisfy(\.isFinite) {
      for part in subpath.dashed(style) { stroker.add(part) }
    }
    return stroker.path.normalized(eoFill: false)
  }
}
