public import Foundation

/// What a view wants around it when its container has no spacing of its own.
public struct ViewSpacing: Sendable {
  /// Wants nothing, not even 0.
  public init() {}

  /// Wants no room on any side.
  public static let zero = ViewSpacing()

  /// What a view has that says nothing.
  package static let plain = ViewSpacing()

  /// The gap between this view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Takes in what another view wants on some edges, the larger where both want something.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
}
