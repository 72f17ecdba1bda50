extension TextInputNode: AppearanceObserver {
  func appear() {}

  /// Calls what the last body gave. No body runs for it: the data that it would read may be removed.
  func disappear() {
    guard let disappeared else { return }
    let id = ObjectIdentifier(self)
    runtime.actions.addDisappearance(callbackOrder) { disappeared(id) }
  }
}
