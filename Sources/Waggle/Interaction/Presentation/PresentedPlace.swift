package import Foundation

/// Where presented content is, beside what it was presented from.
package struct PresentedPlace: Equatable {
  /// The side of the source that the content is on; nil where it covers the source.
  package private(set) var edge: Edge?
  /// The middle of the source, in points from the content's left top corner; zero unless the content has an anchor.
  package private(set) var source = CGPoint.zero

  init() {}

  /// - Parameter isExact: whether the middle of the source counts.
  init(of frame: CGRect, at source: CGRect, isExact: Bool) {
    edge = Self.edge(of: frame, at: source)
    guard isExact else { return }
    self.source = CGPoint(x: source.midX - frame.minX, y: source.midY - frame.minY)
  }

  /// Whether the content is above its source.
  var isAbove: Bool { edge == .top }

  /// Here leading is left.
  private static func edge(of frame: CGRect, at source: CGRect) -> Edge? {
    if frame.maxY <= source.minY { return .top }
    if frame.minY >= source.maxY { return .bottom }
    if frame.maxX <= source.minX { return .leading }
    return frame.minX >= source.maxX ? .trailing : nil
  }
}

/// A part of a presenter that content is placed beside.
package enum PresentationAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  /// The part's frame in the root's space.
  func frame(in presenter: LayoutNode) -> CGRect {
    switch self {
    case .rect(let source): source.box.make(presenter.currentPlacement).rootValue
    case .point(let point): Self.frame(at: point, in: presenter)
    }
  }

  private static func frame(at point: UnitPoint, in presenter: LayoutNode) -> CGRect {
    let size = presenter.size
    let place = CGPoint(x: point.x * size.width, y: point.y * size.height)
    return CGRect(origin: place, size: .zero).applying(presenter.currentPlacement.toRoot)
  }
}
