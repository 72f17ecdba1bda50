package import Foundation

extension Axis {
  /// The perpendicular axis.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  /// The set of one axis.
  package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ axis: Axis, _ position: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
