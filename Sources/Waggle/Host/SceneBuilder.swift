/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// An expression that is a scene.
  @inlinable
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single statement: the scene itself.
  @inlinable
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several statements: the scenes in order.
  @inlinable
  public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> some Scene { _TupleScene(first: first, rest: (second, repeat each content)) }
}

/// Several scenes, in order.
nonisolated public struct _TupleScene<First: Scene, Rest>: PrimitiveScene {
  @usableFromInline let first: First
  @usableFromInline let rest: Rest

  @inlinable
  init(first: First, rest: Rest) {
    self.first = first
    self.rest = rest
  }

  /// The windows of the first scene.
  public nonisolated static func _makeScene(
    scene: _GraphValue<_TupleScene<First, Rest>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    First._makeScene(scene: scene.part(at: 0, as: First.self), inputs: inputs)
  }
}
