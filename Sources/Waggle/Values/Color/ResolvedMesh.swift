import Foundation

/// A mesh of coloured points whose colours are resolved, as a paint. Points are unit points of the filled frame.
package struct ResolvedMesh: Hashable {
  /// A point, the control points of the lines to its four neighbours, and its colour.
  struct Vertex: Hashable {
    var position: SIMD2<Double>
    var leading: SIMD2<Double>
    var top: SIMD2<Double>
    var trailing: SIMD2<Double>
    var bottom: SIMD2<Double>
    var color: ResolvedColor
  }

  let columns: Int
  let rows: Int
  /// Row by row.
  var vertices: [Vertex]
  var background: ResolvedColor
  let smoothsColors: Bool
  let space: Gradient.ColorSpace

  /// Whether the points are those of a grid, and finite. Otherwise the background alone is drawn.
  var isDrawable: Bool {
    columns >= 2 && rows >= 2 && columns <= 256 && rows <= 256
      && vertices.count == columns * rows
      && vertices.allSatisfy { $0.numbers.allSatisfy { abs($0) < 1e6 } }
  }

  func opacity(_ factor: Double) -> ResolvedMesh {
    var faded = self
    for index in vertices.indices {
      faded.vertices[index].color = vertices[index].color.opacity(factor)
    }
    faded.background = background.opacity(factor)
    return faded
  }
}

extension ResolvedMesh.Vertex {
  /// The coordinates of its points.
  var numbers: [Double] {
    [position, leading, top, trailing, bottom].flatMap { [$0.x, $0.y] }
  }

  /// The same with other coordinates.
  func with(_ numbers: [Double]) -> Self {
    var copy = self
    func point(_ index: Int) -> SIMD2<Double> {
      SIMD2(numbers[2 * index], numbers[2 * index + 1])
    }
    (copy.position, copy.leading, copy.top) = (point(0), point(1), point(2))
    (copy.trailing, copy.bottom) = (point(3), point(4))
    return copy
  }
}
