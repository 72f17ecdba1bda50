import Foundation
import Waggle

/// Drawings that are made of several icons.
enum SymbolComposition {
  /// A person, and two smaller ones behind it that leave a gap around it. `shape` is the person filled.
  static func threePersons(_ person: SVGIcon, _ shape: SVGIcon) -> SVGIcon {
    let gap = shape.path.union(shape.path.strokedPath(StrokeStyle(lineWidth: 2)))
    let plain = person.path.normalized(eoFill: person.isEvenOdd)
    let sides = [-8.5, 8.5].map { away in
      // They stand on the same ground.
      plain.applying(CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: 1.6 + away, ty: 2.8))
        .subtracting(gap)
    }
    return SVGIcon(sides.reduce(into: plain) { $0.addPath($1) })
  }

  /// A cloud with what is above it, smaller, over what falls from it.
  static func cloud(_ cloud: SVGIcon, above weather: SVGIcon) -> SVGIcon {
    var path = cloud.path.applying(
      CGAffineTransform(a: 0.72, b: 0, c: 0, d: 0.72, tx: 2, ty: -0.4))
    for contour in weather.contours where contour.boundingRect.minY > 7.5 && contour.isLow {
      path.addPath(contour)
    }
    return SVGIcon(path)
  }
}

extension SVGIcon {
  /// The subpaths, each from one move to the next.
  fileprivate var contours: [Path] {
    var result: [Path] = []
    path.forEach { element in
      if case .move = element { result.append(Path()) }
      if result.isEmpty { return }
      result[result.count - 1].add(element)
    }
    return result
  }
}

extension Path {
  /// Whether its middle is below a cloud.
  fileprivate var isLow: Bool { boundingRect.midY > 11.5 }

  fileprivate mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
