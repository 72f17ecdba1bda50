/// What the environment says about a scroll view.
package struct ScrollTraits: Equatable {
  /// Whether the user can scroll.
  package var isEnabled = true
  /// Whether the content is drawn and hit only inside the scroll view.
  package var isClipped = true
  package var anchors = ScrollAnchors()
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  package var indicatorMargins = SideInsets()
  package var horizontalBounce = ScrollBounceBehavior.automatic
  package var verticalBounce = ScrollBounceBehavior.automatic
  /// Whether a drag that would pull the content down past its top is for what is around, as for a sheet.
  package var yieldsAtTop = false

  package init() {}

  /// Whether the indicator of an axis may be shown.
  package func mayShowIndicator(_ axis: Axis) -> Bool {
    let visibility = axis == .horizontal ? horizontalIndicators : verticalIndicators
    return visibility != .hidden && visibility != .never
  }
}

/// The anchors of a scroll view by role (L115). One that is set for a role counts for it, wherever one for all roles is set.
package struct ScrollAnchors: Equatable {
  /// The anchor for every role without one.
  private var every: UnitPoint?
  private var roles: [ScrollAnchorRole: UnitPoint?] = [:]

  package init() {}

  /// The anchor of a role; nil where none is set, or where nil is set for the role.
  package subscript(role: ScrollAnchorRole) -> UnitPoint? {
    if let own = roles[role] { own } else { every }
  }

  package mutating func set(_ anchor: UnitPoint?) { every = anchor }

  package mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
    roles[role] = .some(anchor)
  }
}
