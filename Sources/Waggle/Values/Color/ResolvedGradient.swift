package import Foundation

/// A gradient whose colours are resolved, as a paint. Points are unit points of the filled frame.
package struct ResolvedGradient: Hashable {
  /// The curve along which a colour is the same, and where the gradient starts and ends.
  package enum Geometry: Hashable {
    /// Along a line.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Along the radius of a circle; radii in points, 0 or more.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Along the radius of an ellipse of the frame's proportions; radii in fractions of its sides, 0 or more.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Around a point, clockwise from the right.
    case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
  }

  /// Sorted by location, 0 to 1.
  package var stops: [ResolvedStop]
  package var geometry: Geometry
  package var space: Gradient.ColorSpace

  package init(
    _ stops: [ResolvedStop], _ geometry: Geometry, space: Gradient.ColorSpace = .perceptual
  ) {
    self.stops = stops
    self.geometry = geometry
    self.space = space
  }

  func opacity(_ factor: Double) -> ResolvedGradient {
    var faded = self
    for index in stops.indices { faded.stops[index].color = stops[index].color.opacity(factor) }
    return faded
  }
}

extension ResolvedGradient.Geometry {
  /// The numbers that animate, of the same meaning for all gradients of one kind.
  package var numbers: [CGFloat] {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y]
    case .radial(let center, let start, let end): [center.x, center.y, start, end]
    case .elliptical(let center, let start, let end): [center.x, center.y, start, end]
    case .angular(let center, let start, let end):
      [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)]
    }
  }

  /// The same kind of gradient with other numbers, of which there are four.
  func with(_ numbers: [CGFloat]) -> ResolvedGradient.Geometry {
    let point = UnitPoint(x: numbers[0], y: numbers[1])
    return switch self {
    case .linear: .linear(start: point, end: UnitPoint(x: numbers[2], y: numbers[3]))
    case .radial:
      .radial(center: point, startRadius: max(numbers[2], 0), endRadius: max(numbers[3], 0))
    case .elliptical:
      .elliptical(center: point, startFraction: max(numbers[2], 0), endFraction: max(numbers[3], 0))
    case .angular:
      .angular(
        center: point, startAngle: .radians(Double(numbers[2])),
        endAngle: .radians(Double(numbers[3])))
    }
  }

  /// The index of the kind: gradients of different kinds cannot be interpolated (M054).
  package var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }

  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}
