public import Foundation

/// Colours along a line, blended between their stops; a shape style gives the line its place.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: Color
    /// 0 is the gradient's start, 1 its end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in the order given.
  public var stops: [Stop]

  /// Makes a gradient of these stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at even distances, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let gaps = CGFloat(max(colors.count - 1, 1))
    self.stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / gaps) }
  }
}

extension Gradient {
  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable, BitwiseCopyable {
    private enum Space { case device, perceptual }

    private let space: Space

    /// By the components as they are encoded for the screen.
    public static let device = ColorSpace(space: .device)
    /// As the eye expects it, in Oklab: the default (C158).
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  /// The same gradient, its colours blended in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// A gradient with the space that its colours are blended in; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var space: Gradient.ColorSpace = .perceptual

  /// Makes a gradient whose colours are blended perceptually (C158).
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The same gradient, its colours blended in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }
}
