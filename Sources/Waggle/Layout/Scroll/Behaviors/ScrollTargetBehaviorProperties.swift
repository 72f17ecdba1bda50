/// What a behaviour wants of a scroll view beside a target.
///
/// ```swift
/// struct Short: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
///
///   func properties(context: PropertiesContext) -> Properties {
///     var properties = Properties()
///     properties.limitsScrolls = true
///     return properties
///   }
/// }
///
/// ScrollView {
///   ForEach(0..<40) { Text("Row \($0)") }
/// }
/// .scrollTargetBehavior(Short())
/// ```
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether the content slows down sooner after a gesture, so that it goes a shorter way (L116).
  public var limitsScrolls = false

  /// The default properties.
  public init() {}
}

/// What a behaviour knows of the scroll view when it is asked for its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
}
