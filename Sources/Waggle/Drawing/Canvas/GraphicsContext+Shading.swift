public import Foundation

extension GraphicsContext {
  /// A colour or a pattern with which is drawn.
  public struct Shading: @unchecked Sendable {
    fileprivate enum Kind {
      case foreground
      case palette([Shading])
      case style(AnyShapeStyle)
      case gradient(AnyGradient, CanvasGradient, GradientOptions)
      case tiles(Image, CGPoint, CGRect, CGFloat)
      case resolved(Paint)
    }

    fileprivate let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// Several shadings; the first one is drawn, as symbols have one layer.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { style(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style; unit points are those of the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(AnyGradient(gradient), .linear(startPoint, endPoint), options))
    }

    /// A gradient between two circles around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient), .radial(center, max(startRadius, 0), max(endRadius, 0)), options))
    }

    /// An image that is repeated, or a part of it; one of its tiles begins at the point (C369).
    ///
    /// - Parameter image: the image that is repeated.
    /// - Parameter origin: the point, in the canvas.
    /// - Parameter sourceRect: the part, in unit points of the image.
    /// - Parameter scale: the size of the image where it is drawn, 1 is its own size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(kind: .tiles(image, origin, sourceRect, scale)) }

    /// A gradient around a point, from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .gradient(AnyGradient(gradient), .conic(center, angle), options)) }
  }

  /// What is outside the ends of a gradient: without options, its first and its last colour.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// The gradient forwards and backwards.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
  }

  /// The shading with its colours resolved in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .foreground: Shading(kind: .resolved(environment.foregroundPaint))
    case .style(let style): Shading(kind: .resolved(style.paint(in: environment)))
    case .palette(let shadings): shadings.first.map { resolve($0) } ?? resolve(.foreground)
    case .gradient, .tiles, .resolved: shading
    }
  }

  /// The paint of a shading for what is drawn in a box; its unit points are those of a frame.
  func paint(_ shading: Shading, in box: CGRect, of frame: CGRect) -> Paint {
    switch resolve(shading).kind {
    case .resolved(let paint): return paint.mapped(from: box, to: frame)
    case .gradient(let gradient, let axis, let options):
      let paint = gradient.paint(axis.geometry, in: _StyleContext(environment)).paint
      guard case .gradient(let resolved) = paint else { return paint }
      let repeated = resolved.repeated(options, axis.shares(of: box))
      return Paint.gradient(repeated)
        .mapped(from: CGRect(x: 0, y: 0, width: 1, height: 1), to: frame)
    case .tiles(let image, let origin, let part, let scale):
      let tiles = DrawnTiledImage(
        image, part: part, scale: scale,
        origin: origin, in: environment)
      tiles.report(to: target.runtime, at: target.path)
      return .image(tiles, opacity: 1)
    case .foreground, .style, .palette: return environment.foregroundPaint
    }
  }
}

/// Where a gradient of a canvas is, in points.
enum CanvasGradient: Sendable {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGFloat)
  case conic(CGPoint, Angle)

  /// The same, in unit points of a square of one point at the origin.
  fileprivate var geometry: ResolvedGradient.Geometry {
    func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
    return switch self {
    case .linear(let start, let end): .linear(start: unit(start), end: unit(end))
    case .radial(let center, let start, let end):
      .radial(center: unit(center), startRadius: start, endRadius: end)
    case .conic(let center, let angle):
      .angular(
        center: unit(center), startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
    }
  }

  /// From where to where a box reaches along the gradient, which itself is from 0 to 1.
  fileprivate func shares(of box: CGRect) -> ClosedRange<CGFloat> {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    var shares: [CGFloat]
    switch self {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let square = x * x + y * y
      shares = corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / square }
    case .radial(let center, let start, let end):
      shares = corners.map { (hypot($0.x - center.x, $0.y - center.y) - start) / (end - start) }
      shares.append(-start / (end - start))
    case .conic: return 0...1
    }
    let usable = shares.filter(\.isFinite)
    return min(usable.min() ?? 0, 0)...max(usable.max() ?? 1, 1)
  }
}

extension ResolvedGradient {
  /// The most copies of a gradient to either side.
  private static var limit: CGFloat { 100 }

  /// The gradient, repeated as far as these shares of it reach.
  fileprivate func repeated(
    _ options: GraphicsContext.GradientOptions, _ shares: ClosedRange<CGFloat>
  ) -> ResolvedGradient {
    guard !options.isEmpty, !stops.isEmpty else { return self }
    let first = max(shares.lowerBound.rounded(.down), -Self.limit)
    let last = min(shares.upperBound.rounded(.up), Self.limit)
    var copy = self
    switch geometry {
    case .linear(let start, let end):
      func point(_ share: CGFloat) -> UnitPoint {
        UnitPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      copy.geometry = .linear(start: point(first), end: point(last))
      copy.stops = stops(from: first, to: last, options)
    case .radial(let center, let start, let end):
      // Nothing is inside a radius of 0.
      let inner = max(first, end > start ? (-start / (end - start)).rounded(.up) : first)
      let width = end - start
      copy.geometry = .radial(
        center: center, startRadius: max(start + width * inner, 0),
        endRadius: max(start + width * last, 0))
      copy.stops = stops(from: inner, to: last, options)
    case .elliptical, .angular: break
    }
    return copy
  }

  private func stops(
    from first: CGFloat, to last: CGFloat, _ options: GraphicsContext.GradientOptions
  ) -> [ResolvedStop] {
    var result: [ResolvedStop] = []
    for copy in stride(from: first, to: last, by: 1) {
      let isReversed = options.contains(.mirror) && Int(copy) % 2 != 0
      let ordered = isReversed ? stops.reversed() : stops
      // A gradient that does not reach its ends has its outermost colours there.
      let ends = [(ordered.first, 0), (ordered.last, 1)] as [(ResolvedStop?, CGFloat)]
      func add(_ color: ResolvedColor, _ share: CGFloat) {
        result.append(
          ResolvedStop(color: color, location: (copy + share - first) / (last - first)))
      }
      if let color = ends[0].0?.color { add(color, 0) }
      for stop in ordered { add(stop.color, isReversed ? 1 - stop.location : stop.location) }
      if let color = ends[1].0?.color { add(color, 1) }
    }
    return result
  }
}

extension Paint {
  /// The paint whose unit points were those of a box, for a frame; only of an elliptical gradient in a box of other
  /// proportions the shape changes.
  func mapped(from box: CGRect, to frame: CGRect) -> Paint {
    guard box != frame, case .gradient(var gradient) = ink else { return self }
    let (width, height) = (frame.width, frame.height)
    func unit(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(
        x: width > 0 ? (box.minX + point.x * box.width - frame.minX) / width : 0,
        y: height > 0 ? (box.minY + point.y * box.height - frame.minY) / height : 0)
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      gradient.geometry = .linear(start: unit(start), end: unit(end))
    case .radial(let center, let start, let end):
      gradient.geometry = .radial(center: unit(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let start, let end):
      let factor = max(box.width, box.height) / max(width, height, 1e-9)
      gradient.geometry = .elliptical(
        center: unit(center), startFraction: start * factor, endFraction: end * factor)
    case .angular(let center, let start, let end):
      gradient.geometry = .angular(center: unit(center), startAngle: start, endAngle: end)
    }
    return Paint.gradient(gradient).shadowed(shadows)
  }
}
