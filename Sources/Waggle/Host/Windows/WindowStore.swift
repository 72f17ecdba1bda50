package import Foundation
import WaggleGraph

/// What the scenes of a host's program say of its windows.
package final class WindowStore: RuntimeStore {
  /// The title of the first window's scene, for content that has none.
  var title: () -> Text? = { nil }
  /// The size of new windows; nil where the scene has none.
  package internal(set) var defaultSize: CGSize?
  /// What the scene says of its windows.
  package var settings: WindowSettings { settingsOfScene() }
  var settingsOfScene: () -> WindowSettings = { WindowSettings() }
  var kind = SceneWindow.Kind.group
  /// Whether the content decides about the size of a window.
  package var fitsContent: Bool { (settings.resizability ?? .automatic).fitsContent(in: kind) }
  /// Whether a window is never smaller than its content can be.
  package var keepsLeastSize: Bool { settings.resizability?.keepsLeastSize ?? false }
  /// The windows over the first one.
  package let windows: ProgramWindows

  init(_ runtime: Runtime) { windows = ProgramWindows(runtime) }

  /// Takes what the scene of the tree's window says.
  func describe(_ scene: SceneWindow) {
    (title, settingsOfScene, kind) = (scene.title, scene.settings, scene.kind)
    defaultSize = scene.settings().defaultSize
  }

  package func close() {
    title = { nil }
    settingsOfScene = { WindowSettings() }
    windows.end()
  }
}

/// The content of a window over the first one.
nonisolated package struct SceneWindowContent: PrimitiveView {
  private let window: OpenWindow

  package init(_ window: OpenWindow) { self.window = window }

  package nonisolated static func _makeView(
    view: _GraphValue<SceneWindowContent>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    return graph.untracked { view.read(in: graph) }.window.scene.make(inputs)
  }
}

/// What scenes other than the first observe and command, as a view that is not seen.
nonisolated package struct SceneEffects: PrimitiveView {
  private let make: (_ViewInputs) -> _ViewOutputs

  /// One view for each such scene.
  package static func all(of windows: ProgramWindows) -> [SceneEffects] {
    windows.effects.map { SceneEffects(make: $0) }
  }

  package nonisolated static func _makeView(view: _GraphValue<SceneEffects>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let graph = inputs.runtime.graph
    return graph.untracked { view.read(in: graph) }.make(inputs)
  }
}
