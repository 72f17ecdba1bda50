extension AnimationContext {
  /// The environment of the view whose value is animated.
  public var environment: EnvironmentValues {
    (environmentSource as? AnimationEnvironment)?.read() ?? EnvironmentValues()
  }
}

/// Reads the environment of an animated view on demand.
package struct AnimationEnvironment {
  let read: () -> EnvironmentValues

  package init(read: @escaping () -> EnvironmentValues) { self.read = read }
}
