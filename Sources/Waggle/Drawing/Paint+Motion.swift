import Foundation

extension DisplayNode {
  /// What the item is filled with; nil for what is no item of one paint.
  var paint: Paint? {
    switch content {
    case .rectangle(_, let paint), .fill(_, _, let paint, _), .stroke(_, _, let paint, _),
      .symbol(_, _, let paint):
      paint
    default: nil
    }
  }
}

extension Paint: Animatable {
  /// Colours by their linear components, and the stops and ends of gradients (M054).
  package var animatableData: PaintVector {
    get {
      switch self {
      case .color(let color): PaintVector(Color.Resolved(color).numbers)
      case .linearGradient(let stops, let start, let end):
        PaintVector(
          stops.flatMap { Color.Resolved($0.color).numbers + [Double($0.location) * unitWeight] }
            + [start.x, start.y, end.x, end.y].map { Double($0) * unitWeight })
      }
    }
    set {
      guard newValue.numbers.count == animatableData.numbers.count else { return }
      var numbers = newValue.numbers[...]
      func next() -> Double { numbers.popFirst() ?? 0 }
      func color() -> ResolvedColor {
        ResolvedColor(Color.Resolved(numbers: (0..<4).map { _ in next() }))
      }
      func length() -> CGFloat { CGFloat(next() / unitWeight) }
      switch self {
      case .color: self = .color(color())
      case .linearGradient(let stops, _, _):
        let moved = stops.map { _ in ResolvedStop(color: color(), location: length()) }
        let start = UnitPoint(x: length(), y: length())
        self = .linearGradient(moved, start: start, end: UnitPoint(x: length(), y: length()))
      }
    }
  }
}

extension Color.Resolved {
  fileprivate var numbers: [Double] {
    [linearRed, linearGreen, linearBlue, opacity].map { Double($0) * unitWeight }
  }

  fileprivate init(numbers: [Double]) {
    let parts = numbers.map { Float($0 / unitWeight) }
    self.init(
      colorSpace: .sRGBLinear, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

/// The numbers of a paint, as many as it has. Paints with unlike numbers of stops have no way from one to the other:
/// their difference is no number, which makes them jump (M054).
package struct PaintVector: VectorArithmetic {
  fileprivate var numbers: [Double]

  fileprivate init(_ numbers: [Double]) { self.numbers = numbers }

  package static var zero: PaintVector { PaintVector([]) }

  private static func combine(
    _ a: PaintVector, _ b: PaintVector, _ operation: (Double, Double) -> Double
  ) -> PaintVector {
    if a.numbers.isEmpty { return PaintVector(b.numbers.map { operation(0, $0) }) }
    if b.numbers.isEmpty { return a }
    guard a.numbers.count == b.numbers.count else { return PaintVector([.nan]) }
    return PaintVector(zip(a.numbers, b.numbers).map(operation))
  }

  package static func + (a: PaintVector, b: PaintVector) -> PaintVector { combine(a, b, +) }
  package static func - (a: PaintVector, b: PaintVector) -> PaintVector { combine(a, b, -) }

  package mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
