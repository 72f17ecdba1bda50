import Foundation
package import Waggle

/// Reads the `d` attribute of an SVG path: all commands, upper case absolute and lower case relative.
///
/// An error ends the path at that position, as SVG requires.
package struct SVGPathParser {
  private var scanner: SVGNumberScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var subpathStart = CGPoint.zero
  /// The last control point, which a smooth curve of the same kind reflects.
  private var lastControl: (point: CGPoint, isCubic: Bool)?

  package static func parse(_ data: some StringProtocol) -> Path {
    var parser = SVGPathParser(scanner: SVGNumberScanner(data))
    parser.run()
    return parser.path
  }

  private init(scanner: SVGNumberScanner) { self.scanner = scanner }

  private mutating func run() {
    while let command = scanner.command() {
      var command = command
      guard step(command) else { return }
      while command != "Z", command != "z", scanner.isAtNumber {
        // Further pairs after a move are lines.
        if command == "M" { command = "L" } else if command == "m" { command = "l" }
        guard step(command) else { return }
      }
    }
  }

  /// One command with its numbers; false if some are missing.
  private mutating func step(_ command: Character) -> Bool {
    let origin = command.isLowercase ? current : .zero
    switch command.lowercased() {
    case "m": return move(origin)
    case "l": return line(origin)
    case "h": return horizontal(origin)
    case "v": return vertical(origin)
    case "c": return cubic(origin)
    case "s": return smoothCubic(origin)
    case "q": return quadratic(origin)
    case "t": return smoothQuadratic(origin)
    case "a": return arc(origin)
    case "z": return close()
    default: return false
    }
  }

  private mutating func move(_ origin: CGPoint) -> Bool {
    guard let point = scanner.point(origin) else { return false }
    path.move(to: point)
    (current, subpathStart, lastControl) = (point, point, nil)
    return true
  }

  private mutating func line(_ origin: CGPoint) -> Bool {
    guard let point = scanner.point(origin) else { return false }
    addLine(point)
    return true
  }

  private mutating func horizontal(_ origin: CGPoint) -> Bool {
    guard let x = scanner.number() else { return false }
    addLine(CGPoint(x: origin.x + x, y: current.y))
    return true
  }

  private mutating func vertical(_ origin: CGPoint) -> Bool {
    guard let y = scanner.number() else { return false }
    addLine(CGPoint(x: current.x, y: origin.y + y))
    return true
  }

  private mutating func cubic(_ origin: CGPoint) -> Bool {
    guard let first = scanner.point(origin), let second = scanner.point(origin),
      let end = scanner.point(origin)
    else { return false }
    addCurve(first, second, end)
    return true
  }

  private mutating func smoothCubic(_ origin: CGPoint) -> Bool {
    guard let second = scanner.point(origin), let end = scanner.point(origin) else { return false }
    addCurve(mirroredControl(cubic: true), second, end)
    return true
  }

  private mutating func quadratic(_ origin: CGPoint) -> Bool {
    guard let control = scanner.point(origin), let end = scanner.point(origin) else {
      return false
    }
    addQuadratic(control, end)
    return true
  }

  private mutating func smoothQuadratic(_ origin: CGPoint) -> Bool {
    guard let end = scanner.point(origin) else { return false }
    addQuadratic(mirroredControl(cubic: false), end)
    return true
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
      let isLarge = scanner.flag(), let isSweep = scanner.flag(), let end = scanner.point(origin)
    else { return false }
    let arc = SVGArc(
      from: current, to: end, radii: CGSize(width: rx, height: ry), degrees: turn,
      isLarge: isLarge, isSweep: isSweep)
    beginIfNeeded()
    arc.append(to: &path)
    (current, lastControl) = (end, nil)
    return true
  }

  private mutating func close() -> Bool {
    path.closeSubpath()
    (current, lastControl) = (subpathStart, nil)
    return true
  }

  private func mirroredControl(cubic: Bool) -> CGPoint {
    guard let last = lastControl, last.isCubic == cubic else { return current }
    return CGPoint(x: 2 * current.x - last.point.x, y: 2 * current.y - last.point.y)
  }

  private mutating func addLine(_ end: CGPoint) {
    beginIfNeeded()
    path.addLine(to: end)
    (current, lastControl) = (end, nil)
  }

  private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    beginIfNeeded()
    path.addCurve(to: end, control1: first, control2: second)
    (current, lastControl) = (end, (second, true))
  }

  private mutating func addQuadratic(_ control: CGPoint, _ end: CGPoint) {
    beginIfNeeded()
    path.addQuadCurve(to: end, control: control)
    (current, lastControl) = (end, (control, false))
  }

  /// Starts a new subpath at the current point for a command that follows a close, or precedes any move.
  private mutating func beginIfNeeded() {
    if path.isEmpty || current == subpathStart && path.endsClosed { path.move(to: current) }
  }
}

extension Path {
  /// Whether the last element closed a subpath, so that the next one needs a move.
  fileprivate var endsClosed: Bool { elements.last == .closeSubpath }
}
