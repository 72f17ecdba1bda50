import Foundation

/// A grid of coloured points between which colours are blended (C370); as a view it takes the proposed size.
///
/// The points may be anywhere: the lines between them bend, and so do the colours.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.6, 0], [1, 0], [0, 1], [0.4, 1], [1, 1]],
///   colors: [.yellow, .orange, .pink, .mint, .cyan, .indigo])
/// ```
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView, Equatable, Sendable {
  /// A point of a mesh with the control points of the lines to its neighbours, all in unit points.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point of the line to the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the line to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the line to the next point in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the line to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a mesh, row by row, in unit points of what is filled.
  public enum Locations: Equatable, Sendable {
    /// Points between which lines bend smoothly.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a mesh's points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that may depend on the environment.
    case colors([Color])
    /// Colours that do not.
    case resolvedColors([Color.Resolved])
  }

  /// The points in a row: 2 or more.
  public var width: Int
  /// The rows: 2 or more.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// The colour where the mesh is not.
  public var background: Color
  /// Whether colours are blended without an edge at the points.
  public var smoothsColors: Bool
  /// The colour space in which colours are blended.
  public var colorSpace: Gradient.ColorSpace

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// A mesh of `width` times `height` points.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A mesh of `width` times `height` points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A mesh of `width` times `height` points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A mesh of `width` times `height` points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// A mesh of `width` times `height` points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The mesh with its colours resolved.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let environment = context.environment.colorContext
    let points = vertices(colors.resolved(in: environment))
    let mesh = ResolvedMesh(
      columns: width, rows: height, vertices: points,
      background: background.resolve(in: environment), smoothsColors: smoothsColors,
      space: colorSpace)
    return _StylePaint(.mesh(mesh.opacity(context.levelOpacity)))
  }

  /// Makes a leaf that is filled with the mesh.
  public nonisolated static func _makeView(
    view: _GraphValue<MeshGradient>, inputs: _ViewInputs
  ) -> _ViewOutputs { _ViewOutputs(StyleNode(view, inputs)) }
}

extension MeshGradient.Colors {
  fileprivate func resolved(in context: ColorContext) -> [ResolvedColor] {
    switch self {
    case .colors(let colors): colors.map { $0.resolve(in: context) }
    case .resolvedColors(let colors): colors.map { ResolvedColor($0) }
    }
  }
}

extension MeshGradient {
  /// The points with their colours; none where there are more of the one than of the other, or where they do not make a grid.
  private func vertices(_ colors: [ResolvedColor]) -> [ResolvedMesh.Vertex] {
    switch locations {
    case .bezierPoints(let points):
      guard points.count == colors.count else { return [] }
      return zip(points, colors).map { point, color in
        ResolvedMesh.Vertex(
          position: SIMD2(point.position), leading: SIMD2(point.leadingControlPoint),
          top: SIMD2(point.topControlPoint), trailing: SIMD2(point.trailingControlPoint),
          bottom: SIMD2(point.bottomControlPoint), color: color)
      }
    case .points(let points):
      guard points.count == colors.count, width > 0, height > 0,
        points.count.isMultiple(of: width), points.count / width == height
      else {
        return []
      }
      return smoothVertices(points.map { SIMD2<Double>($0) }, colors)
    }
  }

  /// The line through each point has the direction from the point before it to the point after it.
  private func smoothVertices(
    _ points: [SIMD2<Double>], _ colors: [ResolvedColor]
  ) -> [ResolvedMesh.Vertex] {
    points.indices.map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      let point = points[index]
      let before = column > 0 ? points[index - 1] : nil
      let after = column < width - 1 ? points[index + 1] : nil
      let above = row > 0 ? points[index - width] : nil
      let below = row < height - 1 ? points[index + width] : nil
      let across = direction(before, point, after)
      let down = direction(above, point, below)
      return ResolvedMesh.Vertex(
        position: point, leading: point - across, top: point - down, trailing: point + across,
        bottom: point + down, color: colors[index])
    }
  }

  /// A third of the way from the middle of one side to that of the other.
  private func direction(
    _ before: SIMD2<Double>?, _ point: SIMD2<Double>, _ after: SIMD2<Double>?
  ) -> SIMD2<Double> {
    switch (before, after) {
    case (let before?, let after?): (after - before) / 6
    case (let before?, nil): (point - before) / 3
    case (nil, let after?): (after - point) / 3
    case (nil, nil): .zero
    }
  }
}
