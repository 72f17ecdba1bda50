public import Foundation

/// Distances inwards from the four sides of a rectangle, in points; negative insets extend outwards.
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  /// From the upper side, in points.
  public var top: CGFloat
  /// From the leading side, in points.
  public var leading: CGFloat
  /// From the lower side, in points.
  public var bottom: CGFloat
  /// From the trailing side, in points.
  public var trailing: CGFloat

  /// Creates insets from distances in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
  /// The same inset on some edges in points, 0 on the others.
  @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The edges whose insets are not 0.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
