import Foundation

/// The pixels of a mesh: each patch between four points is drawn as small triangles.
struct MeshPixels {
  private let mesh: ResolvedMesh
  private let width: Int
  private let height: Int
  /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
  private(set) var bytes: [UInt8]
  /// Whether each pixel is in the mesh.
  private var isInside: [Bool]
  /// The colours of the points, as they are blended: three components and the opacity.
  private let colors: [SIMD4<Double>]

  init(_ mesh: ResolvedMesh, width: Int, height: Int) {
    (self.mesh, self.width, self.height) = (mesh, width, height)
    let background = mesh.background
    let pixel = [background.red, background.green, background.blue, background.opacity].map(byte)
    bytes = (0..<width * height).flatMap { _ in pixel }
    isInside = Array(repeating: false, count: width * height)
    colors = mesh.vertices.map { mesh.space.blended($0.color) }
    guard mesh.isDrawable else { return }
    for row in 0..<mesh.rows - 1 {
      for column in 0..<mesh.columns - 1 { drawPatch(column, row) }
    }
  }

  /// Whether the mesh is everywhere.
  var coversAll: Bool { !isInside.contains(false) }

  /// The pixels beside the mesh have the colour of their neighbours in it, so that it can be cut out along its outline.
  mutating func bleed() {
    for _ in 0..<2 {
      let (old, inside) = (bytes, isInside)
      for y in 0..<height {
        for x in 0..<width where !inside[y * width + x] {
          let near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].first {
            $0 >= 0 && $0 < width && $1 >= 0 && $1 < height && inside[$1 * width + $0]
          }
          guard let near else { continue }
          for index in 0..<4 {
            bytes[(y * width + x) * 4 + index] = old[(near.1 * width + near.0) * 4 + index]
          }
          isInside[y * width + x] = true
        }
      }
    }
  }

  /// A point of a patch, in pixels, with its colour.
  private struct Sample {
    let point: SIMD2<Double>
    let color: SIMD4<Double>
  }

  private mutating func drawPatch(_ column: Int, _ row: Int) {
    let across = steps(width, mesh.columns - 1)
    let down = steps(height, mesh.rows - 1)
    var above = line(column, row, v: 0, across)
    for step in 1...down {
      let below = line(column, row, v: Double(step) / Double(down), across)
      for index in 0..<across {
        fill(above[index], above[index + 1], below[index])
        fill(above[index + 1], below[index + 1], below[index])
      }
      above = below
    }
  }

  /// Triangles are about two pixels large where the points are evenly spread.
  private func steps(_ pixels: Int, _ patches: Int) -> Int { max(4, pixels / (2 * patches) + 1) }

  private func line(_ column: Int, _ row: Int, v: Double, _ count: Int) -> [Sample] {
    (0...count).map { index in
      let u = Double(index) / Double(count)
      let point = position(column, row, u, v)
      return Sample(
        point: SIMD2(point.x * Double(width), point.y * Double(height)),
        color: color(column, row, u, v))
    }
  }

  // MARK: Where a point of a patch is

  private func vertex(_ column: Int, _ row: Int) -> ResolvedMesh.Vertex {
    mesh.vertices[row * mesh.columns + column]
  }

  /// A Coons patch: between its four sides, which are curves.
  private func position(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
    let (a, b) = (vertex(column, row), vertex(column + 1, row))
    let (c, d) = (vertex(column, row + 1), vertex(column + 1, row + 1))
    let top = curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = curve(c.position, c.trailing, d.leading, d.position, u)
    let left = curve(a.position, a.bottom, c.top, c.position, v)
    let right = curve(b.position, b.bottom, d.top, d.position, v)
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    return top * (1 - v) + bottom * v + left * (1 - u) + right * u
      - (upper * (1 - v) + lower * v)
  }

  private func curve(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double
  ) -> SIMD2<Double> {
    let s = 1 - t
    let (first, second) = (a * (s * s * s), b * (3 * s * s * t))
    let (third, fourth) = (c * (3 * s * t * t), d * (t * t * t))
    return first + second + third + fourth
  }

  // MARK: Which colour it has

  private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
    let weights = mesh.smoothsColors ? smooth : linear
    let (across, down) = (weights(u), weights(v))
    var sum = SIMD4<Double>()
    for y in 0..<4 where down[y] != 0 {
      for x in 0..<4 where across[x] != 0 {
        sum += pointColor(column + x - 1, row + y - 1) * (across[x] * down[y])
      }
    }
    return mesh.space.color(sum)
  }

  private func pointColor(_ column: Int, _ row: Int) -> SIMD4<Double> {
    let x = min(max(column, 0), mesh.columns - 1)
    let y = min(max(row, 0), mesh.rows - 1)
    return colors[y * mesh.columns + x]
  }

  private func linear(_ t: Double) -> SIMD4<Double> { SIMD4(0, 1 - t, t, 0) }

  /// The weights of four points in a row at a place between the two in the middle: without an edge at the points.
  private func smooth(_ t: Double) -> SIMD4<Double> {
    let (square, cube) = (t * t, t * t * t)
    return SIMD4(
      -t + 2 * square - cube, 2 - 5 * square + 3 * cube, t + 4 * square - 3 * cube, cube - square)
      / 2
  }

  // MARK: Triangles

  private mutating func fill(_ a: Sample, _ b: Sample, _ c: Sample) {
    let area = cross(b.point - a.point, c.point - a.point)
    guard area != 0, area.isFinite else { return }
    let low = pointwiseMin(pointwiseMin(a.point, b.point), c.point)
    let high = pointwiseMax(pointwiseMax(a.point, b.point), c.point)
    let columns = pixels(low.x, high.x, width)
    for y in pixels(low.y, high.y, height) {
      for x in columns {
        let point = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let first = cross(b.point - point, c.point - point) / area
        let second = cross(c.point - point, a.point - point) / area
        let third = 1 - first - second
        // A little beyond the edge, so that no pixel is left out between two triangles.
        guard min(first, second, third) >= -1e-6 else { continue }
        let color = a.color * first + b.color * second + c.color * third
        for index in 0..<4 { bytes[(y * width + x) * 4 + index] = byte(color[index]) }
        isInside[y * width + x] = true
      }
    }
  }

  private func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

  /// The pixels whose centres are between two places.
  private func pixels(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let first = min(max((low - 0.51).rounded(.up), 0), Double(count))
    let last = min(max((high - 0.49).rounded(.down), -1), Double(count - 1))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }
}

private func byte(_ component: Double) -> UInt8 {
  UInt8((clampedToUnit(component) * 255).rounded())
}

extension Gradient.ColorSpace {
  /// A colour as numbers that are blended.
  fileprivate func blended(_ color: ResolvedColor) -> SIMD4<Double> {
    guard self == .perceptual else {
      return SIMD4(color.red, color.green, color.blue, color.opacity)
    }
    return SIMD4(Oklab(color).components, color.opacity)
  }

  /// The colour of blended numbers: red, green, blue and opacity.
  fileprivate func color(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
    guard self == .perceptual else { return numbers }
    let lab = SIMD3(numbers.x, numbers.y, numbers.z)
    let color = Oklab(components: lab).color(opacity: clampedToUnit(numbers.w))
    return SIMD4(color.red, color.green, color.blue, color.opacity)
  }
}
