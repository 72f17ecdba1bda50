package import Foundation

/// Where presented content is, beside what it was presented from.
package struct PresentedPosition: Equatable {
  /// Whether the content is above its source.
  let isAbove: Bool
  /// The frame of the source in the root's space; empty for content that does not cover the window beside one.
  package let source: CGRect

  init(isAbove: Bool = false, source: CGRect = .zero) {
    self.isAbove = isAbove
    self.source = source
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
    let position = CGPoint(x: point.x * size.width, y: point.y * size.height)
    return CGRect(origin: position, size: .zero).applying(presenter.currentPlacement.toRoot)
  }
}
