public import Foundation

extension GraphicsContext {
  /// A change of what is drawn, as one layer.
  public struct Filter {
    fileprivate enum Kind {
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, CGSize)
      case colors(ColorMatrix)
      case multiply(Color)
      case blur(radius: CGFloat, isOpaque: Bool)
      case threshold(min: Double, max: Double, Color)
    }

    fileprivate let kind: Kind

    /// How a blur treats the edges of what is drawn.
    public struct BlurOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt32
      /// Options from bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// The result is opaque and confined to the bounds.
      public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    }

    /// Applies a transform, which may have perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Draws a shadow below; `radius` is the blur's standard deviation (C157).
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, CGSize(width: x, height: y))) }

    /// Multiplies the colours by a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Turns the hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .colors(.hueRotation(angle)))
    }

    /// Changes the saturation: 1 changes nothing, 0 makes grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .colors(.saturation(amount)))
    }

    /// Makes brighter: 0 changes nothing, 1 makes white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .colors(.brightness(amount)))
    }

    /// Changes the contrast: 1 changes nothing, 0 makes grey.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .colors(.contrast(amount)))
    }

    /// Inverts the colours: 0 changes nothing, 1 inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .colors(.contrast(1 - 2 * clampedToUnit(amount))))
    }

    /// Takes colour away: 0 changes nothing, 1 makes grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .colors(.saturation(1 - clampedToUnit(amount))))
    }

    /// Makes black, as opaque as the colours were light.
    public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }

    /// Blurs; `radius` is the standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Draws a colour where the opacity is between two limits, and nothing elsewhere; the edge is as wide as one step
    /// of an 8-bit opacity.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    { Filter(kind: .threshold(min: min, max: max, color)) }
  }
}

extension GraphicsContext.Filter {
  /// The node with the filter; the same where the filter has numbers that cannot be drawn.
  func applied(to node: DisplayNode, _ target: CanvasTarget) -> DisplayNode {
    func resolve(_ color: Color) -> ResolvedColor {
      color.resolve(in: target.environment.colorContext)
    }
    switch kind {
    case .projection(let matrix):
      return matrix.isFinite ? DisplayNode(.projection(matrix, node)) : node
    case .shadow(let color, let radius, let offset):
      let shadow = LayerShadow(color: resolve(color), radius: max(radius, 0), offset: offset)
      return shadow.isFinite && shadow.color.opacity > 0
        ? DisplayNode(.shadows([shadow], node)) : node
    case .colors(let matrix): return Self.recolored(node, matrix, target)
    case .multiply(let color):
      return Self.recolored(node, .multiplication(by: resolve(color)), target)
    case .blur(let radius, let isOpaque):
      guard radius.isFinite else {
        target.runtime.reportOnce(.blur(at: target.path))
        return node
      }
      return radius > 0 ? DisplayNode(.blur(radius: radius, isOpaque: isOpaque, node)) : node
    case .threshold(let low, let high, let color):
      let ink = resolve(color)
      let above = Self.recolored(node, .threshold(low, ink, isAbove: true), target)
      if high >= 1 { return above }
      let below = Self.recolored(node, .threshold(high, ink.opaque, isAbove: false), target)
      return DisplayNode(.mask(below, above))
    }
  }

  private static func recolored(_ node: DisplayNode, _ matrix: ColorMatrix, _ target: CanvasTarget)
    -> DisplayNode
  {
    guard matrix.isFinite else {
      target.runtime.reportOnce(.colorEffect(at: target.path))
      return node
    }
    return matrix == .identity ? node : DisplayNode(.colors(matrix, node))
  }
}

extension ColorMatrix {
  /// A colour where the opacity is above a limit, or below it, and nothing elsewhere.
  fileprivate static func threshold(_ limit: Double, _ color: ResolvedColor, isAbove: Bool)
    -> ColorMatrix
  {
    let slope = (isAbove ? 255.0 : -255) * color.opacity
    return ColorMatrix(
      rows: [color.red, color.green, color.blue].map { [0, 0, 0, 0, $0] }
        + [[0, 0, 0, slope, 0.5 * color.opacity - slope * limit]])
  }
}
