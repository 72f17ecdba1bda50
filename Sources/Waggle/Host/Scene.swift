/// A part of an app's interface, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of `body`.
  associatedtype Body: Scene

  /// The scene's content.
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
    require(
      Body.self != Never.self, "The scene \(typeName(Self.self)) has a body of type Never",
      path: inputs.base.scope?.path ?? "", cure: "Give it a body that returns a scene.")
    let (body, inner) = makeSceneBody(scene, inputs.base) { $0.body }
    return Body._makeScene(scene: body, inputs: _SceneInputs(base: inner))
  }
}

extension Never: Scene {
  /// Never called: no value of `Never` exists.
  public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) -> _SceneOutputs {
    fatalError("Never is not a scene")
  }
}

/// The inputs of a scene's content.
public struct _SceneInputs {
  package var base: _ViewInputs
}

/// The windows of a scene: at least one kind.
public struct _SceneOutputs {
  /// The kinds of windows, in source order.
  package var windows: [SceneWindow]
  /// Makes what the scene observes and commands, without a window; nil for nothing.
  var effects: ((_ViewInputs) -> _ViewOutputs)?
  /// The same of scenes after the first one.
  var furtherEffects: [(_ViewInputs) -> _ViewOutputs] = []

  init(windows: [SceneWindow]) { self.windows = windows }
}

/// A scene without a body, implemented by the framework.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never called: a primitive scene has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
