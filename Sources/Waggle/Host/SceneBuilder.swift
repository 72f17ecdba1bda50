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
  ) -> some Scene { _TupleScene(first, second, repeat each content) }
}

/// Several scenes, in order.
nonisolated public struct _TupleScene<each Content: Scene>: PrimitiveScene {
  @usableFromInline let scenes: (repeat each Content)

  @inlinable
  init(_ scenes: repeat each Content) { self.scenes = (repeat each scenes) }

  /// The windows of all scenes.
  public nonisolated static func _makeScene(
    scene: _GraphValue<_TupleScene<repeat each Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    var parts: [_SceneOutputs] = []
    var offset = 0
    func add<S: Scene>(_ type: S.Type) {
      let alignment = MemoryLayout<S>.alignment
      offset = (offset + alignment - 1) & ~(alignment - 1)
      parts.append(S._makeScene(scene: scene.part(at: offset, as: S.self), inputs: inputs))
      offset += MemoryLayout<S>.size
    }
    repeat add((each Content).self)
    return _SceneOutputs(joining: parts)
  }
}

extension _SceneOutputs {
  /// The windows of several scenes. What the scene of the program's first window observes and commands is around that window.
  fileprivate init(joining parts: [_SceneOutputs]) {
    self.init(windows: parts.flatMap(\.windows))
    let first = parts.firstIndex { $0.windows.contains { $0.kind != .settings } } ?? 0
    effects = parts[first].effects
    for (index, part) in parts.enumerated() {
      if index != first, let own = part.effects { furtherEffects.append(own) }
      furtherEffects += part.furtherEffects
    }
  }
}
