package import Foundation

/// The scroll view around a view; nil for none.
package enum EnclosingScroll: InputKey {
  package static var defaultValue: ScrollState? { nil }
}

extension _ViewInputs {
  /// The nearest scroll view around the view.
  package var enclosingScroll: ScrollState? { bag[EnclosingScroll.self] }

  /// The nearest scroll view around the view that scrolls along an axis.
  package func enclosingScroll(along axis: Axis) -> ScrollState? {
    var next = enclosingScroll
    while let scroll = next, !scroll.metrics.axes.contains(Axis.Set(axis)) { next = scroll.outer }
    return next
  }
}

extension CGVector {
  /// The component along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }
}
