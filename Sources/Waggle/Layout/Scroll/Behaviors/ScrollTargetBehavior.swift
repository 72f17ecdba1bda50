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
  /// What a behaviour knows of the scroll view when it decides.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What a behaviour wants of the scroll view beside a target.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What a behaviour knows of the scroll view when it is asked for its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes the target, which is where the content would come to rest by itself (L116).
  ///
  /// Called when a finger is lifted and when a wheel pauses, and when the size of the scroll view has changed: then the
  /// target is where the same part of the content is now (L237).
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What the behaviour wants of the scroll view beside a target. Called when a finger is lifted; by default, nothing.
  ///
  /// - Parameter context: the environment of the scroll view, and its axes.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// The default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
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

  /// The properties of the wrapped behaviour.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
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
    let deceleration = deceleration
    var end = offset
    for axis in Axis.allCases { end[axis] += deceleration.travel(at: velocity[axis]) }
    return traits.isEnabled ? behaviorTarget(end, at: velocity, from: original) : nil
  }

  /// The offset nearest to another one at which the behaviour wants the content to come to rest; nil without a behaviour.
  func behaviorTarget(near end: CGPoint) -> CGPoint? {
    behaviorTarget(end, at: CGVector(), from: end)
  }

  /// How fast the content slows down after the user has let go.
  var deceleration: ScrollDeceleration {
    guard let behavior else { return .normal }
    let context = ScrollTargetBehaviorPropertiesContext(
      environment: readEnvironment(), axes: metrics.axes)
    return behavior.properties(context: context).limitsScrolls ? .fast : .normal
  }

  private func behaviorTarget(_ end: CGPoint, at velocity: CGVector, from original: CGPoint)
    -> CGPoint?
  {
    guard let behavior else { return nil }
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
