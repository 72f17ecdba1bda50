package import Foundation

/// Where presented content goes in the window.
///
/// The result is always inside the room, which is the window's safe area less a margin, as far as the content fits there.
package struct PresentationPlacement: Equatable {
  /// How content is aligned with its source along the side that it is on.
  package enum CrossAlignment { case start, center, end }

  /// The sides of the source to try, the best first. Content that fits on none of them covers the source. None: the
  /// content lies over its source.
  package var edges: [Edge]
  package var alignment: CrossAlignment
  /// A part of the presenter, in its own coordinates; nil for all of it.
  package var source: CGRect?
  /// Whether the source is in the root's space instead.
  package var isSourceInRoot = false
  /// The distance from the source, in points.
  package var gap: CGFloat
  /// The smallest distance from the edges of the window's safe area, in points.
  package var margin: CGFloat
  /// The greatest width that is proposed, in points; nil for that of the room.
  package var maxWidth: CGFloat?
  /// Whether the room is the source, instead of the presenter's bounds.
  private var isInWindow = false
  /// Whether the content takes the whole room, and may draw outside of it.
  private(set) var isCover = false

  package init(
    _ edges: [Edge], alignment: CrossAlignment = .center, source: CGRect? = nil, gap: CGFloat = 8,
    margin: CGFloat = 8, maxWidth: CGFloat? = nil
  ) {
    self.edges = edges
    self.alignment = alignment
    self.source = source
    self.gap = gap
    self.margin = margin
    self.maxWidth = maxWidth
  }

  /// Below the presenter, or above it.
  package static var below: PresentationPlacement { PresentationPlacement([.bottom, .top]) }
  /// Over the presenter.
  package static var over: PresentationPlacement { PresentationPlacement([]) }
  /// Beside the presenter, as a submenu.
  package static var beside: PresentationPlacement {
    PresentationPlacement([.trailing, .leading], alignment: .start)
  }

  /// In the middle of the window, at one of its edges, or over all of it if the content is that large.
  package static func window(_ edges: [Edge] = [], margin: CGFloat = 0) -> PresentationPlacement {
    var placement = PresentationPlacement(edges, gap: 0, margin: margin)
    placement.isInWindow = true
    return placement
  }

  /// Over the whole window: the content is proposed the safe area, and may extend beyond it.
  package static var cover: PresentationPlacement {
    var placement = window()
    placement.isCover = true
    return placement
  }

  /// The content's frame in the root's space.
  ///
  /// - Parameter source: the bounds of the source, in the root's space.
  /// - Parameter room: the window's safe area, less the margin.
  package func frame(of size: CGSize, at source: CGRect, in room: CGRect, isRightToLeft: Bool)
    -> CGRect
  {
    let frames = sides(isRightToLeft).map { frame(of: size, at: source, $0, in: room) }
    let best = frames.first { $0.fits(in: room) } ?? over(of: size, source, isRightToLeft)
    return isInWindow ? frames.first?.clamped(to: room) ?? best : best.clamped(to: room)
  }

  /// What the content is placed at: the source, or the room itself.
  func anchor(_ source: CGRect, in room: CGRect) -> CGRect { isInWindow ? room : source }

  private func sides(_ isRightToLeft: Bool) -> [(Edge, CrossAlignment)] {
    edges.map { edge in
      switch edge {
      case .leading: (isRightToLeft ? .trailing : .leading, alignment)
      case .trailing: (isRightToLeft ? .leading : .trailing, alignment)
      case .top, .bottom: (edge, alignment.mirrored(isRightToLeft))
      }
    }
  }

  /// Here leading is left.
  private func frame(
    of size: CGSize, at source: CGRect, _ side: (Edge, CrossAlignment), in room: CGRect
  ) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    let (edge, alignment) = side
    switch edge {
    case .top: frame.origin.y = isInWindow ? source.minY : source.minY - gap - size.height
    case .bottom: frame.origin.y = isInWindow ? source.maxY - size.height : source.maxY + gap
    case .leading: frame.origin.x = isInWindow ? source.minX : source.minX - gap - size.width
    case .trailing: frame.origin.x = isInWindow ? source.maxX - size.width : source.maxX + gap
    }
    switch edge {
    case .top, .bottom:
      frame.origin.x = alignment.position(size.width, source.minX, source.maxX)
      return frame.clamped(horizontallyTo: room)
    case .leading, .trailing:
      frame.origin.y = alignment.position(size.height, source.minY, source.maxY)
      return frame.clamped(verticallyTo: room)
    }
  }

  private func over(of size: CGSize, _ source: CGRect, _ isRightToLeft: Bool) -> CGRect {
    let alignment = alignment.mirrored(isRightToLeft)
    return CGRect(
      x: alignment.position(size.width, source.minX, source.maxX),
      y: source.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension PresentationPlacement.CrossAlignment {
  fileprivate func mirrored(_ isRightToLeft: Bool) -> Self {
    guard isRightToLeft, self != .center else { return self }
    return self == .start ? .end : .start
  }

  fileprivate func position(_ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    switch self {
    case .start: start
    case .center: (start + end - length) / 2
    case .end: end - length
    }
  }
}

extension CGRect {
  fileprivate func fits(in room: CGRect) -> Bool {
    minX >= room.minX - 0.01 && maxX <= room.maxX + 0.01 && minY >= room.minY - 0.01
      && maxY <= room.maxY + 0.01
  }

  /// Moved into the room; what is too large for it begins at its start.
  fileprivate func clamped(to room: CGRect) -> CGRect {
    clamped(horizontallyTo: room).clamped(verticallyTo: room)
  }

  fileprivate func clamped(horizontallyTo room: CGRect) -> CGRect {
    var copy = self
    copy.origin.x = max(room.minX, min(minX, room.maxX - width))
    return copy
  }

  fileprivate func clamped(verticallyTo room: CGRect) -> CGRect {
    var copy = self
    copy.origin.y = max(room.minY, min(minY, room.maxY - height))
    return copy
  }
}
