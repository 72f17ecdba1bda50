extension AnimationContext {
  /// The environment of the view whose value animates.
  public var environment: EnvironmentValues {
    (surroundings as? AnimationEnvironment)?.read() ?? EnvironmentValues()
  }
}

/// The environment of a view that animates.
package struct AnimationEnvironment {
  let read: () -> EnvironmentValues

  package init(read: @escaping () -> EnvironmentValues) { self.read = read }
}
