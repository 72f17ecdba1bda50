extension AnimationContext {
  /// The environment of the view whose value animates.
  public var environment: EnvironmentValues {
    surroundings as? EnvironmentValues ?? EnvironmentValues()
  }
}
