public import Foundation

/// Colours along a line, interpolated between stops; a shape style gives the line its position.
public struct Gradient: Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// 0 is the start of the gradient, 1 its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in the order in which they were given.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let gaps = CGFloat(max(colors.count - 1, 1))
    self.stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / gaps) }
  }
}

extension Gradient {
  /// The colour space in which colours between two stops are interpolated.
  public struct ColorSpace: Hashable, Sendable, BitwiseCopyable {
    private enum Space { case device, perceptual }

    private let space: Space

    /// Interpolates the encoded sRGB components.
    public static let device = ColorSpace(space: .device)
    /// Interpolates perceptually, in Oklab: the default (C158).
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  /// The gradient, interpolated in another colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// A gradient with its interpolation space; as a shape style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var space: Gradient.ColorSpace = .perceptual
  /// Whether its two stops, of one colour, are the ends of that colour's standard gradient (C464).
  package var isStandard = false

  /// Creates a gradient that is interpolated perceptually (C158).
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient, interpolated in another colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }
}
