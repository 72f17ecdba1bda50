import Foundation
import Waggle

/// Symbols that bootstrap-icons lacks, or has in another form. A symbol's box is the bounding box of its outline.
enum BuiltInSymbols {
  /// The line width of an outline, in sixteenths of an icon, as in bootstrap-icons.
  private static let line: CGFloat = 1

  static func symbol(named name: String) -> SymbolImage? {
    guard let path = path(of: name) else { return nil }
    return SymbolImage(
      name: name, path: path, fillStyle: FillStyle(eoFill: true), box: path.boundingRect)
  }

  /// A symbol in a circle or square; in a filled one it is a hole.
  static func symbol(named name: String, _ sign: SymbolImage, inSquare: Bool) -> SymbolImage {
    let ink = sign.path.boundingRect
    let scale = min(8.5 / ink.width, 8.5 / ink.height, 0.8)
    let small = sign.path.applying(
      CGAffineTransform(translationX: 8, y: 8).scaledBy(x: scale, y: scale)
        .translatedBy(x: -ink.midX, y: -ink.midY))
    let isFilled = name.hasSuffix(".fill")
    var path =
      inSquare
      ? outline(isFilled, square.insetBy(dx: 1, dy: 1)) { rounded($0, 2.5) }
      : outline(isFilled, square) { Path(ellipseIn: $0) }
    path.addPath(small)
    return SymbolImage(
      name: name, path: path, fillStyle: FillStyle(eoFill: true), box: path.boundingRect)
  }

  private static func path(of name: String) -> Path? {
    let isFilled = name.hasSuffix(".fill")
    switch isFilled ? String(name.dropLast(5)) : name {
    case "seal": return seal(isFilled)
    case "circle": return outline(isFilled, square) { Path(ellipseIn: $0) }
    case "oval": return outline(isFilled, wide) { Path(ellipseIn: $0) }
    case "oval.portrait": return outline(isFilled, tall) { Path(ellipseIn: $0) }
    case "capsule": return outline(isFilled, wide) { rounded($0, $0.height / 2) }
    case "capsule.portrait": return outline(isFilled, tall) { rounded($0, $0.width / 2) }
    case "square": return outline(isFilled, square.insetBy(dx: 1, dy: 1)) { rounded($0, 2.5) }
    case "rectangle": return outline(isFilled, wide) { rounded($0, 2) }
    case "rectangle.portrait": return outline(isFilled, tall) { rounded($0, 2) }
    case "ellipsis.circle": return inCircle(isFilled, dots)
    case "chevron.down.circle": return inCircle(isFilled, chevron(turns: 0))
    case "chevron.left.circle", "chevron.backward.circle":
      return inCircle(isFilled, chevron(turns: 1))
    case "chevron.up.circle": return inCircle(isFilled, chevron(turns: 2))
    case "chevron.right.circle", "chevron.forward.circle":
      return inCircle(isFilled, chevron(turns: 3))
    case "leaf": return leaf(isFilled)
    case "pawprint": return pawprint
    case "crown": return crown(isFilled)
    case "birthday.cake": return cake(isFilled)
    case "books.vertical": return books(isFilled)
    case "person.crop.circle", "person.circle": return personInCircle(isFilled)
    case "circle.dotted" where !isFilled: return dottedCircle
    case "zzz" where !isFilled: return letters
    case "sportscourt": return court(isFilled)
    case "tent": return tent(isFilled)
    case "tortoise": return tortoise(isFilled)
    case "fish": return fish
    case "mustache": return mustache
    case "steeringwheel" where !isFilled: return steeringWheel
    case "metronome": return metronome(isFilled)
    case "equal" where !isFilled: return bars(at: [5, 9.5])
    case "divide" where !isFilled: return divide
    case "fork.knife" where !isFilled: return forkAndKnife
    default: return nil
    }
  }

  private static let square = CGRect(x: 0, y: 0, width: 16, height: 16)
  private static let wide = CGRect(x: 0, y: 3, width: 16, height: 10)
  private static let tall = CGRect(x: 3, y: 0, width: 10, height: 16)

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadius: max(0, radius), style: .circular)
  }

  /// A shape; unless filled, with the same shape inset by the line width as a hole.
  private static func outline(_ isFilled: Bool, _ rect: CGRect, _ shape: (CGRect) -> Path) -> Path {
    var path = shape(rect)
    if !isFilled { path.addPath(shape(rect.insetBy(dx: line, dy: line))) }
    return path
  }

  /// A sign in a circle; in a filled one it is a hole.
  private static func inCircle(_ isFilled: Bool, _ sign: Path) -> Path {
    var path = outline(isFilled, square) { Path(ellipseIn: $0) }
    path.addPath(sign)
    return path
  }

  private static var dots: Path {
    var path = Path()
    for x in [4, 8, 12] as [CGFloat] {
      path.addEllipse(in: CGRect(x: x - 1, y: 7, width: 2, height: 2))
    }
    return path
  }

  /// An angle that points down, turned clockwise by quarters.
  private static func chevron(turns: Int) -> Path {
    SVGPathParser.parse("M4.4 6.9 5.1 6.2 8 9.1 10.9 6.2 11.6 6.9 8 10.5Z")
      .applying(
        CGAffineTransform(translationX: 8, y: 8).rotated(by: CGFloat(turns) * .pi / 2)
          .translatedBy(x: -8, y: -8))
  }

  /// A disc with twelve scallops.
  private static func seal(_ isFilled: Bool) -> Path {
    outline(isFilled, square) { rect in scallops(12, in: rect) }
  }

  /// `count` equal arcs that bulge outwards, each between two adjacent points of a circle.
  private static func scallops(_ count: Int, in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let valley = radius * 0.915
    // The control point of a quadratic arc whose middle is on the outer circle.
    let half = CGFloat.pi / CGFloat(count)
    let crest = 2 * radius - valley * cos(half)
    func point(_ distance: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + distance * sin(angle), y: rect.midY - distance * cos(angle))
    }
    var path = Path()
    path.move(to: point(valley, -half))
    for index in 0..<count {
      let angle = CGFloat(index) * 2 * half
      path.addQuadCurve(to: point(valley, angle + half), control: point(crest, angle))
    }
    path.closeSubpath()
    return path
  }

  private static func crown(_ isFilled: Bool) -> Path {
    var path = SVGPathParser.parse("M.8 3.8 4.6 7 8 2 11.4 7 15.2 3.8 13.6 13.5H2.4Z")
    if !isFilled {
      path.addPath(SVGPathParser.parse("M2.2 6.3 3.2 12.5H12.8L13.8 6.3 11.2 8.5 8 3.8 4.8 8.5Z"))
    }
    return path
  }

  /// Three books beside each other, each with a line on its spine.
  private static func books(_ isFilled: Bool) -> Path {
    var path = Path()
    for (x, top) in [(0, 1), (5.5, 1), (11, 3)] as [(CGFloat, CGFloat)] {
      let cover = CGRect(x: x, y: top, width: 5, height: 15 - top)
      path.addPath(outline(isFilled, cover) { rounded($0, 1) })
      let inset: CGFloat = isFilled ? 0 : line
      path.addRect(CGRect(x: x + inset, y: top + 3, width: 5 - 2 * inset, height: line))
    }
    return path
  }

  /// Three candles on a cake; the icing is a line.
  private static func cake(_ isFilled: Bool) -> Path {
    var path = outline(isFilled, CGRect(x: 1, y: 7, width: 14, height: 8)) { rounded($0, 1.5) }
    let (left, width): (CGFloat, CGFloat) = isFilled ? (1, 14) : (2, 12)
    path.addRect(CGRect(x: left, y: 10.5, width: width, height: line))
    for x in [4, 8, 12] as [CGFloat] {
      path.addRect(CGRect(x: x - 0.5, y: 3.5, width: 1, height: 3.5))
      path.addEllipse(in: CGRect(x: x - 0.8, y: 0.5, width: 1.6, height: 2.4))
    }
    return path
  }

  private static func leaf(_ isFilled: Bool) -> Path {
    var path = SVGPathParser.parse(
      "M15 1C15 9.5 11 14 5.5 13.2 4.4 13 3.6 12.6 3 12.1 2.3 13 1.8 14 1.5 15.2L.5 14.9C1.6 11 4.6 8 9 6.3L8.7 5.6"
        + "C5.6 6.8 3.3 8.5 1.8 10.6 .9 5.9 3.6 3.1 8 2.9 11 2.8 13.3 2.4 15 1Z")
    guard !isFilled else { return path }
    path.addPath(
      SVGPathParser.parse(
        "M13.8 2.9C13.4 9 10.3 12.8 5.7 12.2 4.9 12.1 4.3 11.8 3.8 11.4 5.1 9.7 6.9 8.3 9.4 7.3"
          + "L8.4 4.7C6 5.5 4 6.6 2.6 8 2.9 5.4 5 4 8.1 3.9 10.4 3.8 12.3 3.5 13.8 2.9Z"))
    return path
  }

  private static var pawprint: Path {
    SVGPathParser.parse(
      "M8 7.4C10.6 7.4 13.2 10.3 13.2 12.6 13.2 14 12.2 14.8 10.9 14.8 9.8 14.8 9 14.4 8 14.4 7 14.4 6.2 14.8 5.1 14.8"
        + " 3.8 14.8 2.8 14 2.8 12.6 2.8 10.3 5.4 7.4 8 7.4Z"
        + "M5.6 1A1.6 2.3 0 0 1 5.6 5.6 1.6 2.3 0 0 1 5.6 1Z M10.4 1A1.6 2.3 0 0 1 10.4 5.6 1.6 2.3 0 0 1 10.4 1Z"
        + "M2 5.2A1.5 2 0 0 1 2 9.2 1.5 2 0 0 1 2 5.2Z M14 5.2A1.5 2 0 0 1 14 9.2 1.5 2 0 0 1 14 5.2Z"
    )
  }

  private static func bars(at heights: [CGFloat]) -> Path {
    var path = Path()
    for y in heights {
      path.addPath(rounded(CGRect(x: 2, y: y, width: 12, height: 1.5), 0.75))
    }
    return path
  }

  private static var divide: Path {
    var path = bars(at: [7.25])
    for y in [CGFloat(2.5), 11] {
      path.addEllipse(in: CGRect(x: 6.75, y: y, width: 2.5, height: 2.5))
    }
    return path
  }

  private static var forkAndKnife: Path {
    SVGPathParser.parse(
      "M2 1H3V5.5H4V1H5V5.5H6V1H7V6C7 7.2 6.2 8 5.2 8.2V15H3.8V8.2C2.8 8 2 7.2 2 6Z"
        + "M10 15V1C12.2 1.6 13.5 4.2 13.5 8.5V9.5H11.4V15Z")
  }
}
