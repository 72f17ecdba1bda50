public import Foundation
public import Waggle

/// The part of a view at which a popover is (`popover`).
nonisolated public enum PopoverAttachmentAnchor {
  /// A rectangle of the view, or all of it.
  case rect(Anchor<CGRect>.Source)
  /// A point, in fractions of the view's size.
  case point(UnitPoint)
}

/// Where a popover is.
nonisolated struct PopoverPosition {
  let attachment: PopoverAttachmentAnchor
  /// The side of the attachment that is tried first; nil for the side below.
  let edge: Edge?

  var anchor: PresentationAnchor {
    switch attachment {
    case .rect(let source): .rect(source)
    case .point(let point): .point(point)
    }
  }

  /// The sides to try, the best first.
  var edges: [Edge] {
    switch edge ?? .bottom {
    case .top: [.top, .bottom, .trailing, .leading]
    case .bottom: [.bottom, .top, .trailing, .leading]
    case .leading: [.leading, .trailing, .bottom, .top]
    case .trailing: [.trailing, .leading, .bottom, .top]
    }
  }
}
