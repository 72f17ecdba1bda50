extension ViewHost {
  /// Hands the values of `@SceneStorage` to their file, if one has changed (R244). Visits nothing otherwise.
  func runStoragePass() { sceneState.save() }
}
