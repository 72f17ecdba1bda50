import Foundation

extension DisplayNode {
  /// The item's paint, with its shadows; nil for nodes without a single paint.
  var paint: Paint? {
    switch content {
    case .rectangle(_, let paint), .fill(_, _, let paint, _), .stroke(_, _, let paint, _),
      .symbol(_, _, let paint):
      paint
    case .opacity(let opacity, let child): child.paint.map { $0.inkFaded(opacity) }
    case .shadows(let shadows, let child): child.paint?.shadowed(shadows)
    case .moving(_, let child), .untouched(let child), .touched(let child): child.paint
    default: nil
    }
  }
}

extension Paint {
  fileprivate func inkFaded(_ opacity: Double) -> Paint {
    guard case .shadowed(let ink, let shadows) = self else { return self.opacity(opacity) }
    return .shadowed(ink.opacity(opacity), shadows)
  }
}

extension Paint: Animatable {
  /// The animatable part: colours by their linear components, gradient stops and end points, and shadows (M051,
  /// M054).
  package var animatableData: PaintVector {
    get { PaintVector(numbers, kinds: kinds) }
    set {
      guard newValue.numbers.count == numbers.count else { return }
      var reader = PaintReader(newValue.numbers)
      self = moved(&reader)
    }
  }

  /// The kinds of the paints that the numbers describe.
  fileprivate var kinds: [Int8] {
    switch self {
    case .color: [0]
    case .material: [1]
    case .gradient(let gradient): [Int8(2 + gradient.geometry.kind)]
    case .image: [-1]
    case .mesh: [-2]
    case .shadowed(let ink, _): ink.kinds
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .color(let color): Color.Resolved(color).numbers
    case .gradient(let gradient):
      gradient.stops.flatMap {
        Color.Resolved($0.color).numbers + [Double($0.location) * unitWeight]
      } + gradient.geometry.numbers.map { Double($0) * unitWeight }
    case .material(let material):
      Color.Resolved(material.color).numbers + [material.opacity * unitWeight]
    case .image(_, let opacity): [opacity * unitWeight]
    case .mesh(let mesh):
      mesh.vertices.flatMap {
        $0.numbers.map { $0 * unitWeight } + Color.Resolved($0.color).numbers
      } + Color.Resolved(mesh.background).numbers
    case .shadowed(let ink, let shadows):
      ink.numbers + shadows.flatMap(\.numbers)
    }
  }

  fileprivate func moved(_ reader: inout PaintReader) -> Paint {
    switch self {
    case .color: return .color(reader.color())
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index] = ResolvedStop(color: reader.color(), location: reader.weighted())
      }
      gradient.geometry = gradient.geometry.with((0..<4).map { _ in reader.weighted() })
      return .gradient(gradient)
    case .material:
      return .material(
        ResolvedMaterial(color: reader.color(), opacity: clampedToUnit(Double(reader.weighted()))))
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        let numbers = (0..<10).map { _ in Double(reader.weighted()) }
        mesh.vertices[index] = mesh.vertices[index].with(numbers)
        mesh.vertices[index].color = reader.color()
      }
      mesh.background = reader.color()
      return .mesh(mesh)
    case .image(let image, _):
      return .image(image, opacity: clampedToUnit(Double(reader.weighted())))
    case .shadowed(let ink, let shadows):
      let ink = ink.moved(&reader)
      return .shadowed(ink, shadows.map { $0.moved(&reader) })
    }
  }
}

extension LayerShadow {
  fileprivate var numbers: [Double] {
    Color.Resolved(color).numbers + [radius, offset.width, offset.height].map { Double($0) }
  }

  fileprivate func moved(_ reader: inout PaintReader) -> LayerShadow {
    let color = reader.color()
    let radius = max(reader.number(), 0)
    let offset = CGSize(width: reader.number(), height: reader.number())
    return LayerShadow(color: color, radius: radius, offset: offset, isInner: isInner)
  }
}

/// The paints of a text's runs, or of a symbol's layers.
struct PaintList: Equatable, Animatable {
  var paints: [Paint]

  var drawable: PaintList { PaintList(paints: paints.map(\.drawable)) }

  var animatableData: PaintVector {
    get { PaintVector(paints.flatMap(\.numbers), kinds: paints.flatMap(\.kinds)) }
    set {
      guard newValue.numbers.count == animatableData.numbers.count else { return }
      var reader = PaintReader(newValue.numbers)
      paints = paints.map { $0.moved(&reader) }
    }
  }
}

/// Reads the components that `numbers` wrote, in the same order.
private struct PaintReader {
  private var numbers: ArraySlice<Double>

  init(_ numbers: [Double]) { self.numbers = numbers[...] }

  mutating func number() -> CGFloat { CGFloat(numbers.popFirst() ?? 0) }

  mutating func color() -> ResolvedColor {
    ResolvedColor(Color.Resolved(numbers: (0..<4).map { _ in Double(number()) }))
  }

  mutating func weighted() -> CGFloat { number() / CGFloat(unitWeight) }
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

/// The components of a paint; their number depends on the paint. Paints of different kinds, or with different numbers of
/// stops, cannot be interpolated: their difference is not a number, so the change is not animated (M054).
package struct PaintVector: VectorArithmetic {
  fileprivate var numbers: [Double]
  private var kinds: [Int8]

  fileprivate init(_ numbers: [Double], kinds: [Int8]) {
    self.numbers = numbers
    self.kinds = kinds
  }

  package static var zero: PaintVector { PaintVector([], kinds: []) }

  private static func combine(
    _ a: PaintVector, _ b: PaintVector, _ operation: (Double, Double) -> Double
  ) -> PaintVector {
    if a.numbers.isEmpty { return PaintVector(b.numbers.map { operation(0, $0) }, kinds: b.kinds) }
    if b.numbers.isEmpty { return a }
    guard a.numbers.count == b.numbers.count, a.kinds == b.kinds else {
      return PaintVector([.nan], kinds: [])
    }
    return PaintVector(zip(a.numbers, b.numbers).map(operation), kinds: a.kinds)
  }

  package static func + (a: PaintVector, b: PaintVector) -> PaintVector { combine(a, b, +) }
  package static func - (a: PaintVector, b: PaintVector) -> PaintVector { combine(a, b, -) }

  package mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
