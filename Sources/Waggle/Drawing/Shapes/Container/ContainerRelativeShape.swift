public import Foundation

/// The shape of the container around it, inset by as much as it lies inside: its corners have the same centres.
///
/// The container is the nearest view with ``View/containerShape(_:)``; without one it is a rectangle.
///
/// ```swift
/// ZStack {
///   ContainerRelativeShape().fill(Color.orange).padding(8)  // has corners of 16 points
/// }
/// .frame(width: 120, height: 80)
/// .containerShape(RoundedRectangle(cornerRadius: 24))
/// ```
nonisolated public struct ContainerRelativeShape: InsettableShape, ProposalSizedShape {
  /// The shape of the container where it is drawn.
  @inlinable
  public init() {}

  /// The container's shape around `rect`; `rect` itself where no view draws it.
  public func path(in rect: CGRect) -> Path { ContainerPosition.path(in: rect, insetBy: 0) }

  /// The shape inset by `amount` points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ContainerRelativeInset(amount: amount)
  }
}

/// The shape of a container, inset further.
nonisolated private struct ContainerRelativeInset: InsettableShape, ProposalSizedShape {
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { ContainerPosition.path(in: rect, insetBy: amount) }

  func inset(by amount: CGFloat) -> ContainerRelativeInset {
    ContainerRelativeInset(amount: self.amount + amount)
  }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}
