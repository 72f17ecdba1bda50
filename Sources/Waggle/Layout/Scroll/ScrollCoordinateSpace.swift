/// The name of a scroll view's coordinate space, among those that programs declare.
struct ScrollSpaceName: Hashable, CustomStringConvertible {
  /// The axis along which the scroll view scrolls; nil for any.
  let axis: Axis?

  var description: String { axis.map { "scrollView(axis: .\($0))" } ?? "scrollView" }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The visible area of the nearest enclosing scroll view (R139).
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName(axis: nil)) }

  /// The visible area of the nearest enclosing scroll view that scrolls along an axis (R139).
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollSpaceName(axis: axis))
  }
}

extension ScrollState {
  /// Whether a name is that of this scroll view's coordinate space.
  package func isNamed(_ name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollSpaceName else { return false }
    return space.axis.map { metrics.axes.contains(Axis.Set($0)) } ?? true
  }
}
