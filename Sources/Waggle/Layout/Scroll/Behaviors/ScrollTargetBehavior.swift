import Foundation

/// Decides where scrolling by the user ends.
///
/// ```swift
/// struct Tens: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.origin.y / 10).rounded() * 10
///   }
/// }
///
/// ScrollView {
///   ForEach(0..<40) { Text("Row \($0)") }
/// }
/// .scrollTargetBehavior(Tens())
/// ```
public protocol ScrollTargetBehavior {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target, which is where the content would come to rest by itself (L116).
  ///
  /// Called when a finger is lifted, and when a wheel pauses.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior

  /// Wraps a behaviour.
  public init<T: ScrollTargetBehavior>(_ base: T) {
    self.base = (base as? AnyScrollTargetBehavior)?.base ?? base
  }

  /// Does what the wrapped behaviour does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension View {
  /// Sets where scrolling by the user ends in the nearest scroll view in this view.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   HStack {
  ///     ForEach(0..<9) { Text("Card \($0)").frame(width: 200) }
  ///   }
  ///   .scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
}

extension EnvironmentValues {
  private enum BehaviorKey: EnvironmentKey {
    static var defaultValue: AnyScrollTargetBehavior? { nil }
  }

  /// The behaviour of the nearest scroll view inside; scroll views inside that one have none of it (L162).
  package var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
}

extension ScrollState {
  /// The offset at which the behaviour wants the content to come to rest after it was let go at a velocity; nil without a
  /// behaviour.
  func behaviorTarget(at velocity: CGVector, from original: CGPoint) -> CGPoint? {
    var end = offset
    for axis in Axis.allCases { end[axis] += ScrollPath.travel(at: velocity[axis]) }
    return behaviorTarget(end, at: velocity, from: original)
  }

  /// The offset nearest to another one at which the behaviour wants the content to come to rest; nil without a behaviour.
  func behaviorTarget(near end: CGPoint) -> CGPoint? {
    behaviorTarget(end, at: CGVector(), from: end)
  }

  private func behaviorTarget(_ end: CGPoint, at velocity: CGVector, from original: CGPoint)
    -> CGPoint?
  {
    guard let behavior, traits.isEnabled else { return nil }
    let context = ScrollTargetBehaviorContext(
      originalTarget: target(at: original), velocity: velocity, contentSize: metrics.contentSize,
      containerSize: metrics.containerSize, axes: metrics.axes, scroll: self)
    var target = target(at: metrics.clamped(end))
    behavior.updateTarget(&target, context: context)
    return metrics.offset(
      showing: target.rect, at: target.anchor ?? .topLeading, from: metrics.clamped(offset))
  }

  /// The target that an offset shows.
  private func target(at offset: CGPoint) -> ScrollTarget {
    let corner = CGPoint(x: offset.x + metrics.insets.left, y: offset.y + metrics.insets.top)
    return ScrollTarget(rect: CGRect(origin: corner, size: metrics.containerSize))
  }
}
