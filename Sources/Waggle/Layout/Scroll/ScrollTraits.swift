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

  package init() {}

  /// Whether the indicator of an axis may be shown.
  package func mayShowIndicator(_ axis: Axis) -> Bool {
    let visibility = axis == .horizontal ? horizontalIndicators : verticalIndicators
    return visibility != .hidden && visibility != .never
  }
}

/// The anchors of a scroll view by role (L115); nil where none was set.
package struct ScrollAnchors: Equatable {
  package var initialOffset: UnitPoint?
  package var sizeChanges: UnitPoint?
  package var alignment: UnitPoint?

  package init() {}
}
