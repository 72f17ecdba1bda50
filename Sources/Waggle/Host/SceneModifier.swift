public import Foundation
public import Observation
public import OpenCombine

extension Scene {
  /// Sets an environment value for the views of the scene's windows.
  ///
  /// - Parameter keyPath: the value in the environment.
  /// - Parameter value: what the views read there.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _ModifiedScene(self, _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of the scene's windows; nil removes it.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(self, _EnvironmentObjectWritingModifier(object: object))
  }

  /// Gives an object to the `@EnvironmentObject` properties of its type in the scene's windows.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _ModifiedScene(self, _ObservableObjectWritingModifier(object: object))
  }

  /// Sets the store of the `@AppStorage` properties in the scene's windows that name none (R239).
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    nonisolated(unsafe) let store = store
    return environment(\.defaultAppStorage, store)
  }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` changes, and once at the start if `initial` is true.
  ///
  /// ```swift
  /// struct Notes: App {
  ///   @Environment(\.scenePhase) private var phase
  ///
  ///   var body: some Scene {
  ///     WindowGroup { Text("No notes yet") }
  ///       .onChange(of: phase) { _, new in print(new) }
  ///   }
  /// }
  /// ```
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(self, _ValueActionModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when `value` changes, and once at the start if `initial` is true.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Calls `action` with the new value when `value` changes. The closure is that of the body before the change (R266).
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { _ModifiedScene(self, _ValueActionModifier(value: value, perform: action)) }
}

/// A scene whose windows have a modifier around their content.
nonisolated struct _ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
  private let content: Content
  private let modifier: Modifier

  init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The windows of the scene.
  nonisolated static func _makeScene(
    scene: _GraphValue<_ModifiedScene<Content, Modifier>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let second = byteOffset(of: Modifier.self, after: Content.self)
    var outputs = Content._makeScene(scene: scene.part(at: 0, as: Content.self), inputs: inputs)
    let modifier = scene.part(at: second, as: Modifier.self)
    typealias Maker = (_ViewInputs) -> _ViewOutputs
    func around(_ make: @escaping Maker) -> Maker {
      { inputs in
        Modifier._makeView(modifier: modifier, inputs: inputs) { _, inner in make(inner) }
      }
    }
    let isOfScene = Modifier.self is any SceneWideModifier.Type
    for index in outputs.windows.indices {
      // What a scene observes and commands is there once.
      if !isOfScene { outputs.windows[index].make = around(outputs.windows[index].make) }
      if index == 0 || !isOfScene {
        outputs.windows[index].makeFirst = around(outputs.windows[index].makeFirst)
      }
    }
    outputs.furtherEffects = isOfScene ? outputs.furtherEffects : outputs.furtherEffects.map(around)
    if isOfScene {
      outputs.effects = around(outputs.effects ?? { _ViewOutputs($0.nodeFactory.makeEmpty($0)) })
    } else {
      outputs.effects = outputs.effects.map(around)
    }
    return outputs
  }
}

/// A modifier that is about the scene, and not about the views in each of its windows.
protocol SceneWideModifier {}

extension _ValueActionModifier: SceneWideModifier {}
