package import Waggle

/// Where the values of scenes are kept. The composition root passes it in, so that sessions need no files.
package protocol SceneFiles {
  /// The file of a scene, with what was kept in it. Where there is none, it begins with the values of `other`.
  @MainActor func file(of scene: String, or other: String?) -> SceneState.File
}
