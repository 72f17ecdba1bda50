import Foundation

/// The window of one program as UIKit writes it.
final class ApplicationScene: RuntimeStore {
  /// Made when a program first asks for it.
  private var scene: UIWindowScene?

  func close() {}

  @MainActor func scene(of program: ProgramStore) -> UIWindowScene {
    if let scene { return scene }
    let made = UIWindowScene(program)
    scene = made
    return made
  }
}

extension ProgramStore {
  /// The window of the program.
  @MainActor var scene: UIWindowScene { runtime.store(ApplicationScene.self).scene(of: self) }
}

extension ProgramStore.Follower {
  /// Posts UIKit's and AppKit's notifications, and has the program's controls look as it says.
  static func uiKit(_ appearance: AppearanceProxies, _ runtime: Runtime) -> Self {
    let actions = UncheckedSendable(runtime.actions)
    return Self(
      makeRuntime: { Runtime(measurer: $0, symbols: $1, semantics: $2) },
      appearance: appearance, begin: { [unowned appearance] in appearance.adoptPending() },
      post: { post($0, actions.value) },
      settings: { reportOfSettings(from: $0, to: $1, actions) },
      keyboard: { report(KeyboardMove(window: $0, old: $1, new: $2), actions.value) })
  }

  private static func reportOfSettings(
    from old: EnvironmentValues, to new: EnvironmentValues,
    _ actions: UncheckedSendable<ActionQueue>
  ) -> (@MainActor () -> Void)? {
    let names = UIAccessibility.changes(from: old, to: new)
    return names.isEmpty ? nil : { @MainActor in postAll(names, about: actions.value) }
  }

  @MainActor private static func report(_ move: KeyboardMove, _ actions: ActionQueue) {
    postAll(move.names, about: actions, move.userInfo)
  }

  @MainActor private static func postAll(
    _ names: [Notification.Name], about actions: ActionQueue, _ userInfo: [AnyHashable: Any] = [:]
  ) {
    let userInfo = userInfo.merging([ActionQueue.notifying: actions]) { own, _ in own }
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }

  @MainActor private static func post(_ event: ProgramEvent, _ actions: ActionQueue) {
    let about = [ActionQueue.notifying: actions]
    func post(_ name: Notification.Name?, _ object: AnyObject) {
      guard let name else { return }
      NotificationCenter.default.post(name: name, object: object, userInfo: about)
    }
    post(UIApplication.notification(of: event), UIApplication.shared)
    post(NSApplication.notification(of: event), NSApplication.shared)
  }
}
