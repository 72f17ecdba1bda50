import Foundation
import Waggle

// Things that neither set of icons has. No two subpaths cross, because the even-odd rule fills them.
extension BuiltInSymbols {
  static var dottedCircle: Path {
    var path = Path()
    for index in 0..<14 {
      let angle = CGFloat(index) * .pi / 7
      let center = CGPoint(x: 8 + 7.2 * sin(angle), y: 8 - 7.2 * cos(angle))
      path.addEllipse(in: CGRect(x: center.x - 0.8, y: center.y - 0.8, width: 1.6, height: 1.6))
    }
    return path
  }

  /// Three letters z, each larger than the one before.
  static var letters: Path {
    var path = Path()
    for (x, y, size) in [(0.5, 10.5, 4), (5, 5.5, 5), (9.5, 0, 6)] as [(CGFloat, CGFloat, CGFloat)]
    {
      let line: CGFloat = 1.1
      let corners: [(CGFloat, CGFloat)] = [
        (0, 0), (size, 0), (size, line), (line * 1.6, size - line), (size, size - line),
        (size, size), (0, size), (0, size - line), (size - line * 1.6, line), (0, line),
      ]
      path.addLines(corners.map { CGPoint(x: x + $0.0, y: y + $0.1) })
      path.closeSubpath()
    }
    return path
  }

  /// A field with its middle line and circle.
  static func court(_ isFilled: Bool) -> Path {
    let rect = CGRect(x: 0, y: 3, width: 16, height: 10)
    var path = Path(roundedRect: rect, cornerRadius: 2, style: .circular)
    let ring = CGRect(x: 5.5, y: 5.5, width: 5, height: 5)
    if isFilled {
      path.addEllipse(in: ring)
      path.addEllipse(in: ring.insetBy(dx: 1, dy: 1))
      path.addRect(CGRect(x: 7.5, y: 3, width: 1, height: 2.5))
      path.addRect(CGRect(x: 7.5, y: 10.5, width: 1, height: 2.5))
    } else {
      path.addRoundedRect(
        in: rect.insetBy(dx: 1, dy: 1), cornerSize: CGSize(width: 1, height: 1), style: .circular)
      path.addEllipse(in: ring)
      path.addEllipse(in: ring.insetBy(dx: 1, dy: 1))
      path.addRect(CGRect(x: 7.5, y: 4, width: 1, height: 1.5))
      path.addRect(CGRect(x: 7.5, y: 10.5, width: 1, height: 1.5))
    }
    return path
  }

  static func tent(_ isFilled: Bool) -> Path {
    if isFilled { return SVGPathParser.parse("M8 1.5 15.5 14H.5ZM8 7 5 14H11Z") }
    return SVGPathParser.parse(
      "M8 1.5 15.5 14H.5ZM8 3.5 2.3 13H13.7ZM8 6.5 11.2 13H10L8 9 6 13H4.8Z")
  }

  /// A shell on legs, with a head at the right.
  static func tortoise(_ isFilled: Bool) -> Path {
    var path = SVGPathParser.parse("M1 10.5C1 2.5 12 2.5 12 10.5Z")
    if !isFilled { path.addPath(SVGPathParser.parse("M2.1 9.5C2.8 4.2 10.2 4.2 10.9 9.5Z")) }
    path.addPath(
      SVGPathParser.parse(
        "M2.2 11H5.2L4.5 13.4H2.2ZM8 11H11L11.5 13.4H9.1Z"
          + "M12.4 10.4C12.6 9 12.3 5.6 14.2 5.6 15.5 5.6 16 6.6 16 7.5 16 8.7 15.1 9.2 14.5 9.2"
          + " 14.2 10.4 13.5 11 12.6 11Z"))
    return path
  }

  /// A head and shoulders in a circle; in a filled one they are a hole.
  static func personInCircle(_ isFilled: Bool) -> Path {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16))
    if !isFilled { path.addEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 14)) }
    path.addEllipse(in: CGRect(x: 5.3, y: 3.3, width: 5.4, height: 5.4))
    path.addPath(
      SVGPathParser.parse(
        isFilled
          ? "M2.9 12.7C4 10.5 5.8 9.8 8 9.8S12 10.5 13.1 12.7A6.9 6.9 0 0 1 2.9 12.7Z"
          : "M3.4 12.2C4.4 10.3 6 9.8 8 9.8S11.6 10.3 12.6 12.2A6.25 6.25 0 0 1 3.4 12.2Z"))
    return path
  }

  static var fish: Path {
    var path = SVGPathParser.parse(
      "M.5 8C3 3.6 8.5 3 11.3 6.6L15.5 3.8V12.2L11.3 9.4C8.5 13 3 12.4 .5 8Z")
    path.addEllipse(in: CGRect(x: 3.2, y: 6.2, width: 1.6, height: 1.6))
    return path
  }

  static var mustache: Path {
    SVGPathParser.parse(
      "M8 6.2C6.6 4 3.6 4.4 2.9 7 2.5 8.6 1.4 9 .2 8.6 .8 12 6.4 12.4 8 8.8 9.6 12.4 15.2 12 15.8 8.6"
        + " 14.6 9 13.5 8.6 13.1 7 12.4 4.4 9.4 4 8 6.2Z")
  }

  /// A rim, a hub and three spokes.
  static var steeringWheel: Path {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16))
    path.addPath(
      SVGPathParser.parse(
        "M8 1.3A6.7 6.7 0 0 1 14.65 7.2H10.3A2.4 2.4 0 0 0 5.7 7.2H1.35A6.7 6.7 0 0 1 8 1.3Z"
          + "M1.35 8.6H5.7A2.4 2.4 0 0 0 7.3 10.3V14.66A6.7 6.7 0 0 1 1.35 8.6Z"
          + "M14.65 8.6H10.3A2.4 2.4 0 0 1 8.7 10.3V14.66A6.7 6.7 0 0 0 14.65 8.6Z"))
    return path
  }

  static func metronome(_ isFilled: Bool) -> Path {
    if isFilled {
      return SVGPathParser.parse("M6 1H10L13.2 15H2.8ZM7.4 11.5 10.6 5 9.7 4.5 6.2 11.5Z")
    }
    return SVGPathParser.parse(
      "M6 1H10L13.2 15H2.8ZM6.8 2 4.05 14H11.95L9.2 2ZM7.6 12 9.6 6.4 8.7 6 6.5 12Z")
  }
}
