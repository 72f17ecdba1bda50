public import Foundation

/// Where scrolling by the user is about to end.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show, in content coordinates. At first as large as the scroll view inside its insets.
  public var rect: CGRect
  /// The point of `rect` that meets the same point of the scroll view inside its insets; nil for the top leading corner.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Equal parts, equal hashes.
  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}

/// What a behaviour knows of the scroll view, and its environment by name.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content was when the user began to scroll.
  public let originalTarget: ScrollTarget
  /// The velocity of the content at the end of the gesture, in points per second; 0 for a wheel.
  public let velocity: CGVector
  /// The size of the content, without insets.
  public let contentSize: CGSize
  /// The size of the scroll view inside its insets.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set

  let scroll: ScrollState

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    scroll.readEnvironment()[keyPath: keyPath]
  }

  /// Whether the leading edge is the right one.
  var isRightToLeft: Bool { scroll.metrics.level.isRightToLeft }
}
