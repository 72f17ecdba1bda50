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
