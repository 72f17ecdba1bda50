/// A part of a program's surface, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  /// What `body` is.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Self.Body { get }

  /// Makes the scene's windows.
  nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs)
    -> _SceneOutputs
}

extension Scene {
  /// Makes the windows of the scene's body.
  public nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs)
    -> _SceneOutputs
  {
    if Body.self == Never.self {
      fatalError("\(Self.self) has no body and no way of its own to be made")
    }
    let (body, inner) = makeSceneBody(scene, inputs.base) { $0.body }
    return Body._makeScene(scene: body, inputs: _SceneInputs(base: inner))
  }
}

extension Never: Scene {
  /// There is no such scene.
  public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) -> _SceneOutputs {
    fatalError("Never is no scene")
  }
}

/// What a scene is made with.
public struct _SceneInputs {
  package var base: _ViewInputs
}

/// The windows of a scene: at least one.
public struct _SceneOutputs {
  /// Makes the content of the first window, in the order in which they stand in the source.
  package let firstWindow: (_ViewInputs) -> _ViewOutputs
}

/// A scene that the framework makes itself.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// There is none: the framework makes the scene itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
